import { sql, type Transaction } from 'kysely';
import { json, type Database } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import type { Shop } from '../../shop';
import { checkLedger, type Violation } from '../invariants';
import { narrowedInvariants } from './narrowed';
import { listTouched } from './touched';

/**
 * Ms before the last check from which rows are looked at again: a transaction that was under way then shows rows made
 * before it. The check of every night finds what took longer.
 */
const OVERLAP = 5 * 60_000;
/** Rows that break a rule and are kept. */
const KEPT = 50;

/** Another process is checking; whatever asked for a check asks again. */
export class CheckUnderWay extends Error {}

export interface LedgerChecked {
  violations: Violation[];
  /** Since when withdrawals are stopped. */
  stoppedAt: Date | null;
}

interface Asked {
  /** `draw`: what was touched since the last check, and by this draw. `whole`: everything. */
  scope: { draw: string } | 'whole';
  /** In the transaction of a check that passes and so ends a stop; only a person's check may. @default it stays stopped */
  onLifted?: (trx: Transaction<Database>) => Promise<void>;
}

/**
 * Checks the ledger, one process at a time, on one snapshot of it. Rows that break a rule stop withdrawals until a person's
 * check of the whole passes. Throws `CheckUnderWay`.
 */
export async function runLedgerCheck(shop: Shop, { scope, onLifted }: Asked): Promise<LedgerChecked> {
  const since = performance.now();
  const { was, ...checked } = await inTransaction(shop, async (trx) => {
    await sql`set transaction isolation level repeatable read`.execute(trx);
    await requireTurn(trx);
    const before = await trx.selectFrom('ledger_check').selectAll().executeTakeFirstOrThrow();
    const at = shop.clock.now();
    // Nothing is known to be sound before a first check of the whole.
    const known = scope === 'whole' || before.sound_until === null ? null : { until: before.sound_until, ...scope };
    const isWhole = known === null;
    const violations = known ? await checkTouched(trx, known) : await checkLedger(trx);
    const isSound = violations.length === 0;
    const isLifted = isSound && isWhole && before.stopped_at !== null && onLifted !== undefined;
    const stoppedAt = isLifted ? null : (before.stopped_at ?? (isSound ? null : at));
    await trx
      .updateTable('ledger_check')
      .set({
        checked_at: at,
        took_ms: Math.round(performance.now() - since),
        stopped_at: stoppedAt,
        // What a check of a draw does not look at may still be wrong.
        ...((!isSound || isWhole) && { violations: violations.length, rows: json(violations.slice(0, KEPT)) }),
        ...(isSound && (isWhole || before.violations === 0) && { sound_until: at }),
        ...(isSound && isWhole && { whole_at: at }),
      })
      .execute();
    if (isLifted) await onLifted(trx);
    return { violations, stoppedAt, was: before.stopped_at };
  });
  tell(shop, was, checked);
  return checked;
}

/** A lock of the database, which lets go of it with the process. */
async function requireTurn(trx: Transaction<Database>): Promise<void> {
  const { rows } = await sql<{ is_ours: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('ledger check')) as is_ours`.execute(trx);
  if (!rows[0]?.is_ours) throw new CheckUnderWay('Another process is checking the ledger; ask again when it is done.');
}

async function checkTouched(
  trx: Transaction<Database>,
  { until, draw: periodId }: { until: Date; draw: string },
): Promise<Violation[]> {
  // What compiling these queries costs is more than it saves.
  await sql`select set_config('jit', 'off', true)`.execute(trx);
  await listTouched(trx, { since: new Date(until.getTime() - OVERLAP), periodId });
  return checkLedger(trx, narrowedInvariants);
}

function tell({ log }: Pick<Shop, 'log'>, was: Date | null, { violations, stoppedAt }: LedgerChecked): void {
  if (violations.length > 0) {
    const rules = [...new Set(violations.map(({ invariant }) => invariant))].join(', ');
    log.error(
      `the ledger breaks its own rules in ${violations.length} rows (${rules}), so withdrawals are stopped: see them by ` +
        'npm run operator -- ledger check, mend them, and check again; a check that passes lets withdrawals go on',
    );
  } else if (was !== null && stoppedAt === null) {
    log.info('The ledger is sound again, and withdrawals go on.');
  }
}
