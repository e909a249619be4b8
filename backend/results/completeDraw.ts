import { sql, type Transaction } from 'kysely';
import { json, type Database } from '../db/schema';
import { detailsOf, type DrawRow } from '../draws/storedDraw';
import { priceClaims } from '../prizes/figures';
import type { DrawRecord } from './drawRecord';
import { printedPools } from './printedPools';

/**
 * Adds to a stored draw what a later record of the same draw prints: result pages name prizes and pools after the
 * numbers, and jackpots that wait for a figure have it then. A draw in settlement is left alone, so that all its tickets are paid alike; importing again adds it then.
 */
export async function completeDraw(
  trx: Transaction<Database>,
  record: DrawRecord,
  { stored, at }: { stored: DrawRow; at: Date },
): Promise<void> {
  const details = detailsOf(stored);
  if (!record.printed || details.printed) return;
  const { jackpot1, jackpot2, winners1, winners2 } = printedPools(record.printed);
  const completed = await trx
    .updateTable('draws')
    .set({
      details: json({ ...details, printed: record.printed }),
      jackpot1: jackpot1 ?? stored.jackpot1,
      jackpot2: jackpot2 ?? stored.jackpot2,
      winners1: sql`greatest(winners1, ${winners1}::int)`,
      winners2: sql`greatest(winners2, ${winners2}::int)`,
    })
    .where('id', '=', stored.id)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('periods')
            .select('periods.id')
            .whereRef('periods.draw_id', '=', 'draws.id')
            .where('periods.status', '=', 'drawn'),
        ),
      ),
    )
    .returningAll()
    .executeTakeFirst();
  if (completed) await priceClaims(trx, completed, at);
}
