import { CheckUnderWay, runLedgerCheck } from '../ledger/checking/check';
import type { Shop } from '../shop';
import { SEALED_AT_ONCE, enterTickets, sealBooks, sealJobKey, unsealedPeriods } from '../books/seal';
import { askTimestamp } from '../books/timestamps';
import { WitnessAway, askWitnesses } from '../books/witnesses';
import { sendPushes } from '../push/send';
import { closePeriods } from './closePeriods';
import { planDueJobs, planJobs } from './dueJobs';
import { simulateDraw } from './simulateDraw';
import { finishJob, leaseJob, postponeJob, readJob, renewLease, type LeasedJob } from './lease';
import { refundPeriod } from '../settlement/refundPeriod';
import { settlePeriod } from '../settlement/settlePeriod';

/** Ms, a third of a lease. */
const BEAT = 1_000;

async function run(shop: Shop, leased: LeasedJob): Promise<void> {
  const job = readJob(leased);
  const beat = () => renewLease(shop.db, leased);
  if (job.kind === 'draw') await simulateDraw(shop, job.payload);
  else if (job.kind === 'settle') await settlePeriod(shop, job.payload.periodId, beat);
  else if (job.kind === 'refund') await refundPeriod(shop, job.payload.periodId, beat);
  else if (job.kind === 'enterTickets') await enterTickets(shop, job.payload.periodId, beat);
  else if (job.kind === 'sealBooks') await sealClosed(shop, beat);
  else if (job.kind === 'sealBook') await sealOne(shop, job.payload.periodId, beat);
  else if (job.kind === 'askWitnesses') await askWitnesses(shop);
  else if (job.kind === 'askTimestamp') await askTimestamp(shop);
  else if (job.kind === 'sendPushes') await beating(beat, sendPushes(shop));
  else {
    const { periodId } = job.payload;
    await beating(beat, runLedgerCheck(shop, { scope: periodId === null ? 'whole' : { draw: periodId } }));
  }
}

async function sealClosed(shop: Shop, beat: () => Promise<void>): Promise<void> {
  for (;;) {
    const ids = await unsealedPeriods(shop.db, SEALED_AT_ONCE);
    if (ids.length === 0) return;
    const left = await sealBooks(shop, { ids, beat });
    const run_at = shop.clock.now();
    await planJobs(
      shop.db,
      left.map((periodId) => ({ key: sealJobKey(periodId), run_at, job: { kind: 'sealBook', payload: { periodId } } })),
    );
  }
}

async function sealOne(shop: Shop, periodId: string, beat: () => Promise<void>): Promise<void> {
  const left = await sealBooks(shop, { ids: [periodId], beat });
  if (left.length > 0) throw new Error(`No result is taken for ${periodId}: see docs/sealed-book.md.`);
}

/** A rule of a large ledger, or a slow push service, takes longer than a lease, so the beat is one of a clock. */
async function beating(beat: () => Promise<void>, work: Promise<unknown>): Promise<void> {
  const beats = setInterval(() => void beat().catch(() => {}), BEAT);
  try {
    await work;
  } finally {
    clearInterval(beats);
  }
}

/**
 * Closes, seals, draws and settles all that is due, and answers how many jobs were done. Any number of processes may run it
 * at once. A job that fails is logged and tried again later; the others go on.
 */
export async function runDueJobs(shop: Shop, stopping?: AbortSignal): Promise<number> {
  let done = 0;
  for (;;) {
    await closePeriods(shop);
    await planDueJobs(shop);
    let ran = 0;
    for (;;) {
      const leased = stopping?.aborted ? undefined : await leaseJob(shop.db, shop.clock.now());
      if (!leased) break;
      ran += 1;
      try {
        await run(shop, leased);
        await finishJob(shop.db, leased);
        done += 1;
      } catch (error) {
        const isForLater = error instanceof CheckUnderWay || error instanceof WitnessAway;
        if (!isForLater) {
          shop.log.error(`job "${leased.key}" failed (attempt ${leased.attempts}); it is tried again`, error);
        }
        await postponeJob(shop.db, leased, String(error));
      }
    }
    if (ran === 0) return done;
  }
}
