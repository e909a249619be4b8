import { drawIdOf, periodIdsOf, vietnamDate, type DrawKey } from '@veloc/rules';
import type { Transaction } from 'kysely';
import { logResults, type ResultRecord } from '../books/outcomes';
import { mayBeDrawn, notSealed } from '../books/seal';
import { json, type Database } from '../db/schema';
import type { DrawRow } from '../draws/storedDraw';
import type { DrawRecord } from './drawRecord';

function keyOf(record: DrawRecord): DrawKey {
  return { feed: record.feed, dialAt: record.dialAt, channelId: record.channel?.id ?? null };
}

/** The id of a record's draw: by its time, or by its number while no record has told the time. */
export function drawIdOfRecord(record: DrawRecord): string {
  return record.timed ? drawIdOf(keyOf(record)) : `${record.feed}:${record.drawNo}`;
}

/** Whether a record may be of the time of a stored draw; where one of the two names the day alone, of its day. */
export function isSameTime(record: DrawRecord, stored: DrawRow): boolean {
  return record.timed && stored.timed
    ? record.dialAt.getTime() === stored.dial_at.getTime()
    : vietnamDate(record.dialAt) === vietnamDate(stored.dial_at);
}

/**
 * Gives a stored draw, which the caller has locked, the time that a record names, and the id of that time, which is
 * free. No period has the draw: whoever plays for a time gets its result by the time.
 */
export async function moveDraw(trx: Transaction<Database>, stored: DrawRow, record: DrawRecord): Promise<DrawRow> {
  const { numbers, special, details } = stored;
  const time = { id: drawIdOfRecord(record), dial_at: record.dialAt, timed: record.timed };
  if (time.id === stored.id) {
    const { id } = stored;
    return trx.updateTable('draws').set(time).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
  }
  // The number stands once in its feed, and what was corrected belongs to a draw that exists.
  await trx.updateTable('draws').set({ draw_no: null }).where('id', '=', stored.id).execute();
  const moved = await trx
    .insertInto('draws')
    .values({
      ...stored,
      ...time,
      numbers: json(numbers),
      special: special && json(special),
      details: json(details),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await trx.updateTable('draw_corrections').set({ draw_id: moved.id }).where('draw_id', '=', stored.id).execute();
  await trx.deleteFrom('draws').where('id', '=', stored.id).execute();
  return moved;
}

/** Gives a stored draw, which the caller has locked, and the periods it decided another number, which is free. */
export async function renumberDraw(trx: Transaction<Database>, id: string, drawNo: string): Promise<void> {
  await trx.updateTable('draws').set({ draw_no: drawNo }).where('id', '=', id).execute();
  await trx
    .updateTable('periods')
    .set({ name: `Kỳ #${drawNo}` })
    .where('draw_id', '=', id)
    .execute();
}

/**
 * Points the waiting periods at their draw and, where it has one, gives them its number. Throws 409 NOT_SEALED where the
 * book of one is still open, unless the operator has let the result in.
 */
export async function decidePeriods(
  trx: Transaction<Database>,
  records: readonly DrawRecord[],
  at: Date,
): Promise<void> {
  const timed = records.filter((record) => record.timed);
  if (timed.length === 0) return;
  const byPeriod = new Map(timed.flatMap((record) => periodIdsOf(keyOf(record)).map((id) => [id, record] as const)));
  const waiting = await trx
    .selectFrom('periods')
    .select(['id', 'sealed_at', 'forced_at'])
    .where('id', 'in', [...byPeriod.keys()])
    .where('status', 'in', ['scheduled', 'open', 'closed'])
    .orderBy('id')
    .execute();
  const results: { period: string; record: ResultRecord }[] = [];
  for (const { id, ...period } of waiting) {
    const record = byPeriod.get(id);
    if (!record) continue;
    if (!mayBeDrawn(period)) throw notSealed(id);
    const decided = await trx
      .updateTable('periods')
      .set({
        status: 'drawn',
        draw_id: drawIdOfRecord(record),
        ...(record.drawNo === null ? {} : { name: `Kỳ #${record.drawNo}` }),
      })
      .where('id', '=', id)
      .where('status', 'in', ['scheduled', 'open', 'closed'])
      .returning('id')
      .executeTakeFirst();
    const { numbers, special, tiers } = record;
    if (decided) results.push({ period: id, record: { draw: drawIdOfRecord(record), numbers, special, tiers } });
  }
  await logResults(trx, { results, at });
}

/** The periods that these records decide, whatever has become of them. */
export function periodsOf(records: readonly DrawRecord[]): string[] {
  return records.filter((record) => record.timed).flatMap((record) => periodIdsOf(keyOf(record)));
}

/** For the operator, in English: draws, by id, whose tickets got their money back since `draws void` had called them off. */
export async function calledOff(
  trx: Transaction<Database>,
  records: readonly DrawRecord[],
): Promise<Map<string, string>> {
  const drawOf = new Map(
    records
      .filter((record) => record.timed)
      .flatMap((record) => periodIdsOf(keyOf(record)).map((id) => [id, drawIdOfRecord(record)] as const)),
  );
  if (drawOf.size === 0) return new Map();
  const periods = await trx
    .selectFrom('periods')
    .innerJoin('tickets', 'tickets.period_id', 'periods.id')
    .select(({ fn }) => ['periods.id', fn.countAll<number>().as('tickets')])
    .where('periods.id', 'in', [...drawOf.keys()])
    .where('periods.status', '=', 'cancelled')
    .groupBy('periods.id')
    .orderBy('periods.id')
    .execute();
  return new Map(
    periods.map(({ id, tickets }) => [
      drawOf.get(id) ?? id,
      `${id} was called off (draws void), so the result of ${drawOf.get(id)} decides none of its ${tickets} tickets: ` +
        'they got their money back. Was it meant?',
    ]),
  );
}
