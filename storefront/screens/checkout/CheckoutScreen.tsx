import { readiness } from '@veloc/rules';
import { Notice, PageHeader, PageLayout } from '@veloc/ui';
import { useLocation } from 'wouter';
import { goBack } from '../../shared/navigation';
import { useCart } from '../../state/cart/useCart';
import { OrderExpiry } from '../../features/order/OrderExpiry';
import { useClosedLines } from '../../features/order/useClosedLines';
import { waitingReason } from '../../features/order/waitingReason';
import { EmptyCheckout } from './parts/NothingToPay';
import { OrderPage } from '../../features/order/parts/OrderPage';
import { useCartPayment, useOpenedOrder } from './useCartPayment';
import * as paths from '../../shared/paths';

/** Confirms what is chosen in the cart. */
export default function CheckoutScreen() {
  const { items, networkStatus } = useCart();
  const closed = useClosedLines();
  const payment = useCartPayment(closed);
  const { lines, cartLines: chosen, subject, phase } = payment;
  const order = useOpenedOrder(phase ? null : subject);
  const [, navigate] = useLocation();
  return (
    <PageLayout>
      <PageHeader
        title="Xác nhận thanh toán"
        subtitle={
          order.expiresAt === null ? undefined : (
            <OrderExpiry key={order.expiresAt} expiresAt={order.expiresAt} onEnd={order.look} />
          )
        }
        onBack={() => goBack(navigate)}
      />
      {lines.length === 0 ? (
        <EmptyCheckout subject={subject} />
      ) : (
        <OrderPage
          payment={payment}
          reason={phase ? null : waitingReason({ readiness: readiness(items, chosen), chosen, closed, networkStatus })}
          onPaid={({ order }) => navigate(paths.paidCartOf(order.id), { replace: true })}
        >
          {order.hasExpired ? (
            <Notice role="status" tone="warning">
              Đơn hàng đã hết hạn và chưa bị trừ tiền. Bấm thanh toán để tạo đơn mới với đúng các vé này.
            </Notice>
          ) : null}
        </OrderPage>
      )}
    </PageLayout>
  );
}
