import { BottomSheet, Button } from '@veloc/ui';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { createCart } from '../../state/cart/cart';
import { useLazyCart, useSheetOpen, useSession } from '../../state/contexts';
import * as styles from './Layout.css';

/** What a logout would take along that only this device has. */
type Loss = 'cart' | 'evidence';

interface LeavingShop {
  /** What is asked about; null while nothing is. */
  loss: Loss | null;
  /** Logs out, or asks first when the cart, or what was found of a ticket, is on this device alone. */
  ask: () => void;
  stay: () => void;
  /** Gives up what was asked about. */
  leave: () => void;
}

/** Not with the first page, which has no room for it. */
const evidence = async () => (await import('../../data/promises')).allEvidence();

export function useLogOut(): LeavingShop {
  const [, navigate] = useLocation();
  const { logout } = useSession();
  const cart = useLazyCart();
  const [loss, setLoss] = useState<Loss | null>(null);
  const leave = () => {
    setLoss(null);
    logout();
    navigate('/');
  };
  const askForEvidence = async () => {
    // Whatever fails here, who wants to leave leaves.
    const held = await evidence().catch(() => []);
    if (held.length > 0) setLoss('evidence');
    else leave();
  };
  return {
    loss,
    ask: () => (cart.open(createCart).hasUnsent() ? setLoss('cart') : void askForEvidence()),
    stay: () => setLoss(null),
    leave: () => (loss === 'cart' ? void askForEvidence() : leave()),
  };
}

const questions: Readonly<Record<Loss, { title: string; description: string }>> = {
  cart: {
    title: 'Giỏ hàng chưa được lưu',
    description:
      'Giỏ hàng có thay đổi chưa được lưu vào tài khoản của bạn. Nếu đăng xuất bây giờ, các thay đổi này sẽ mất.',
  },
  evidence: {
    title: 'Lưu bằng chứng trước đã',
    description:
      'Máy này giữ bằng chứng là vé của bạn không khớp với sổ bán. Đăng xuất sẽ xóa bằng chứng, và không ai lấy lại được.',
  },
};

/** The one question before a logout that takes along what only this device has. */
export function LogOutQuestion({ loss, stay, leave }: LeavingShop) {
  // Its words stay while it goes.
  const [asked, setAsked] = useState<Loss>('cart');
  if (loss !== null && loss !== asked) setAsked(loss);
  const save = async () => {
    const { saveFile } = await import('../usePicture');
    const text = JSON.stringify(await evidence(), null, 2);
    saveFile(new File([text], 'bang-chung.json', { type: 'application/json' }));
  };
  return (
    <BottomSheet open={useSheetOpen(loss !== null)} onClose={stay} {...questions[asked]}>
      <div className={styles.buttons}>
        <Button kind="quiet" onClick={leave}>
          Vẫn đăng xuất
        </Button>
        {asked === 'evidence' ? (
          <Button onClick={() => void save()}>Lưu bằng chứng</Button>
        ) : (
          <Button onClick={stay}>Ở lại</Button>
        )}
      </div>
    </BottomSheet>
  );
}
