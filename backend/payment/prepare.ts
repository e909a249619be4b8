import { cartTotals, type CartPayment } from '@veloc/rules';
import type { StoredOrderLine } from '../orders/line';
import type { Transaction } from 'kysely';
import { invalidTicket } from '../carts/line';
import type { Database } from '../db/schema';
import { HttpError } from '../http/httpError';
import { balanceOf } from '../ledger/balance';
import { orderAnswer, statusAt, type OrderRow, type ReadOrder } from '../orders/answer';
import { assertUnchanged, cartChanged, chosenLines } from '../orders/chosenLines';
import { findOrder } from '../orders/find';
import { openOrder } from '../orders/open';
import type { Shop } from '../shop';
import { purchaseNeedsStepUp } from './stepUp';

export interface WantedPayment {
  /** A checkout session's id, an order's, or ids of cart lines joined by commas. */
  id: string;
  total?: unknown;
  fee?: unknown;
  value?: unknown;
  /** What the player saw; only `id` and `quantity` are read, to compare. */
  items: readonly { id: string; quantity: number }[];
}

/**
 * Judges what is about to be paid once more and answers the order that a confirmation will charge.
 * Throws 409 CART_CHANGED or ORDER_EXPIRED, 422 INVALID_PRICE when the sums differ, and as `chosenLines`.
 */
export async function preparePayment(
  trx: Transaction<Database>,
  shop: Shop,
  userId: string,
  wanted: WantedPayment,
): Promise<CartPayment> {
  const now = shop.clock.now();
  const known = await findOrder(trx, userId, wanted.id);
  const order = known ? await recheck(trx, known, now) : await fromCart(trx, userId, wanted, now);
  compare(order, wanted);
  const { amount } = await balanceOf(trx, userId);
  const otpRequired = await purchaseNeedsStepUp(shop, trx, { userId, total: order.total });
  return { ...orderAnswer(order, now), balance: amount, otpRequired };
}

async function recheck(trx: Transaction<Database>, order: ReadOrder, now: Date): Promise<ReadOrder> {
  if (order.paid_at) return order;
  if (statusAt(order, now) !== 'pending') {
    throw new HttpError(409, 'ORDER_EXPIRED', 'Đơn hàng đã hết hạn hoặc đã hủy. Vui lòng tạo đơn mới.');
  }
  if (order.game_id === 'cart') {
    await assertUnchanged(trx, order.user_id, order.items);
    await chosenLines(trx, { userId: order.user_id, now, ids: order.items.map(({ id }) => id) });
  }
  return order;
}

async function fromCart(trx: Transaction<Database>, userId: string, wanted: WantedPayment, now: Date) {
  const items = await chosenLines(trx, { userId, now, ids: wanted.id.split(',') });
  requireSameQuantities(items, wanted.items);
  requireSameTotal(cartTotals(items).total, wanted);
  return openOrder(trx, { userId, gameId: 'cart', items, now });
}

function compare(order: OrderRow, wanted: WantedPayment): void {
  requireSameQuantities(order.items, wanted.items);
  requireSameTotal(order.total, wanted);
}

function requireSameQuantities(lines: readonly StoredOrderLine[], seen: WantedPayment['items']): void {
  if (seen.length === 0) return;
  const isSame = (line: StoredOrderLine) =>
    seen.some(({ id, quantity }) => id === line.id && quantity === line.quantity);
  if (seen.length !== lines.length || !lines.every(isSame)) throw cartChanged();
}

function requireSameTotal(total: number, wanted: WantedPayment): void {
  if (wanted.total !== total || wanted.value !== total || wanted.fee !== 0) throw invalidTicket('INVALID_PRICE');
}
