import type { NotificationFact } from '@veloc/rules';
import type { Transaction } from 'kysely';
import { json, type Database } from '../db/schema';
import { newId } from '../ids';

/** Rows of one statement; PostgreSQL takes 65,535 values at most. */
const CHUNK = 500;

export type NewNotification = NotificationFact & { userId: string };

/**
 * Tells players of what `trx` does. In that transaction and no other: what is rolled back is never told, and what is
 * told has happened.
 */
export async function notify(
  trx: Transaction<Database>,
  at: Date,
  notifications: readonly NewNotification[],
): Promise<void> {
  for (let first = 0; first < notifications.length; first += CHUNK) {
    const rows = notifications.slice(first, first + CHUNK).map(({ userId, kind, params }) => ({
      id: newId(at),
      user_id: userId,
      kind,
      params: json(params),
      created_at: at,
      read_at: null,
    }));
    await trx.insertInto('notifications').values(rows).execute();
  }
}
