import type { Order } from '@veloc/rules';
import { useApi } from '../../api/ApiProvider';
import { usePayment } from '../../features/order/usePayment';
import { linesOf } from '../../features/order/linesOf';

/** Paying an order that the server has made already. */
export function useOrderPayment(order: Order) {
  const api = useApi();
  return usePayment({
    subject: `order ${order.id}`,
    lines: linesOf(order),
    order: async () => ({ id: order.id, needsProof: false }),
    charge: api.payOrder,
  });
}
