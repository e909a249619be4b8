import { drawIdOf, feedOf, type Feed } from '@veloc/rules';
import type { Kysely } from 'kysely';
import { unsealedPeriods, waitingBooks } from '../books/seal';
import { lacksTimestamp } from '../books/timestamps';
import { missingWitnesses } from '../books/witnesses';
import { json, type Database } from '../db/schema';
import { pooledFeeds } from '../draws/pools';
import { isPushDue } from '../push/queue';
import { hasOpenTickets } from '../settlement/openTickets';
import type { Shop } from '../shop';

/** What the periods call for; the payload is all that a worker needs. */
export type Job =
  | { kind: 'draw'; payload: { feed: Feed; channelId: string | null; dialAt: string } }
  | { kind: 'settle'; payload: { periodId: string } }
  | { kind: 'refund'; payload: { periodId: string } }
  /** Gives tickets their places in the book of their draw. */
  | { kind: 'enterTickets'; payload: { periodId: string } }
  /** Of every period whose sales have ended. */
  | { kind: 'sealBooks'; payload: Record<string, never> }
  /** Of one that could not be sealed with the others: it is tried again by itself, and they wait for nothing. */
  | { kind: 'sealBook'; payload: { periodId: string } }
  /** Has the log of seals signed by the witnesses that have not. */
  | { kind: 'askWitnesses'; payload: Record<string, never> }
  /** Tells devices of draws. */
  | { kind: 'sendPushes'; payload: Record<string, never> }
  /** Has an authority sign when it has seen the log of seals. */
  | { kind: 'askTimestamp'; payload: Record<string, never> }
  /** Planned by `planLedgerCheck`; `periodId` null is the whole ledger. */
  | { kind: 'checkLedger'; payload: { periodId: string | null } };

const AT_ONCE = 200;

export interface DueJob {
  key: string;
  run_at: Date;
  job: Job;
}

/**
 * Writes a job for what is due: tickets without a place in their book, books of closed periods to be sealed, sealed
 * periods past their draw (where the sandbox draws for itself), drawn ones that are not settled, and called-off ones whose
 * tickets are not refunded. What is due is read from the periods alone, so
 * work that a stopped process left behind is found again.
 */
export async function planDueJobs(shop: Pick<Shop, 'db' | 'clock' | 'settings'>): Promise<void> {
  const { db, clock, settings } = shop;
  const now = clock.now();
  const due = [
    ...(await openBooks(db)),
    ...(settings.simulatedDraws ? await drawings(db, now) : []),
    ...(await settlements(db)),
    ...(await refunds(db, now)),
    ...((await missingWitnesses(shop)).length > 0
      ? [{ key: 'witness', run_at: now, job: { kind: 'askWitnesses' as const, payload: {} } }]
      : []),
    ...((await isPushDue(shop))
      ? [{ key: 'push', run_at: now, job: { kind: 'sendPushes' as const, payload: {} } }]
      : []),
    ...((await lacksTimestamp(shop))
      ? [{ key: 'timestamp', run_at: now, job: { kind: 'askTimestamp' as const, payload: {} } }]
      : []),
  ];
  await planJobs(db, due);
}

/** Writes jobs down, but for those that are there. */
export async function planJobs(db: Kysely<Database>, due: readonly DueJob[]): Promise<void> {
  if (due.length === 0) return;
  await db
    .insertInto('jobs')
    .values(
      due.map(({ key, run_at, job }) => ({
        key,
        kind: job.kind,
        payload: json(job.payload),
        run_at,
        lease_until: null,
        leased_by: null,
        error: null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function duePeriods(db: Kysely<Database>, status: 'closed' | 'drawn' | 'cancelled') {
  return db.selectFrom('periods').selectAll().where('status', '=', status).orderBy('dial_at').limit(AT_ONCE);
}

/** Before everything else, as the work that draws wait for. */
async function openBooks(db: Kysely<Database>): Promise<DueJob[]> {
  const run_at = new Date(0);
  const waiting = await waitingBooks(db, AT_ONCE);
  const [unsealed] = await unsealedPeriods(db, 1);
  return [
    ...waiting.map((periodId): DueJob => ({
      key: `enter ${periodId}`,
      run_at,
      job: { kind: 'enterTickets', payload: { periodId } },
    })),
    ...(unsealed === undefined ? [] : [{ key: 'seal', run_at, job: { kind: 'sealBooks' as const, payload: {} } }]),
  ];
}

/**
 * One job a real draw, however many games wait for it. Draws that hand on a pool come one after another, so that each
 * finds what the one before has left.
 */
async function drawings(db: Kysely<Database>, now: Date): Promise<DueJob[]> {
  const periods = await duePeriods(db, 'closed')
    .where('dial_at', '<=', now)
    .where((eb) => eb.or([eb('sealed_at', 'is not', null), eb('forced_at', 'is not', null)]))
    .execute();
  const jobs = periods.map(({ game_id, channel_id, dial_at }): [string, DueJob] => {
    const feed = feedOf[game_id];
    const key = `draw ${drawIdOf({ feed, channelId: channel_id, dialAt: dial_at })}`;
    const payload = { feed, channelId: channel_id, dialAt: dial_at.toISOString() };
    return [key, { key, run_at: dial_at, job: { kind: 'draw', payload } }];
  });
  const drawing = new Set<Feed>();
  return [...new Map(jobs).values()].filter(({ job }) => {
    if (job.kind !== 'draw' || !pooledFeeds.has(job.payload.feed)) return true;
    const first = !drawing.has(job.payload.feed);
    drawing.add(job.payload.feed);
    return first;
  });
}

async function settlements(db: Kysely<Database>): Promise<DueJob[]> {
  const periods = await duePeriods(db, 'drawn').execute();
  return periods.map(({ id, dial_at }) => ({
    key: `settle ${id}`,
    run_at: dial_at,
    job: { kind: 'settle', payload: { periodId: id } },
  }));
}

async function refunds(db: Kysely<Database>, now: Date): Promise<DueJob[]> {
  const periods = await duePeriods(db, 'cancelled').where(hasOpenTickets).execute();
  return periods.map(({ id }) => refundJob(id, now));
}

/** Gives back the tickets of a draw that was called off. The ledger check lets them wait as long as it is there. */
export function refundJob(periodId: string, run_at: Date): DueJob {
  return { key: `refund ${periodId}`, run_at, job: { kind: 'refund', payload: { periodId } } };
}
