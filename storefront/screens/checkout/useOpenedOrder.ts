import { useOrder } from '../../data/useOrder';
import { usePayments } from '../../state/payment/usePayments';

/** The order that an earlier press has made of what is shown, while it waits to be paid or has run out meanwhile. */
export function useOpenedOrder(subject: string | null) {
  const { orderOf } = usePayments();
  const { order, refresh } = useOrder(subject === null ? null : orderOf(subject));
  return {
    /** ISO instant until which it can be paid; null when there is none. */
    expiresAt: order?.status === 'pending' ? order.expiresAt : null,
    hasExpired: order?.status === 'expired',
    look: () => refresh(),
  };
}
