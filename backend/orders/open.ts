import { cartTotals, type CartLineAnswer, type GameId } from '@veloc/rules';
import type { Transaction } from 'kysely';
import { json, type Database } from '../db/schema';
import { newId } from '../ids';
import { refuseOnBreak } from '../saferPlay/breaks';
import type { OrderRow } from './answer';

/** How long an order keeps its prices and waits to be paid. */
const ORDER_MS = 10 * 60_000;

interface NewOrder {
  userId: string;
  gameId: GameId | 'cart';
  items: readonly CartLineAnswer[];
  now: Date;
}

/** Makes a pending order: a snapshot of its lines. Nothing is charged. Throws 403 ON_BREAK. */
export async function openOrder(
  trx: Transaction<Database>,
  { userId, gameId, items, now }: NewOrder,
): Promise<OrderRow> {
  await refuseOnBreak(trx, userId, now);
  return trx
    .insertInto('orders')
    .values({
      id: newId(now),
      user_id: userId,
      game_id: gameId,
      status: 'pending',
      total: cartTotals(items).total,
      items: json(items),
      created_at: now,
      expires_at: new Date(now.getTime() + ORDER_MS),
      paid_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
