import { DAY } from '@veloc/rules';
import { sql, type Insertable } from 'kysely';
import type { Database } from '../db/schema';
import { onSale, type PeriodRow } from '../draws/periods';
import type { RandomBytes, Shop } from '../shop';

/** How many numbers the sandbox has of each channel and day (decision G15), and how many days ahead. */
const NUMBERS = 128;
const DAYS_AHEAD = 7;
const ROWS_A_STATEMENT = 1_000;
const MOST_OF_A_NUMBER = 20;

type Row = Insertable<Database['classic_stock']>;

/**
 * Stocks the sandbox's channels of the coming days that have nothing yet; a shop without the sandbox imports its own. Any
 * number of processes may ask for it at once.
 */
export async function stockSandbox({
  db,
  clock,
  random,
  settings,
}: Pick<Shop, 'db' | 'clock' | 'random' | 'settings'>) {
  if (!settings.sandbox) return;
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    // Two at once would each choose numbers, and wait for each other's in an order that neither can end.
    await sql`select pg_advisory_xact_lock(hashtext('sandbox stock'))`.execute(trx);
    const bare = await onSale(trx, 'classic', now)
      .where('dial_at', '<', new Date(now.getTime() + DAYS_AHEAD * DAY))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(selectFrom('classic_stock').select('numbers').whereRef('classic_stock.period_id', '=', 'periods.id')),
        ),
      )
      .execute();
    const rows = bare.flatMap((period) => rowsOf(period, random));
    for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT)
      await trx
        .insertInto('classic_stock')
        .values(rows.slice(start, start + ROWS_A_STATEMENT))
        // An import may be putting the same number on sale.
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  });
}

function rowsOf({ id }: PeriodRow, random: RandomBytes): Row[] {
  const numbers = new Set<string>();
  while (numbers.size < NUMBERS) {
    // Half of four digits, a quarter each of three and two.
    const digits = [4, 3, 4, 2][numbers.size % 4] ?? 4;
    const number = random(4).readUInt32BE() % 10 ** digits;
    numbers.add(String(number).padStart(digits, '0'));
  }
  return [...numbers].map((number, place) => ({
    period_id: id,
    numbers: number,
    place,
    supplied: 1 + ((random(1)[0] ?? 0) % MOST_OF_A_NUMBER),
  }));
}
