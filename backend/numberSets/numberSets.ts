import {
  decodeLine,
  lineFingerprint,
  MOST_NUMBER_SETS,
  type NumberSetAnswer,
  type SaveNumberSetRequest,
} from '@veloc/rules';
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import { invalidTicket } from '../carts/line';
import { json, type Database } from '../db/schema';
import { HttpError, notFound } from '../http/httpError';
import { isId, newId } from '../ids';
import { lockPlayer } from '../saferPlay/lockPlayer';

type Owned = { userId: string; id: string };

/** A player's number sets, the newest first. */
export async function numberSetsOf(db: Kysely<Database>, userId: string): Promise<NumberSetAnswer[]> {
  const rows = await db
    .selectFrom('number_sets')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(answerOf);
}

/**
 * Keeps a ticket's numbers under a name; those that are kept already take the new one. Throws 422 with the code of the
 * rule that the ticket breaks, 409 NUMBER_BOOK_FULL.
 */
export async function saveNumberSet(
  trx: Transaction<Database>,
  { userId, set, at }: { userId: string; set: SaveNumberSetRequest; at: Date },
): Promise<NumberSetAnswer> {
  const checked = decodeLine(set);
  if (!checked.ok) throw invalidTicket(checked.code);
  const { gameId, ticket } = checked.value;
  const fingerprint = lineFingerprint({ ...checked.value, periodId: null, numberPeriod: 1 });
  // Of two that save at once, the second counts what the first has saved.
  await lockPlayer(trx, userId);
  const row = await trx
    .insertInto('number_sets')
    .values({
      id: newId(at),
      user_id: userId,
      name: set.name,
      game_id: gameId,
      ticket: json(ticket),
      fingerprint,
      created_at: at,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'fingerprint']).doUpdateSet({ name: set.name }))
    .returningAll()
    .executeTakeFirstOrThrow();
  const { kept } = await trx
    .selectFrom('number_sets')
    .select(sql<number>`count(*)::int`.as('kept'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (kept > MOST_NUMBER_SETS) {
    throw new HttpError(
      409,
      'NUMBER_BOOK_FULL',
      `Sổ số giữ được ${MOST_NUMBER_SETS} bộ số và đã đầy. Xóa một bộ không dùng nữa rồi lưu lại.`,
    );
  }
  return answerOf(row);
}

/** Throws 404 NOT_FOUND for an absent or foreign set. */
export async function renameNumberSet(
  db: Kysely<Database>,
  { userId, id, name }: Owned & { name: string },
): Promise<NumberSetAnswer> {
  if (!isId(id)) throw notFound();
  const row = await db
    .updateTable('number_sets')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw notFound();
  return answerOf(row);
}

/** Answers how many went: none when it was gone already, or is somebody else's. */
export async function deleteNumberSet(db: Kysely<Database>, { userId, id }: Owned): Promise<{ deleted: number }> {
  if (!isId(id)) return { deleted: 0 };
  const { numDeletedRows } = await db
    .deleteFrom('number_sets')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return { deleted: Number(numDeletedRows) };
}

function answerOf({ id, name, game_id, ticket, created_at }: Selectable<Database['number_sets']>): NumberSetAnswer {
  return { id, name, gameId: game_id, ticket, createdAt: created_at.toISOString() };
}
