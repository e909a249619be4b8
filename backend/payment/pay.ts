import { isReadable, type Paid } from '@veloc/rules';
import type { BoughtLine, StoredOrderLine } from '../orders/line';
import type { Transaction } from 'kysely';
import { dropLines } from '../carts/change';
import { lockCart } from '../carts/read';
import type { Database } from '../db/schema';
import { lockOpenRuns } from '../draws/lockOpenPeriods';
import { HttpError } from '../http/httpError';
import { transferLegs } from '../ledger/legs';
import { postJournal } from '../ledger/post';
import { recordWalletTransaction } from '../ledger/walletTransactions';
import { readOrder, statusAt, type OrderRow, type ReadOrder } from '../orders/answer';
import { assertUnchanged } from '../orders/chosenLines';
import { lockOrder } from '../orders/find';
import { lockPlayer } from '../saferPlay/lockPlayer';
import { tellNearLimit } from '../saferPlay/nearLimit';
import { requireWithinLimits } from '../saferPlay/requireWithinLimits';
import type { Shop } from '../shop';
import type { StockLine } from '../stock/left';
import { decrementStock } from '../stock/take';
import { requireAdult } from './buyer';
import { paidAnswer } from './paidAnswer';
import { markSteppedUp, requireStepUp, type Proof } from './stepUp';
import { writeTickets } from './tickets';

export interface Payment {
  userId: string;
  /** The order's id on the wire. */
  orderId: string;
  proof: Proof;
}

/**
 * Pays a pending order from the wallet, whole or not at all: draws admitted, wallet charged, tickets written and the
 * bought lines taken from the cart in this one transaction. An order that is paid already is answered as it is and
 * charges nothing. Throws 404 NOT_FOUND, 409 ORDER_EXPIRED, CART_CHANGED, PERIOD_CLOSED or SOLD_OUT, 403
 * AGE_NOT_CONFIRMED, ON_BREAK, LIMIT_REACHED or STEP_UP_REQUIRED, 402 INSUFFICIENT_BALANCE.
 */
export async function payOrder(trx: Transaction<Database>, shop: Shop, payment: Payment): Promise<Paid> {
  const { userId, orderId, proof } = payment;
  await lockPlayer(trx, userId);
  const order = await lockOrder(trx, userId, orderId);
  const now = shop.clock.now();
  if (order.paid_at) return paidAnswer(trx, shop, order);
  // Before the order's own state: a break has cancelled it, and the player should read why.
  await requireWithinLimits(trx, { userId, total: order.total + order.fee, now });
  requirePending(order, now);
  await requireAdult(trx, userId);
  const isProved = await requireStepUp(trx, shop, { userId, total: order.total, proof });
  if (order.game_id === 'cart') await removeFromCart(trx, userId, order.items, now);

  const locked = await lockOpenRuns(trx, shop, order.items.map(periodRunOf));
  // It may have run out while others held those rows.
  requirePending(order, locked.stampedAt);
  await decrementStock(trx, order.items.flatMap(stockLine));
  await charge(trx, order, locked.stampedAt);
  await writeTickets(trx, shop, { order, locked });
  // After its tickets, whose codes it is found by.
  await recordWalletTransaction(trx, {
    userId,
    kind: 'buy',
    amount: order.total + order.fee,
    orderId: order.id,
    at: locked.stampedAt,
  });
  const paid = await markPaid(trx, order, locked.stampedAt);
  await tellNearLimit(trx, userId, locked.stampedAt);
  if (isProved) await markSteppedUp(trx, userId, locked.stampedAt);
  return paidAnswer(trx, shop, paid);
}

function requirePending(order: OrderRow, at: Date): void {
  if (statusAt(order, at) === 'pending') return;
  throw new HttpError(409, 'ORDER_EXPIRED', 'Đơn hàng đã hết hạn hoặc đã hủy. Vui lòng tạo đơn mới.');
}

function stockLine(line: BoughtLine): StockLine[] {
  return isReadable(line) ? [line] : [];
}

function periodRunOf({ id, gameId, periodId, numberPeriod }: StoredOrderLine) {
  if (periodId === null) throw new Error(`Line ${id} of an order names no draw; orders are made of judged lines only.`);
  return { gameId, periodId, numberPeriod };
}

// The cart's own lock makes two orders of the same lines take turns: the second finds them gone.
async function removeFromCart(
  trx: Transaction<Database>,
  userId: string,
  items: readonly StoredOrderLine[],
  now: Date,
) {
  await lockCart(trx, userId, now);
  await assertUnchanged(trx, userId, items);
  await dropLines(trx, { userId, now }, { ids: items.map(({ id }) => id) });
}

async function charge(trx: Transaction<Database>, order: OrderRow, at: Date): Promise<void> {
  const amount = order.total + order.fee;
  const legs = transferLegs(amount, { from: 'wallet', to: 'sys:sales' });
  const { posted } = await postJournal(trx, { userId: order.user_id, kind: 'buy', refId: order.id, legs, at });
  if (!posted) throw new Error(`Order ${order.id} is pending but was charged before; run the ledger check.`);
}

async function markPaid(trx: Transaction<Database>, order: OrderRow, at: Date): Promise<ReadOrder> {
  const paid = await trx
    .updateTable('orders')
    .set({ status: 'paid', paid_at: at })
    .where('id', '=', order.id)
    .where('status', '=', 'pending')
    .returningAll()
    .executeTakeFirstOrThrow();
  return readOrder(paid);
}
