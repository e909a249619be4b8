import type { Order } from '@veloc/rules';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { HttpError } from '../http/httpError';
import { orderAnswer, type OrderRow } from './answer';
import { lockOrder } from './find';

/** Cancels an order that is not paid; again changes nothing. Throws 404, or 409 TICKET_NOT_DELETABLE for a paid one. */
export async function cancelOrder(
  trx: Transaction<Database>,
  { userId, orderId, now }: { userId: string; orderId: string; now: Date },
): Promise<Order> {
  const order = await lockOrder(trx, userId, orderId);
  requireUnpaid(order);
  await cancelPending(trx, [order]);
  return orderAnswer(order.status === 'pending' ? { ...order, status: 'cancelled' } : order, now);
}

/** Throws 409 TICKET_NOT_DELETABLE. */
export function requireUnpaid({ paid_at }: OrderRow): void {
  if (paid_at) throw new HttpError(409, 'TICKET_NOT_DELETABLE', 'Đơn hàng đã thanh toán nên không thể hủy.');
}

/** Cancels those of some locked and unpaid orders that are pending. */
export async function cancelPending(trx: Transaction<Database>, orders: readonly OrderRow[]): Promise<void> {
  const ids = orders.filter(({ status }) => status === 'pending').map(({ id }) => id);
  if (ids.length === 0) return;
  await trx
    .updateTable('orders')
    .set({ status: 'cancelled' })
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();
}
