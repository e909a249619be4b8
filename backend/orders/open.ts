import { cartTotals, type GameId } from '@veloc/rules';
import type { Transaction } from 'kysely';
import { json, type Database } from '../db/schema';
import { newId } from '../ids';
import { requireNoBreak } from '../saferPlay/breaks';
import { readOrder, type ReadOrder } from './answer';
import type { StoredOrderLine } from './line';

/** How long an order keeps its prices and waits to be paid. */
const ORDER_MS = 10 * 60_000;
/** Orders of one player that wait to be paid at once; beyond, the oldest is cancelled. */
const MOST_WAITING = 20;
/** Orders of one player that nobody paid, kept to be told of; beyond, the oldest is forgotten (the rest by `prune`). */
const MOST_UNPAID = 100;

interface NewOrder {
  userId: string;
  gameId: GameId | 'cart';
  items: readonly StoredOrderLine[];
  now: Date;
}

/** Makes a pending order: a snapshot of its lines, at most 200 (decision A25). Nothing is charged. Throws 403 ON_BREAK. */
export async function openOrder(
  trx: Transaction<Database>,
  { userId, gameId, items, now }: NewOrder,
): Promise<ReadOrder & { expires_at: Date }> {
  await requireNoBreak(trx, userId, now);
  await endOldest(trx, userId, now);
  const expires_at = new Date(now.getTime() + ORDER_MS);
  const order = await trx
    .insertInto('orders')
    .values({
      id: newId(now),
      user_id: userId,
      game_id: gameId,
      status: 'pending',
      total: cartTotals(items).total,
      items: json(items),
      created_at: now,
      expires_at,
      paid_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...readOrder(order), expires_at };
}

/**
 * A player's unpaid orders from the given place on, newest first, locked. One that is being paid, or cancelled, is left
 * alone: waiting for it could be waiting for each other.
 */
function unpaidFrom(trx: Transaction<Database>, userId: string, place: number) {
  return trx
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .where('paid_at', 'is', null)
    .orderBy('id', 'desc')
    .offset(place)
    .forUpdate()
    .skipLocked();
}

/** Makes room for one more order. */
async function endOldest(trx: Transaction<Database>, userId: string, now: Date): Promise<void> {
  const forgotten = await unpaidFrom(trx, userId, MOST_UNPAID - 1).execute();
  const cancelled = await unpaidFrom(trx, userId, MOST_WAITING - 1)
    .where('status', '=', 'pending')
    .where('expires_at', '>', now)
    .execute();
  const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  if (forgotten.length > 0) await trx.deleteFrom('orders').where('id', 'in', ids(forgotten)).execute();
  if (cancelled.length > 0) {
    await trx.updateTable('orders').set({ status: 'cancelled' }).where('id', 'in', ids(cancelled)).execute();
  }
}
