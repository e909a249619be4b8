import { BottomSheet, Button } from '@veloc/ui';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { createCart } from '../../state/cart/cart';
import { useLazyCart, useSheetOpen, useSession } from '../../state/contexts';
import * as styles from './Layout.css';

interface LeavingShop {
  isAsking: boolean;
  /** Logs out, or asks first when the cart holds what only this device knows. */
  ask: () => void;
  stay: () => void;
  leave: () => void;
}

export function useLogOut(): LeavingShop {
  const [, navigate] = useLocation();
  const { logout } = useSession();
  const cart = useLazyCart();
  const [isAsking, setAsking] = useState(false);
  const leave = () => {
    setAsking(false);
    logout();
    navigate('/');
  };
  return {
    isAsking,
    ask: () => (cart.open(createCart).hasUnsent() ? setAsking(true) : leave()),
    stay: () => setAsking(false),
    leave,
  };
}

/** The one question before a logout that takes changes of the cart along. */
export function LogOutQuestion({ isAsking, stay, leave }: LeavingShop) {
  return (
    <BottomSheet
      open={useSheetOpen(isAsking)}
      onClose={stay}
      title="Giỏ hàng chưa được lưu"
      description="Giỏ hàng có thay đổi chưa được lưu vào tài khoản của bạn. Nếu đăng xuất bây giờ, các thay đổi này sẽ mất."
    >
      <div className={styles.buttons}>
        <Button kind="quiet" onClick={leave}>
          Vẫn đăng xuất
        </Button>
        <Button onClick={stay}>Ở lại</Button>
      </div>
    </BottomSheet>
  );
}
