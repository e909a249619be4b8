import { Redirect } from 'wouter';
import { useOrder } from '../../../data/useOrder';
import { usePayments } from '../../../state/payment/usePayments';
import { NothingToPay } from './NothingToPay';

/** Nothing is left to pay: because it has been paid, though the answer never came here, or because nothing is chosen. */
export function EmptyCheckout() {
  const { unheardOrder } = usePayments();
  const id = unheardOrder();
  const { order } = useOrder(id);
  if (id !== null && order?.status === 'paid') {
    return <Redirect to={`/payment/cart-checkout?id=${encodeURIComponent(id)}`} replace />;
  }
  return <NothingToPay />;
}
