import type { Transaction } from 'kysely';
import { logPaid } from '../books/outcomes';
import type { Database } from '../db/schema';
import { inTransaction } from '../db/transaction';
import { planLedgerCheck } from '../ledger/checking/plan';
import { notifyDrawn } from '../notifications/drawnDays';
import { queuePush } from '../push/queue';
import type { Shop } from '../shop';
import { heldPeriod, isToldAtEnd } from './drawnPeriod';
import { prizeEvaluator } from './prizeEvaluator';
import { hasTickets, hasUnsettledTickets } from './openTickets';
import { fixPaying, payingOf } from './payingOf';
import { BATCH, settleBatch, type Place } from './settleBatch';

/**
 * Settles every ticket of a drawn period, each exactly once however often and by however many processes it is called:
 * a ticket's status, its journal and its payment are written in one transaction. `beat` is called after each batch.
 */
export async function settlePeriod(
  shop: Shop,
  periodId: string,
  beat: () => Promise<void> = async () => {},
): Promise<void> {
  for (let after: Place | null = null; ;) {
    const from: Place | null = after;
    const batch: Place[] | 'over' | 'not fixed' = await inTransaction(shop, (trx) =>
      nextBatch(shop, trx, { periodId, after: from }),
    );
    if (batch === 'over') return;
    if (batch === 'not fixed') {
      await fixPaying(shop, periodId, beat);
      continue;
    }
    // Another process may have let go of tickets behind this one's place: the end is a look from the start at nothing.
    if (batch.length === 0 && after === null) break;
    after = batch.length < BATCH ? null : (batch.at(-1) ?? null);
    await beat();
  }
  await inTransaction(shop, (trx) => finishPeriod(trx, shop, { id: periodId }));
}

/** Reads the draw anew for each batch: another process may have finished the period, and a correction begun it again. */
async function nextBatch(
  shop: Shop,
  trx: Transaction<Database>,
  { periodId, after }: { periodId: string; after: Place | null },
): Promise<Place[] | 'over' | 'not fixed'> {
  const period = await heldPeriod(trx, periodId);
  if (period?.status !== 'drawn') return 'over';
  const paying = payingOf(period);
  if (!paying) return 'not fixed';
  const { game_id, draw } = period;
  return settleBatch(shop, trx, {
    periodId,
    draw,
    evaluate: prizeEvaluator(game_id, draw),
    paying,
    after,
    isToldAtEnd: isToldAtEnd(period),
  });
}

/**
 * Marks a period settled when no ticket of it is left to judge, tells its players and everybody what was won, and has the
 * ledger checked, unless nobody had bought it: then it moved nothing.
 */
export async function finishPeriod(
  trx: Transaction<Database>,
  shop: Pick<Shop, 'clock' | 'secrets' | 'settings'>,
  { id }: { id: string },
): Promise<void> {
  const at = shop.clock.now();
  const period = await heldPeriod(trx, id);
  const settled = await trx
    .updateTable('periods')
    .set({ status: 'settled' })
    .where('id', '=', id)
    .where('status', '=', 'drawn')
    .where((where) => where.not(hasUnsettledTickets(where)))
    .returning(['sealed_at', hasTickets])
    .executeTakeFirst();
  if (settled?.has_tickets) await planLedgerCheck(trx, { periodId: id, at });
  if (settled && period && isToldAtEnd(period)) {
    await notifyDrawn(trx, at, period);
    await queuePush(trx, shop, period);
  }
  if (settled?.sealed_at && period) await logPaid(trx, shop, period, at);
}
