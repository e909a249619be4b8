import type { Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { inTransaction } from '../db/transaction';
import { notifyDrawn } from '../notifications/drawNotices';
import type { Shop } from '../shop';
import { drawnPeriod, type DrawnPeriod } from './drawnPeriod';
import { judgeOf } from './judge';
import { hasTicketsToJudge } from './openTickets';
import { payingOf } from './payingOf';
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
  const period = await drawnPeriod(shop.db, periodId);
  if (period?.status !== 'drawn') return;
  const judge = judgeOf(period.game_id, period.draw);
  const paying = await payingOf(shop, period, beat);
  for (let after: Place | null = null; ;) {
    const batch: Place[] = await inTransaction(shop, (trx) =>
      settleBatch(shop, trx, { periodId, draw: period.draw, judge, paying, after }),
    );
    // Another process may have let go of tickets behind this one's place: the end is a look from the start at nothing.
    if (batch.length === 0 && after === null) break;
    after = batch.length < BATCH ? null : (batch.at(-1) ?? null);
    await beat();
  }
  await inTransaction(shop, (trx) => finishPeriod(trx, period, shop.clock.now()));
}

/** Marks a period settled when no ticket of it is left to judge, and tells its players. */
export async function finishPeriod(trx: Transaction<Database>, { id, draw }: DrawnPeriod, at: Date): Promise<void> {
  const settled = await trx
    .updateTable('periods')
    .set({ status: 'settled' })
    .where('id', '=', id)
    .where('status', '=', 'drawn')
    .where((where) => where.not(hasTicketsToJudge(where)))
    .returning('id')
    .executeTakeFirst();
  if (settled) await notifyDrawn(trx, at, { periodId: id, draw });
}
