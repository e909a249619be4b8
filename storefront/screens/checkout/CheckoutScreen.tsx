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
  // What was bought leaves the cart; the page keeps showing it under the success popup.
  const [bought, setBought] = useState<typeof chosen | null>(null);
  const lines = bought ?? chosen;
  return (
    <div className={styles.page}>
      <PageHeader title="Xác nhận thanh toán" onBack={() => goBack(navigate)} />
      {lines.length === 0 ? <NothingToPay /> : <OrderPage lines={lines} onPaid={() => setBought(lines)} />}
    </div>
  );
}
