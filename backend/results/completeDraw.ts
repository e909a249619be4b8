import { TICKET_STATUS } from '@veloc/rules';
import { sql, type Transaction } from 'kysely';
import { json, type Database } from '../db/schema';
import { poolStarts } from '../draws/pools';
import { detailsOf, type DrawRow } from '../draws/storedDraw';
import { tierWarnings, unusualPools } from '../draws/unusual';
import { priceClaims } from '../prizes/figures';
import { isInSettlement, reopenTickets } from '../settlement/openTickets';
import type { DrawRecord } from './drawRecord';
import { poolWarnings, printedPools } from './printedPools';

/** Whether a record prints what the stored draw is silent about. */
export function completes({ printed }: DrawRecord, stored: DrawRow): boolean {
  return printed !== null && !detailsOf(stored).printed;
}

/**
 * Adds to a stored draw, which the caller has locked, what a later record of the same draw prints: result pages name
 * prizes, pools and winners after the numbers. Claims that are not paid are priced by them, and tickets that were paid less
 * are laid open for the settlement, which pays the difference. A draw in settlement is left alone, so that all its tickets
 * are paid alike; importing again adds it then. Answers what the operator has to look at.
 */
export async function completeDraw(
  trx: Transaction<Database>,
  record: DrawRecord,
  { stored, at }: { stored: DrawRow; at: Date },
): Promise<string[]> {
  const { printed } = record;
  if (await isInSettlement(trx, stored.id)) {
    return [
      `${stored.id} is being settled, so what this record prints beside its numbers was left out: import it again`,
    ];
  }
  const starts = await poolStarts(trx, record.feed);
  const pools = printedPools(printed, starts);
  const { jackpot1, jackpot2, winners1, winners2 } = pools;
  const unusual = await unusualPools(trx, stored, pools);
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
  const { warnings } = await priceClaims(trx, completed, at);
  await layOpenUnderpaid(trx, completed, at);
  return [...poolWarnings(record, stored.id, starts), ...unusual, ...(await tierWarnings(trx, completed)), ...warnings];
}

/**
 * Opens the tickets that were paid less for a tier than the draw prints by now, and had no claim: the settlement judges
 * them again, a batch at a time, and the same figures are paid by. After a correction these are all that have won, for
 * what a payment names may be the prize of the wrong result.
 */
async function layOpenUnderpaid(trx: Transaction<Database>, { id }: DrawRow, at: Date): Promise<void> {
  const underpaid = sql<boolean>`tickets.status = ${sql.lit(TICKET_STATUS.won)} and exists (
    select 1 from draws
    where draws.id = ${id}
      and (draws.corrected_at is not null or exists (
        select 1 from transactions
        cross join lateral jsonb_array_elements(transactions.meta -> 'prizes') as part(won)
        where transactions.order_id = tickets.order_id and transactions.kind = 'reward'
          and transactions.meta ->> 'ticketId' = tickets.id::text
          and (draws.details -> 'printed' -> (won ->> 'tier') ->> 'value')::bigint > (won ->> 'value')::bigint
          and won ->> 'tier' not in ('jackpot', 'jackpot1', 'jackpot2')))
      and not exists (
        select 1 from prize_claims
        where ticket_id = tickets.id and state = 'approved'
          and (draws.corrected_at is null or decided_at >= draws.corrected_at)))`;
  if ((await reopenTickets(trx, id, underpaid)) === 0) return;
  await trx.updateTable('draws').set({ repriced_at: at }).where('id', '=', id).execute();
}
