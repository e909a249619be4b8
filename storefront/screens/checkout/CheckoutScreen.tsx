import { PageHeader } from '@veloc/ui';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { goBack } from '../../app/layouts/goBack';
import { useCart } from '../../state/cart/useCart';
import { useClosedLines } from '../cart/parts/useClosedLines';
import { waitingReason } from '../cart/parts/waitingReason';
import * as styles from './CheckoutScreen.css';
import { EmptyCheckout } from './parts/EmptyCheckout';
import { OrderPage } from './parts/OrderPage';
import { useCartPayment } from './useCartPayment';

/** Confirms what is chosen in the cart (mockup 15). */
export default function CheckoutScreen() {
  const { chosen, readiness, networkStatus } = useCart();
  const closed = useClosedLines();
  const payment = useCartPayment();
  const [shown, setShown] = useState<string | null>(null);
  if (payment.lines.length > 0 && payment.subject !== shown) setShown(payment.subject);
  const [, navigate] = useLocation();
  return (
    <div className={styles.page}>
      <PageHeader title="Xác nhận thanh toán" onBack={() => goBack(navigate)} />
      {payment.lines.length === 0 ? (
        <EmptyCheckout subject={shown} />
      ) : (
        <OrderPage
          payment={payment}
          reason={payment.phase ? null : waitingReason({ readiness, chosen, closed, networkStatus })}
          onPaid={({ order }) =>
            navigate(`/payment/cart-checkout?id=${encodeURIComponent(order.id)}`, { replace: true })
          }
        />
      )}
    </div>
  );
}
