import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { busy } from '../http/httpError';
import { isStalePlan } from './preparedStatements';
import type { Database } from './schema';

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const ATTEMPTS = 8;

function isConflict(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return code === SERIALIZATION_FAILURE || code === DEADLOCK || isStalePlan(error);
}

/** Runs a work as `inTransaction` does, with what belongs to it. */
export type Transact = <T>(work: (trx: Transaction<Database>) => Promise<T>) => Promise<T>;

/**
 * Runs `work` in one transaction and commits unless it throws. Work that lost against another transaction is run again
 * from its start, up to eight times; then 503 DB_BUSY. Inside `work` use `trx` alone: the embedded database has one
 * connection, and asking for a second one there would wait for ever.
 */
export async function inTransaction<T>(
  shop: { db: Kysely<Database> },
  work: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await shop.db.transaction().execute(work);
    } catch (error) {
      if (!isConflict(error)) throw error;
      if (attempt === ATTEMPTS) throw busy();
      await setTimeout(2 ** attempt * (1 + Math.random()));
    } finally {
      // PGlite answers in microtasks: without this a busy shop would starve every timer and socket.
      await setImmediate();
    }
  }
}
