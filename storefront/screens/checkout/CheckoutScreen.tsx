import { PageHeader } from '@veloc/ui';
import { useLocation } from 'wouter';
import { goBack } from '../../app/layouts/goBack';
import { useCart } from '../../state/cart/useCart';
import { waitingReason } from '../cart/parts/waitingReason';
import * as styles from './CheckoutScreen.css';
import { EmptyCheckout } from './parts/EmptyCheckout';
import { OrderPage } from './parts/OrderPage';
import { useCartPayment } from './useCartPayment';

/** Confirms what is chosen in the cart (mockup 15). */
export default function CheckoutScreen() {
  const { chosen, readiness, networkStatus } = useCart();
  const payment = useCartPayment();
  const [, navigate] = useLocation();
  return (
    <div className={styles.page}>
      <PageHeader title="Xác nhận thanh toán" onBack={() => goBack(navigate)} />
      {payment.lines.length === 0 ? (
        <EmptyCheckout />
      ) : (
        <OrderPage
          payment={payment}
          reason={payment.phase ? null : waitingReason({ readiness, chosen, networkStatus })}
          onPaid={({ order }) =>
            navigate(`/payment/cart-checkout?id=${encodeURIComponent(order.id)}`, { replace: true })
          }
        />
      )}
    </div>
  );
}
