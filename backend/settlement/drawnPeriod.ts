import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { Database } from '../db/schema';
import type { DrawRow } from '../draws/storedDraw';

/** A period with the draw that decides it. */
export interface DrawnPeriod extends Selectable<Database['periods']> {
  draw: DrawRow;
}

/**
 * Whether players are told of its prizes once all of its tickets are judged. Who was told before is told of the difference
 * alone: what a later record printed, or a ticket that was set aside.
 */
export function isToldAtEnd({
  status,
  draw: { repriced_at: repricedAt, corrected_at: correctedAt },
}: DrawnPeriod): boolean {
  return status === 'drawn' && (repricedAt === null || (correctedAt !== null && correctedAt >= repricedAt));
}

/** Answers undefined for a period without a result. */
export async function drawnPeriod(db: Kysely<Database>, periodId: string): Promise<DrawnPeriod | undefined> {
  const period = await db
    .selectFrom('periods')
    .selectAll()
    .where('id', '=', periodId)
    .where('status', 'in', ['drawn', 'settled'])
    .executeTakeFirst();
  if (!period?.draw_id) return undefined;
  const draw = await db.selectFrom('draws').selectAll().where('id', '=', period.draw_id).executeTakeFirstOrThrow();
  return { ...period, draw };
}

/** The same for as long as the transaction lasts: a correction of its draw comes before or waits. */
export async function heldPeriod(trx: Transaction<Database>, periodId: string): Promise<DrawnPeriod | undefined> {
  await trx
    .selectFrom('draws')
    .innerJoin('periods', 'periods.draw_id', 'draws.id')
    .select('draws.id')
    .where('periods.id', '=', periodId)
    .forShare('draws')
    .execute();
  return drawnPeriod(trx, periodId);
}

/**
 * The first drawn period of a game whose pools nobody has fixed, at or before the time of this one: a pool is what the
 * draws before it have left. A period without a result is passed over; it may never get one.
 */
export async function firstUnfixed(
  db: Kysely<Database>,
  { game_id, dial_at }: Pick<DrawnPeriod, 'game_id' | 'dial_at'>,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from periods
    where game_id = ${game_id} and status = 'drawn' and paying is null and dial_at <= ${dial_at}
    order by dial_at, id limit 1`.execute(db);
  return rows[0]?.id;
}
