import type { Order } from '@veloc/rules';
import type { Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { Refusal } from '../http/refusal';
import { orderAnswer } from './answer';
import { lockOrder } from './find';

/** Cancels an order that is not paid; again changes nothing. Throws 404, or 409 TICKET_NOT_DELETABLE for a paid one. */
export async function cancelOrder(
  trx: Transaction<Database>,
  { userId, orderId, now }: { userId: string; orderId: string; now: Date },
): Promise<Order> {
  const order = await lockOrder(trx, userId, orderId);
  if (order.paid_at) {
    throw new Refusal(409, 'TICKET_NOT_DELETABLE', 'Đơn hàng đã thanh toán nên không thể hủy.');
  }
  if (order.status !== 'pending') return orderAnswer(order, now);
  await trx.updateTable('orders').set({ status: 'cancelled' }).where('id', '=', order.id).execute();
  return orderAnswer({ ...order, status: 'cancelled' }, now);
}
