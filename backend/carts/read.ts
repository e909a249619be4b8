import { cartTotals, type CartAnswer } from '@veloc/rules';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { isId } from '../ids';
import { stockLeft } from '../stock/left';
import { cartItem, type CartItemRow } from './state';

function lineQuery(db: Kysely<Database>, userId: string) {
  return db
    .selectFrom('cart_items')
    .innerJoin('games', 'games.id', 'cart_items.game_id')
    .leftJoin('periods', 'periods.id', 'cart_items.period_id')
    .leftJoin('classic_stock', (join) =>
      join
        .onRef('classic_stock.period_id', '=', 'cart_items.period_id')
        .on('classic_stock.numbers', '=', sql<string>`cart_items.ticket ->> 'numbers'`),
    )
    .selectAll('cart_items')
    .select(['periods.status as period_status', 'periods.closes_at as period_closes_at', stockLeft.as('stock_left')])
    .select('games.max_periods')
    .where('cart_items.user_id', '=', userId)
    .where('cart_items.deleted_at', 'is', null);
}

/** The lines of a cart in the order they were added. `db` may be a transaction. */
export function linesOf(db: Kysely<Database>, userId: string): Promise<CartItemRow[]> {
  return lineQuery(db, userId).orderBy('cart_items.added_at').orderBy('cart_items.id').execute();
}

/** One line that is in the cart, or undefined. */
export async function lineOf(db: Kysely<Database>, userId: string, id: string): Promise<CartItemRow | undefined> {
  return isId(id) ? lineQuery(db, userId).where('cart_items.id', '=', id).executeTakeFirst() : undefined;
}

/** The whole cart, for `get-cart`. */
export async function cartOf(db: Kysely<Database>, userId: string, now: Date): Promise<CartAnswer> {
  const cart = await db.selectFrom('carts').select('version').where('user_id', '=', userId).executeTakeFirst();
  const lines = await linesOf(db, userId);
  const items = lines.map((line) => cartItem(line, now));
  const { total, count } = cartTotals(items);
  return { items, total, count, version: cart?.version ?? 0 };
}

/**
 * Takes the cart for this transaction and counts the change in its version, so that two devices, two tabs and a
 * payment take turns. Makes the cart when it is the first time.
 */
export async function lockCart(trx: Transaction<Database>, userId: string, now: Date): Promise<void> {
  await trx
    .insertInto('carts')
    .values({ user_id: userId, version: 1, updated_at: now })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((eb) => ({ version: eb('carts.version', '+', 1), updated_at: now })),
    )
    .execute();
}
