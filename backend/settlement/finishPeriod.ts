import type { DrawTotals } from '@veloc/rules';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/schema';
import type { Pools } from '../draws/pools';
import type { DrawRow } from '../draws/storedDraw';
import { notifyDrawn } from '../notifications/drawNotices';
import { hasOpenTickets } from './openTickets';

interface Finishing {
  periodId: string;
  draw: DrawRow;
  totals: DrawTotals;
  pools: Pools;
  at: Date;
}

/** Marks a period settled when no ticket of it is left, tells its players, and keeps on the draw which pools were won
 * here how often. */
export async function finishPeriod(
  trx: Transaction<Database>,
  { periodId, draw, totals, pools, at }: Finishing,
): Promise<void> {
  const first = (totals.get('jackpot') ?? 0) + (totals.get('jackpot1') ?? 0);
  const second = totals.get('jackpot2') ?? 0;
  if (first + second > 0) {
    await trx
      .updateTable('draws')
      .set({
        jackpot1: pools.jackpot1,
        jackpot2: pools.jackpot2,
        winners1: sql`greatest(winners1, ${first}::int)`,
        winners2: sql`greatest(winners2, ${second}::int)`,
      })
      .where('id', '=', draw.id)
      .execute();
  }
  const settled = await trx
    .updateTable('periods')
    .set({ status: 'settled' })
    .where('id', '=', periodId)
    .where('status', '=', 'drawn')
    .where((where) => where.not(hasOpenTickets(where)))
    .returning('id')
    .executeTakeFirst();
  if (settled) await notifyDrawn(trx, at, { periodId, draw });
}
