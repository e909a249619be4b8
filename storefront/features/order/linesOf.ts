import { gameName, type Order } from '@veloc/rules';
import type { PayLine } from '../../state/payment/payLine';

/** The lines of an order, as a receipt shows them. */
export function linesOf({ items }: Pick<Order, 'items'>): PayLine[] {
  return items.map((item) => ({
    ...item,
    gameName: item.gameName || gameName(item.gameId, item.ticket),
    totalPrice: item.totalPrice ?? item.unitPrice * item.quantity,
  }));
}
