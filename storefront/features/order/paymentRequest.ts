import type { PayLine } from '../../state/payment/payLine';
import type { CartPaymentRequest } from '../../api/calls/money';

/** The chosen lines as one payment (spec section 4, checkout). `total` in đồng; there is no fee. */
export function paymentRequest(lines: readonly PayLine[], total: number): CartPaymentRequest {
  return {
    gameId: 'cart',
    total,
    fee: 0,
    value: total,
    id: lines.map(({ id }) => id).join(','),
    items: lines.map(({ id, quantity }) => ({ id, quantity })),
  };
}
