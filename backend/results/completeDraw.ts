import type { Transaction } from 'kysely';
import { json, type Database } from '../db/schema';
import { detailsOf, type DrawRow } from '../draws/storedDraw';
import { priceClaims } from '../prizes/figures';
import { isInSettlement } from '../settlement/openTickets';
import type { DrawRecord } from './drawRecord';
import { printedPools } from './printedPools';

/** Whether a record prints what the stored draw is silent about. */
export function completes({ printed }: DrawRecord, stored: DrawRow): boolean {
  return printed !== null && !detailsOf(stored).printed;
}

/**
 * Adds to a stored draw, which the caller has locked, what a later record of the same draw prints: result pages name
 * prizes, pools and winners after the numbers, and claims that are not paid are priced by them. A draw in settlement is
 * left alone, so that all its tickets are paid alike; importing again adds it then. Answers what the operator has to look at.
 */
export async function completeDraw(
  trx: Transaction<Database>,
  { printed }: DrawRecord,
  { stored, at }: { stored: DrawRow; at: Date },
): Promise<string[]> {
  if (await isInSettlement(trx, stored.id)) return [];
  const { jackpot1, jackpot2, winners1, winners2 } = printedPools(printed);
  const completed = await trx
    .updateTable('draws')
    .set({
      details: json({ ...detailsOf(stored), printed }),
      jackpot1: jackpot1 ?? stored.jackpot1,
      jackpot2: jackpot2 ?? stored.jackpot2,
      winners1: Math.max(winners1, stored.winners1),
      winners2: Math.max(winners2, stored.winners2),
    })
    .where('id', '=', stored.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return (await priceClaims(trx, completed, at)).warnings;
}
