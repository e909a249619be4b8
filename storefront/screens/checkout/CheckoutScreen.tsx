import { PageHeader } from '@veloc/ui';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { goBack } from '../../app/layouts/goBack';
import { useCart } from '../../state/cart/useCart';
import * as styles from './CheckoutScreen.css';
import { NothingToPay } from './parts/NothingToPay';
import { OrderPage } from './parts/OrderPage';

export default function CheckoutScreen() {
  const { chosen } = useCart();
  const [, navigate] = useLocation();
  // From the press on the page shows what is being paid, though it leaves the cart meanwhile.
  const [held, setHeld] = useState<typeof chosen | null>(null);
  const lines = held ?? chosen;
  return (
    <div className={styles.page}>
      <PageHeader title="Xác nhận thanh toán" onBack={() => goBack(navigate)} />
      {lines.length === 0 ? (
        <NothingToPay />
      ) : (
        <OrderPage lines={lines} hold={(isPaying) => setHeld(isPaying ? lines : null)} />
      )}
    </div>
  );
}
