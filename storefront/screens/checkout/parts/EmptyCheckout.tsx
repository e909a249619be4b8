import { Redirect } from 'wouter';
import { useOrder } from '../../../data/useOrder';
import { usePayments } from '../../../state/payment/usePayments';
import { NothingToPay } from './NothingToPay';

interface EmptyCheckoutProps {
  /** What this page has shown to be paid until now. */
  subject: string | null;
}

/** Nothing is left to pay: because it has been paid, here or in another tab, or because nothing is chosen. */
export function EmptyCheckout({ subject }: EmptyCheckoutProps) {
  const { orderOf, unacknowledgedOrder } = usePayments();
  const id = (subject === null ? null : orderOf(subject)) ?? unacknowledgedOrder();
  const { order } = useOrder(id);
  if (id !== null && order?.status === 'paid') {
    return <Redirect to={`/payment/cart-checkout?id=${encodeURIComponent(id)}`} replace />;
  }
  return <NothingToPay />;
}
