import type { Order } from '@veloc/rules';
import { ButtonLink } from '@veloc/ui';
import { orderHref } from '../../order/orderHref';

/** To the order that a payment was for: to pay it while it waits, to see it afterwards. */
export function PaidOrderLink({ order }: { order: Pick<Order, 'id' | 'gameId' | 'status'> }) {
  return order.status === 'pending' ? (
    <ButtonLink href={`/payment/${encodeURIComponent(order.id)}`}>Thanh toán đơn hàng</ButtonLink>
  ) : (
    <ButtonLink href={orderHref(order)}>Xem đơn hàng</ButtonLink>
  );
}
