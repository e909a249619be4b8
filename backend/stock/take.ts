import type { CartLineAnswer } from '@veloc/rules';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { soldOut, stockLeft, wantedStock, type WantedStock } from './left';

/** Tickets left of one number; 0 for a number that is not on sale. */
async function leftOf(
  db: Kysely<Database>,
  { periodId, numbers }: Pick<WantedStock, 'periodId' | 'numbers'>,
): Promise<number> {
  const row = await db
    .selectFrom('classic_stock')
    .select(stockLeft.as('left'))
    .where('period_id', '=', periodId)
    .where('numbers', '=', numbers)
    .executeTakeFirst();
  return row?.left ?? 0;
}

/** Throws 409 SOLD_OUT for a Classic line that asks for more than is left now; takes nothing. */
export async function requireInStock(db: Kysely<Database>, line: Parameters<typeof wantedStock>[0]): Promise<void> {
  const wanted = wantedStock(line);
  if (!wanted) return;
  const left = await leftOf(db, wanted);
  if (left < wanted.count) throw soldOut(wanted.numbers, left);
}

/**
 * Takes what an order buys from the stock, whole or not at all. Of two buyers of the last ticket the second waits for
 * the first to end and then finds it gone. Throws 409 SOLD_OUT with the number and what is left of it.
 */
export async function takeStock(trx: Transaction<Database>, items: readonly CartLineAnswer[]): Promise<void> {
  for (const wanted of ordered(items)) {
    const taken = await trx
      .updateTable('classic_stock')
      .set({ sold: sql`sold + ${wanted.count}` })
      .where('period_id', '=', wanted.periodId)
      .where('numbers', '=', wanted.numbers)
      .where(stockLeft, '>=', wanted.count)
      .returning('sold')
      .executeTakeFirst();
    if (!taken) throw soldOut(wanted.numbers, await leftOf(trx, wanted));
  }
}

/** Each number once, always in the same order, so that two purchases cannot wait for each other. */
function ordered(items: readonly CartLineAnswer[]): WantedStock[] {
  const byNumber = new Map<string, WantedStock>();
  for (const item of items) {
    const wanted = wantedStock(item);
    if (!wanted) continue;
    const key = `${wanted.periodId} ${wanted.numbers}`;
    byNumber.set(key, { ...wanted, count: wanted.count + (byNumber.get(key)?.count ?? 0) });
  }
  return [...byNumber].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, wanted]) => wanted);
}
