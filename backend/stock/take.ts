import { sql, type Kysely, type Transaction } from 'kysely';
import { json, type Database } from '../db/schema';
import { soldOut, stockLeft, wantedStock, type StockLine, type WantedStock } from './left';

/**
 * Reads what is left of the numbers of some lines, in one statement. The check it answers throws 409 SOLD_OUT for one of
 * these lines that asks for more; it takes nothing.
 */
export async function stockCheck(
  db: Kysely<Database>,
  lines: readonly StockLine[],
): Promise<(line: StockLine) => void> {
  const left = await stockOf(db, wantedOf(lines));
  return (line) => {
    const wanted = wantedStock(line);
    if (wanted) requireLeft(wanted, left);
  };
}

/**
 * Takes what an order buys from the stock, whole or not at all. Of two buyers of the last ticket the second waits for
 * the first to end and then finds it gone. Throws 409 SOLD_OUT with the number and what is left of it.
 */
export async function decrementStock(trx: Transaction<Database>, lines: readonly StockLine[]): Promise<void> {
  const wanted = wantedOf(lines);
  const left = await stockOf(trx, wanted, 'locked');
  for (const one of wanted) requireLeft(one, left);
  if (wanted.length === 0) return;
  await sql`
    update classic_stock set sold = sold + wanted.count
    from jsonb_to_recordset(${json(wanted)}::jsonb) as wanted("periodId" text, numbers text, count int)
    where classic_stock.period_id = wanted."periodId" and classic_stock.numbers = wanted.numbers`.execute(trx);
}

/** Tickets left by `keyOf`; a number that is not on sale is missing. */
type Left = ReadonlyMap<string, number>;

const keyOf = ({ periodId, numbers }: Pick<WantedStock, 'periodId' | 'numbers'>) => `${periodId} ${numbers}`;

function requireLeft(wanted: WantedStock, left: Left): void {
  const there = left.get(keyOf(wanted)) ?? 0;
  if (there < wanted.count) throw soldOut(wanted.numbers, there);
}

async function stockOf(db: Kysely<Database>, wanted: readonly WantedStock[], state?: 'locked'): Promise<Left> {
  if (wanted.length === 0) return new Map();
  const [periods, numbers] = [wanted.map(({ periodId }) => periodId), wanted.map((one) => one.numbers)];
  const stock = db
    .selectFrom('classic_stock')
    .select(['period_id as periodId', 'numbers', stockLeft.as('left')])
    .where(sql<boolean>`(period_id, numbers) in (select * from unnest(${periods}::text[], ${numbers}::text[]))`);
  // Always locked in the same order, so that two purchases cannot wait for each other.
  const rows = await (state === 'locked' ? stock.orderBy('period_id').orderBy('numbers').forUpdate() : stock).execute();
  return new Map(rows.map((row) => [keyOf(row), row.left]));
}

/** Each number once, sorted, with all that the lines want of it. */
function wantedOf(lines: readonly StockLine[]): WantedStock[] {
  const byNumber = new Map<string, WantedStock>();
  for (const line of lines) {
    const wanted = wantedStock(line);
    if (!wanted) continue;
    const key = keyOf(wanted);
    byNumber.set(key, { ...wanted, count: wanted.count + (byNumber.get(key)?.count ?? 0) });
  }
  return [...byNumber].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, wanted]) => wanted);
}
