import { randomUUID } from 'node:crypto';
import { feeds } from '@veloc/rules';
import { sql, type Kysely } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../db/schema';
import type { Job } from './dueJobs';

/** A worker that dies holds its job no longer than this; one that works renews it at each batch. */
const LEASE = sql`interval '3 seconds'`;

const jobSchema: v.GenericSchema<unknown, Job> = v.variant('kind', [
  v.object({
    kind: v.literal('draw'),
    payload: v.object({
      feed: v.picklist(feeds),
      channelId: v.nullable(v.string()),
      dialAt: v.pipe(v.string(), v.isoTimestamp()),
    }),
  }),
  v.object({ kind: v.literal('settle'), payload: v.object({ periodId: v.string() }) }),
  v.object({ kind: v.literal('refund'), payload: v.object({ periodId: v.string() }) }),
  v.object({ kind: v.literal('enterTickets'), payload: v.object({ periodId: v.string() }) }),
  v.object({ kind: v.literal('sealBooks'), payload: v.strictObject({}) }),
  v.object({ kind: v.literal('sealBook'), payload: v.object({ periodId: v.string() }) }),
  v.object({ kind: v.literal('askWitnesses'), payload: v.strictObject({}) }),
  v.object({ kind: v.literal('sendPushes'), payload: v.strictObject({}) }),
  v.object({ kind: v.literal('askTimestamp'), payload: v.strictObject({}) }),
  v.object({ kind: v.literal('checkLedger'), payload: v.object({ periodId: v.nullable(v.string()) }) }),
]);

export interface LeasedJob {
  key: string;
  attempts: number;
  /** As it is stored: another version of the server may have written it. */
  row: unknown;
  /** Proves who holds the lease. */
  lease: string;
}

/** Takes the oldest due job that nobody works on; rivals take different ones or none. */
export async function leaseJob(db: Kysely<Database>, now: Date): Promise<LeasedJob | undefined> {
  const lease = randomUUID();
  const { rows } = await sql<{ key: string; kind: string; payload: unknown; attempts: number }>`
    update jobs set lease_until = clock_timestamp() + ${LEASE}, leased_by = ${lease}, attempts = attempts + 1
    where key = (
      select key from jobs
      where run_at <= ${now} and (lease_until is null or lease_until < clock_timestamp())
      order by run_at, key limit 1 for update skip locked
    )
    returning key, kind, payload, attempts`.execute(db);
  const [row] = rows;
  return row && { key: row.key, attempts: row.attempts, row, lease };
}

/** What a leased job asks for. Throws for one that this server does not know. */
export function readJob({ row }: LeasedJob): Job {
  return v.parse(jobSchema, row);
}

/** Says that the worker is alive. One that came too late goes on: two may share the batches of a job. */
export async function renewLease(db: Kysely<Database>, { key, lease }: LeasedJob): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ lease_until: sql`clock_timestamp() + ${LEASE}` })
    .where('key', '=', key)
    .where('leased_by', '=', lease)
    .execute();
}

/** Removes a finished job, unless its lease ran out and another worker has it. */
export async function finishJob(db: Kysely<Database>, { key, lease }: LeasedJob): Promise<void> {
  await db.deleteFrom('jobs').where('key', '=', key).where('leased_by', '=', lease).execute();
}

/** Keeps a failed job for later: after 1 s, 2 s, 4 s and so on, at most 5 minutes. */
export async function postponeJob(
  db: Kysely<Database>,
  { key, lease, attempts }: LeasedJob,
  error: string,
): Promise<void> {
  const seconds = Math.min(2 ** (attempts - 1), 300);
  await db
    .updateTable('jobs')
    .set({ lease_until: sql`clock_timestamp() + ${seconds} * interval '1 second'`, leased_by: null, error })
    .where('key', '=', key)
    .where('leased_by', '=', lease)
    .execute();
}
