import {
  Frontier,
  TILE_WIDTH,
  hashesOf,
  leafHash,
  nodesOfTiles,
  readSealEntry,
  sealEntryText,
  tilesRead,
  utf8,
  type Hash,
  type ReadNode,
  type SealEntry,
} from '@veloc/proof';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { SettingsError } from '../settings/readSettings';

/** The log of seals among the logs; every other one is the book of the period with its id. */
export const SEALS = 'seals';

const TILE_HEIGHT = 8;

/** A log's tree as it stands. */
export interface LogState {
  size: number;
  frontier: Frontier;
  /** đồng; of a book alone. */
  total: number;
}

function stateOf(row: { size: number; edge: Buffer; total: number } | undefined): LogState {
  if (!row) return { size: 0, frontier: Frontier.empty(), total: 0 };
  return { size: row.size, frontier: Frontier.from(row.size, hashesOf(row.edge)), total: Number(row.total) };
}

/** A log as it stands; of no entries where there is none yet. */
export async function readLog(db: Kysely<Database>, id: string): Promise<LogState> {
  return stateOf(await db.selectFrom('logs').selectAll().where('id', '=', id).executeTakeFirst());
}

/** A log, locked until the transaction ends: it has one writer at a time. */
export async function lockLog(trx: Transaction<Database>, id: string): Promise<LogState> {
  await trx
    .insertInto('logs')
    .values({ id, size: 0, edge: Buffer.alloc(0) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return stateOf(await trx.selectFrom('logs').selectAll().where('id', '=', id).forUpdate().executeTakeFirst());
}

/** Adds leaves at the end of a locked log, and `total` to its sum. */
export async function appendLeaves(
  trx: Transaction<Database>,
  id: string,
  { frontier, total }: LogState,
  added: { leaves: readonly Hash[]; total?: number },
): Promise<void> {
  const tiles = new Map<string, { level: number; tile: number; hashes: Hash[] }>();
  for (const leaf of added.leaves) {
    frontier.append(leaf, (height, index, hash) => {
      if (height % TILE_HEIGHT !== 0) return;
      const [level, tile] = [height / TILE_HEIGHT, Math.floor(index / TILE_WIDTH)];
      const key = `${level}/${tile}`;
      tiles.set(key, { level, tile, hashes: [...(tiles.get(key)?.hashes ?? []), hash] });
    });
  }
  if (tiles.size > 0) {
    await trx
      .insertInto('log_tiles')
      .values([...tiles.values()].map(({ hashes, ...at }) => ({ log_id: id, ...at, hashes: Buffer.concat(hashes) })))
      .onConflict((conflict) =>
        conflict.columns(['log_id', 'level', 'tile']).doUpdateSet({ hashes: sql`log_tiles.hashes || excluded.hashes` }),
      )
      .execute();
  }
  await trx
    .updateTable('logs')
    .set({ size: frontier.size, edge: Buffer.concat(frontier.hashes), total: total + (added.total ?? 0) })
    .where('id', '=', id)
    .execute();
}

/**
 * Adds entries to the log of seals and answers their places; the first ones ever need the shop's name, which opens the
 * log. Lock everything else first: this one is held to the end.
 */
export async function appendSeals(
  trx: Transaction<Database>,
  at: Date,
  entries: readonly Exclude<SealEntry, { kind: 'open' }>[],
  shop?: string,
): Promise<number[]> {
  if (entries.length === 0) return [];
  const log = await lockLog(trx, SEALS);
  if (log.size === 0 && shop === undefined)
    throw new Error('The log of seals is empty, so nothing of a sealed book can follow.');
  const first = log.size === 0 && shop !== undefined ? [{ kind: 'open' as const, shop }] : [];
  const rows = [...first, ...entries].map((entry, index) => ({
    seq: log.size + index,
    kind: entry.kind,
    period_id: 'period' in entry ? entry.period : null,
    entry: sealEntryText(entry),
    added_at: at,
  }));
  await trx.insertInto('seal_entries').values(rows).execute();
  await appendLeaves(trx, SEALS, log, { leaves: rows.map(({ entry }) => leafHash(utf8(entry))) });
  return rows.slice(first.length).map(({ seq }) => seq);
}

/** Entries of a log from `start` up to `end`, as they are hashed. */
export async function readEntries(db: Kysely<Database>, id: string, start: number, end: number): Promise<Uint8Array[]> {
  const rows =
    id === SEALS
      ? await db
          .selectFrom('seal_entries')
          .select('entry')
          .where('seq', '>=', start)
          .where('seq', '<', end)
          .orderBy('seq')
          .execute()
      : await db
          .selectFrom('book_entries')
          .select('entry')
          .where('period_id', '=', id)
          .where('seq', '>=', start)
          .where('seq', '<', end)
          .orderBy('seq')
          .execute();
  return rows.map(({ entry }) => utf8(entry ?? ''));
}

/** The hashes of one tile, joined; as many as there are. */
export async function readTile(db: Kysely<Database>, id: string, level: number, tile: number): Promise<Uint8Array> {
  if (level === 0) {
    const entries = await readEntries(db, id, tile * TILE_WIDTH, (tile + 1) * TILE_WIDTH);
    return Buffer.concat(entries.map(leafHash));
  }
  const row = await db
    .selectFrom('log_tiles')
    .select('hashes')
    .where('log_id', '=', id)
    .where('level', '=', level)
    .where('tile', '=', tile)
    .executeTakeFirst();
  return row?.hashes ?? Buffer.alloc(0);
}

/** Makes a proof in a log by the few tiles that it needs. */
export async function proveIn<Proof>(
  db: Kysely<Database>,
  id: string,
  prove: (node: ReadNode) => Proof,
): Promise<Proof> {
  const tiles = new Map<string, Uint8Array>();
  for (const { level, index } of tilesRead(prove)) {
    tiles.set(`${level}/${index}`, await readTile(db, id, level, index));
  }
  return prove(nodesOfTiles((level, index) => tiles.get(`${level}/${index}`) ?? new Uint8Array()));
}

/** Throws a SettingsError for another name than the one that the log of this database was opened with. */
export async function requireShopName(db: Kysely<Database>, shop: string): Promise<void> {
  const open = await db.selectFrom('seal_entries').select('entry').where('seq', '=', 0).executeTakeFirst();
  const entry = open && readSealEntry(open.entry);
  if (entry?.kind !== 'open' || entry.shop === shop) return;
  throw new SettingsError(
    `This database has sealed its books as ${entry.shop}, and receipts would no longer be believed: ` +
      `set VELOC_SHOP_NAME=${entry.shop}.`,
  );
}
