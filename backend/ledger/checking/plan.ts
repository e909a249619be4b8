import { momentOnDay, vietnamDay } from '@veloc/rules';
import type { Kysely } from 'kysely';
import { json, type Database } from '../../db/schema';
import type { Shop } from '../../shop';

/** Of each day in Vietnam: after the last draw, when few buy. */
const NIGHT = '03:00';

interface Wanted {
  /** A draw that is settled; null for the whole ledger. */
  periodId: string | null;
  at: Date;
}

/** Has the ledger checked as soon as a worker is free. In the transaction of a settlement it is asked for with it. */
export async function planLedgerCheck(db: Kysely<Database>, { periodId, at }: Wanted): Promise<void> {
  const job = { kind: 'checkLedger', payload: json({ periodId }), run_at: at };
  await db
    .insertInto('jobs')
    .values({ key: `check ledger ${periodId ?? ''}`.trim(), ...job, lease_until: null, leased_by: null, error: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Has the whole ledger checked once a night, and at once where it never was. Call it every hour. */
export async function planNightlyCheck({ db, clock }: { db: Kysely<Database>; clock: Shop['clock'] }): Promise<void> {
  const at = clock.now();
  const tonight = new Date(momentOnDay(vietnamDay(at), NIGHT) ?? 0);
  const { whole_at: last } = await db.selectFrom('ledger_check').select('whole_at').executeTakeFirstOrThrow();
  if (last === null || (last < tonight && tonight <= at)) await planLedgerCheck(db, { periodId: null, at });
}
