import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { HttpError } from '../../http/httpError';

/** Throws 503 WITHDRAWALS_STOPPED with this sentence while the ledger was found to be unsound. */
export async function requireSoundLedger(db: Kysely<Database>, sentence: string): Promise<void> {
  const { stopped_at: since } = await db.selectFrom('ledger_check').select('stopped_at').executeTakeFirstOrThrow();
  if (since === null) return;
  throw new HttpError(503, 'WITHDRAWALS_STOPPED', sentence, { since: since.toISOString() }, { 'Retry-After': '600' });
}
