import { isDeepStrictEqual } from 'node:util';
import type { Insertable, Transaction } from 'kysely';
import { json, type Database } from '../db/schema';
import { noPools, poolStarts, type Pools } from '../draws/pools';
import { detailsOf, type DrawRow } from '../draws/storedDraw';
import { tierWarnings, unusualPools } from '../draws/unusual';
import { completeDraw, completes } from './completeDraw';
import type { DrawRecord } from './drawRecord';
import { calledOff, decidePeriods, drawIdOfRecord, isSameTime, moveDraw } from './drawIdentity';
import { poolWarnings, printedPools } from './printedPools';

/** A stored result never changes: `differs` leaves it and tells what it is. */
export type StoreOutcome =
  /** `warnings` name, in English, what the operator has to look at. */
  { stored: 'new' | 'known'; warnings: string[] } | { stored: 'differs'; known: DrawRow };

interface Storing {
  source: DrawRow['source'];
  at: Date;
}

/** How long after its time a draw is imported that tickets wait for, in ms. */
const NEW_MS = 7 * 24 * 3_600_000;

/** Stores draws once each and decides the periods that waited for them. Answers in the order of `records`. */
export async function storeDraws(
  trx: Transaction<Database>,
  records: readonly DrawRecord[],
  storing: Storing,
): Promise<StoreOutcome[]> {
  if (records.length === 0) return [];
  const starts = new Map<string, Pools>();
  for (const feed of new Set(records.map((record) => record.feed))) starts.set(feed, await poolStarts(trx, feed));
  const startsOf = ({ feed }: DrawRecord) => starts.get(feed) ?? noPools;
  const rows = records.map((record) => rowOf(record, storing, startsOf(record)));
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
      const { outcome, draw } = await compare(trx, record, { stored, at: storing.at });
      outcomes.push(outcome);
      known.set(draw.id, draw);
      known.set(`${draw.feed} ${draw.draw_no}`, draw);
      if (draw.id !== stored.id) decided.push(record);
      continue;
    }
    // A second record of the same draw in one batch finds the first one as known.
    fresh.delete(id);
    known.set(id, stored);
    decided.push(record);
    // A year that is imported at once has seen pools that no draw here was played for.
    const isOld = storing.at.getTime() - stored.dial_at.getTime() > NEW_MS;
    const unusual = isOld
      ? []
      : [...(await unusualPools(trx, { ...stored, ...noPools }, stored)), ...(await tierWarnings(trx, stored))];
    outcomes.push({ stored: 'new', warnings: [...poolWarnings(record, id, startsOf(record)), ...unusual] });
  }
  await decidePeriods(trx, decided, storing.at);
  const called = await calledOff(trx, decided);
  return outcomes.map((outcome, index) => {
    const warning = called.get(rows[index]?.id ?? '');
    return warning === undefined || outcome.stored !== 'new'
      ? outcome
      : { ...outcome, warnings: [...outcome.warnings, warning] };
  });
}

/** What a record says beside a draw that is stored, and completes it: `draw` is how it stands then. */
async function compare(
  trx: Transaction<Database>,
  record: DrawRecord,
  { stored, at }: { stored: DrawRow; at: Date },
): Promise<{ outcome: StoreOutcome; draw: DrawRow }> {
  const hasMore = (row: DrawRow) => completes(record, row) || (record.timed && !row.timed);
  // A correction or a pool that is given now waits, or is seen.
  const known = hasMore(stored) ? await lockDraw(trx, stored) : stored;
  if (!isSameResult(record, known)) return { outcome: { stored: 'differs', known }, draw: known };
  const draw = record.timed && !known.timed ? await moveDraw(trx, known, record) : known;
  const warnings = completes(record, draw) ? await completeDraw(trx, record, { stored: draw, at }) : [];
  return { outcome: { stored: 'known', warnings }, draw };
}

async function lockDraw(trx: Transaction<Database>, { id, feed, draw_no: drawNo }: DrawRow): Promise<DrawRow> {
  const byId = await trx.selectFrom('draws').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (byId) return byId;
  // Another import has given it its time meanwhile, and with that another id.
  return trx
    .selectFrom('draws')
    .selectAll()
    .where('feed', '=', feed)
    .where('draw_no', '=', drawNo)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

function rowOf(
  record: DrawRecord,
  { source, at }: Storing,
  starts: Pools,
): Insertable<Database['draws']> & { id: string } {
  const { jackpot1, jackpot2, winners1, winners2 } = printedPools(record.printed, starts);
  return {
    id: drawIdOfRecord(record),
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

/** Where one of the two is silent (no number, no time of its day, no printed prizes) there is nothing to contradict. */
function isSameResult(record: DrawRecord, stored: DrawRow): boolean {
  const { tiers = null, printed = null } = detailsOf(stored);
  return (
    isDeepStrictEqual(record.numbers, stored.numbers) &&
    isDeepStrictEqual(record.special, stored.special) &&
    isDeepStrictEqual(record.tiers, tiers) &&
    agrees(record.printed, printed) &&
    agrees(record.drawNo, stored.draw_no) &&
    isSameTime(record, stored)
  );
}

function agrees(imported: unknown, stored: unknown): boolean {
  return imported === null || stored === null || isDeepStrictEqual(imported, stored);
}
