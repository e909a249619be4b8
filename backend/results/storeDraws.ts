import { isDeepStrictEqual } from 'node:util';
import { drawIdOf, periodIdsOf, type DrawSlot } from '@veloc/rules';
import type { Insertable, Transaction } from 'kysely';
import { json, type Database } from '../db/schema';
import { detailsOf, type DrawRow } from '../draws/storedDraw';
import { completeDraw, completes } from './completeDraw';
import type { DrawRecord } from './drawRecord';
import { printedPools } from './printedPools';

/** A stored result never changes: `differs` leaves it and tells what it is. */
export type StoreOutcome =
  | { stored: 'new' }
  /** `warnings` name, in English, what the operator has to look at. */
  | { stored: 'known'; warnings: string[] }
  | { stored: 'differs'; known: DrawRow };

interface Storing {
  source: DrawRow['source'];
  at: Date;
}

/** Stores draws once each and decides the periods that waited for them. Answers in the order of `records`. */
export async function storeDraws(
  trx: Transaction<Database>,
  records: readonly DrawRecord[],
  storing: Storing,
): Promise<StoreOutcome[]> {
  if (records.length === 0) return [];
  const rows = records.map((record) => rowOf(record, storing));
  const inserted = await trx
    .insertInto('draws')
    .values(rows.toSorted((first, second) => first.id.localeCompare(second.id)))
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .execute();
  const fresh = new Map(inserted.map((row) => [row.id, row]));
  const known = await storedBefore(trx, rows, fresh);

  const outcomes: StoreOutcome[] = [];
  const decided: DrawRecord[] = [];
  for (const [place, record] of records.entries()) {
    const id = rows[place]?.id ?? '';
    const stored = fresh.get(id) ?? known.get(id) ?? known.get(`${record.feed} ${record.drawNo}`);
    if (!stored) {
      throw new Error(`The draw ${id} was neither stored nor found, so the import stops. Check the indexes of draws.`);
    }
    if (!fresh.has(id)) {
      outcomes.push(await compare(trx, record, { stored, at: storing.at }));
      continue;
    }
    // A second record of the same draw in one batch finds the first one as known.
    fresh.delete(id);
    known.set(id, stored);
    decided.push(record);
    outcomes.push({ stored: 'new' });
  }
  await decidePeriods(trx, decided);
  return outcomes;
}

/** What a record says beside a draw that is stored, and completes it. */
async function compare(
  trx: Transaction<Database>,
  record: DrawRecord,
  { stored, at }: { stored: DrawRow; at: Date },
): Promise<StoreOutcome> {
  const isMore = completes(record, stored);
  // A correction or a pool that is given now waits, or is seen.
  const known = isMore
    ? await trx.selectFrom('draws').selectAll().where('id', '=', stored.id).forUpdate().executeTakeFirstOrThrow()
    : stored;
  if (!tellsTheSame(record, known)) return { stored: 'differs', known };
  const adds = isMore && completes(record, known);
  return { stored: 'known', warnings: adds ? await completeDraw(trx, record, { stored: known, at }) : [] };
}

function slotOf(record: DrawRecord): DrawSlot {
  return { feed: record.feed, dialAt: record.dialAt, channelId: record.channel?.id ?? null };
}

function idOf(record: DrawRecord): string {
  return record.timed ? drawIdOf(slotOf(record)) : `${record.feed}:${record.drawNo}`;
}

function rowOf(record: DrawRecord, { source, at }: Storing): Insertable<Database['draws']> & { id: string } {
  const { jackpot1, jackpot2, winners1, winners2 } = printedPools(record.printed);
  return {
    id: idOf(record),
    feed: record.feed,
    channel_id: record.channel?.id ?? null,
    channel_name: record.channel?.name ?? null,
    region: record.channel?.region ?? null,
    draw_no: record.drawNo,
    dial_at: record.dialAt,
    timed: record.timed,
    numbers: json(record.numbers),
    special: record.special && json(record.special),
    details: json({ ...(record.tiers && { tiers: record.tiers }), ...(record.printed && { printed: record.printed }) }),
    jackpot1,
    jackpot2,
    winners1,
    winners2,
    source,
    created_at: at,
  };
}

/** Draws that were there already, by id and by feed and number. */
async function storedBefore(
  trx: Transaction<Database>,
  rows: readonly { id: string; feed: DrawRow['feed']; draw_no?: string | null | undefined }[],
  fresh: ReadonlyMap<string, DrawRow>,
): Promise<Map<string, DrawRow>> {
  const missing = rows.filter(({ id }) => !fresh.has(id));
  const numbers = missing.flatMap(({ draw_no }) => (draw_no ? [draw_no] : []));
  if (missing.length === 0) return new Map();
  const stored = await trx
    .selectFrom('draws')
    .selectAll()
    .where((where) =>
      where.or([
        where(
          'id',
          'in',
          missing.map(({ id }) => id),
        ),
        where.and([
          where('feed', 'in', [...new Set(missing.map(({ feed }) => feed))]),
          where('draw_no', 'in', numbers.length > 0 ? numbers : ['']),
        ]),
      ]),
    )
    .execute();
  return new Map(stored.flatMap((row) => [[row.id, row] as const, [`${row.feed} ${row.draw_no}`, row] as const]));
}

/** Where one of the two is silent (no number, no time, no printed prizes) there is nothing to contradict. */
function tellsTheSame(record: DrawRecord, stored: DrawRow): boolean {
  const { tiers = null, printed = null } = detailsOf(stored);
  return (
    isDeepStrictEqual(record.numbers, stored.numbers) &&
    isDeepStrictEqual(record.special, stored.special) &&
    isDeepStrictEqual(record.tiers, tiers) &&
    agrees(record.printed, printed) &&
    agrees(record.drawNo, stored.draw_no) &&
    (!record.timed || !stored.timed || record.dialAt.getTime() === stored.dial_at.getTime())
  );
}

function agrees(told: unknown, stored: unknown): boolean {
  return told === null || stored === null || isDeepStrictEqual(told, stored);
}

/** Points the waiting periods at their draw and, where it has one, gives them its number. */
async function decidePeriods(trx: Transaction<Database>, records: readonly DrawRecord[]): Promise<void> {
  const timed = records.filter((record) => record.timed);
  if (timed.length === 0) return;
  const byPeriod = new Map(timed.flatMap((record) => periodIdsOf(slotOf(record)).map((id) => [id, record] as const)));
  const waiting = await trx
    .selectFrom('periods')
    .select('id')
    .where('id', 'in', [...byPeriod.keys()])
    .where('status', 'in', ['scheduled', 'open', 'closed'])
    .orderBy('id')
    .execute();
  for (const { id } of waiting) {
    const record = byPeriod.get(id);
    if (!record) continue;
    await trx
      .updateTable('periods')
      .set({
        status: 'drawn',
        draw_id: idOf(record),
        ...(record.drawNo === null ? {} : { name: `Kỳ #${record.drawNo}` }),
      })
      .where('id', '=', id)
      .where('status', 'in', ['scheduled', 'open', 'closed'])
      .execute();
  }
}
