import type { NotificationFact } from '@veloc/rules';
import type { Transaction } from 'kysely';
import { json, type Database } from '../db/schema';
import { newId } from '../ids';

/** Rows of one statement; PostgreSQL takes 65,535 values at most. */
const CHUNK = 500;

/** Ms within which what is told again and again is told in one notification. */
const MERGE_WITHIN = 3_600_000;

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

type ParamsOf<Kind extends NotificationFact['kind']> = Extract<NotificationFact, { kind: Kind }>['params'];

/**
 * Takes back what a player was told of a kind within the last hour, for the caller to tell it anew together with what is
 * new: a flood of it must not push out what else the player was told. Answers its params.
 */
export async function retractRecent<Kind extends NotificationFact['kind']>(
  trx: Transaction<Database>,
  { userId, kind, at }: { userId: string; kind: Kind; at: Date },
): Promise<ParamsOf<Kind>[]> {
  const retracted = await trx
    .deleteFrom('notifications')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('created_at', '>', new Date(at.getTime() - MERGE_WITHIN))
    .returning('params')
    .execute();
  return retracted.map(({ params }) => params as ParamsOf<Kind>);
}
