import {
  TILE_WIDTH,
  bundleOf,
  checkpointText,
  ed25519Signer,
  inclusionProof,
  policyText,
  readSealEntry,
  rootAt,
  signNote,
  signerNames,
  tlogProofText,
  toBase64,
  toHex,
  entryLeaf,
  nodesOf,
  type KeyChange,
  type Receipt,
} from '@veloc/proof';
import type { BookPlace, GameId, SoldBook } from '@veloc/rules';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';
import type { Shop } from '../shop';
import { keyChanges, sealsVkey } from './keyChanges';
import { SEALS, proveIn, readEntries, readLog, readTile } from './log';
import { entriesOfOrder, factsOf, promiseOf } from './ticketEntries';

type Reading = Pick<Shop, 'db' | 'secrets' | 'settings'>;

/** Whom a stranger trusts who trusts this shop, by all keys that it ever had, and its witnesses (C2SP tlog-policy). */
export async function shopPolicy(shop: Reading): Promise<string> {
  const { secrets, settings } = shop;
  const url = `https://${settings.shopName}/public/seals`;
  const before = (await keyChanges(shop.db)).map((change) => change.before).toReversed();
  const keys = [sealsVkey(shop, secrets.bookKey), ...before];
  return policyText(
    keys.map((vkey) => ({ vkey, url })),
    settings.witnesses,
  );
}

/** How the shop has changed its key, oldest first: each change proved in its log as it stands. */
export async function provedKeyChanges(shop: Reading): Promise<KeyChange[]> {
  const proved: KeyChange[] = [];
  for (const { seq, entry } of await keyChanges(shop.db)) {
    proved.push({ entry, proof: await proofIn(shop, SEALS, seq, await provenSize(shop.db, seq)) });
  }
  return proved;
}

/** Whether anybody may read a log yet: books once they are sealed. */
export async function isPublic(db: Kysely<Database>, id: string): Promise<boolean> {
  if (id === SEALS) return true;
  const sealed = await db
    .selectFrom('periods')
    .select('id')
    .where('id', '=', id)
    .where('sealed_at', 'is not', null)
    .executeTakeFirst();
  return sealed !== undefined;
}

/** The signed checkpoint of a log at one of its sizes, with what witnesses have signed of it. */
export async function checkpointOf({ db, secrets, settings }: Reading, id: string, size: number): Promise<string> {
  const name = id === SEALS ? signerNames.seals(settings.shopName) : signerNames.book(settings.shopName, id);
  const log = await readLog(db, id);
  // Of an earlier size, for which a witness has signed, from the tiles.
  const root = size === log.size ? log.frontier.root() : await proveIn(db, id, (node) => rootAt(size, node));
  // Witnesses know the key of before until their owners have seen the new one in the log.
  const keys = [secrets.bookKey, ...(id === SEALS && secrets.oldBookKey ? [secrets.oldBookKey] : [])];
  const note = signNote(
    checkpointText({ origin: name, size, root }),
    keys.map((key) => ed25519Signer(name, key)),
  );
  return id === SEALS ? note + (await cosignaturesOf(db, size)) : note;
}

async function cosignaturesOf(db: Kysely<Database>, size: number): Promise<string> {
  const rows = await db.selectFrom('cosignatures').select('line').where('size', '=', size).orderBy('witness').execute();
  return rows.map(({ line }) => line).join('');
}

/**
 * The bytes of a tile, or of a bundle of entries at level 'entries'; null for one that the log does not have, or not that
 * wide.
 */
export async function tileOf(
  db: Kysely<Database>,
  id: string,
  { level, index, width }: { level: number | 'entries'; index: number; width: number },
): Promise<Uint8Array | null> {
  const { size } = await readLog(db, id);
  const hashes = level === 'entries' ? size : Math.floor(size / TILE_WIDTH ** level);
  const first = index * TILE_WIDTH;
  if (first + width > hashes) return null;
  if (level === 'entries') return bundleOf(await readEntries(db, id, first, first + width));
  return (await readTile(db, id, level, index)).subarray(0, width * 32);
}

/** The newest file of a period's winners; null where none was written. */
export async function winnersOf(db: Kysely<Database>, periodId: string): Promise<string | null> {
  const file = await db
    .selectFrom('winners_files')
    .select('lines')
    .where('period_id', '=', periodId)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return file?.lines ?? null;
}

async function proofIn(shop: Reading, id: string, index: number, size: number): Promise<string> {
  const hashes = await proveIn(shop.db, id, (node) => inclusionProof(index, size, node));
  return tlogProofText({ index, hashes, checkpoint: await checkpointOf(shop, id, size) });
}

/** So many sizes are looked at for what others have signed: early signatures say most. */
const SIZES_SEEN = 100;

/**
 * The size of the log of seals to prove an entry at: that which most witnesses have signed, if possible with a timestamp,
 * and of such the first, since only what was seen before a draw says something about it. The newest without any.
 */
async function provenSize(db: Kysely<Database>, seq: number): Promise<number> {
  const { rows } = await sql<{ size: number }>`
    select size from (
      (select size, 2 as worth from cosignatures where size > ${seq} order by size limit ${SIZES_SEEN})
      union all (select size, 1 from timestamps where size > ${seq} order by size limit ${SIZES_SEEN})
    ) as signed
    group by size order by sum(worth) desc, size limit 1`.execute(db);
  return rows[0]?.size ?? (await readLog(db, SEALS)).size;
}

/** Whose receipt it is: a player's own ticket by its id, or whatever ticket stands at a place of a book with that salt. */
export type ReceiptOf = { userId: string; ticketId: string } | { period: string; seq: number; salt: string };

/**
 * All that proves a ticket, as far as it has come; null for somebody else's, one without a book, and where the place has
 * another salt.
 */
export async function receiptOf(shop: Reading, of: ReceiptOf): Promise<Receipt | null> {
  const { db } = shop;
  const tickets = db
    .selectFrom('tickets')
    .innerJoin('orders', 'orders.id', 'tickets.order_id')
    .innerJoin('book_entries', 'book_entries.ticket_id', 'tickets.id')
    .innerJoin('periods', 'periods.id', 'tickets.period_id')
    .selectAll('tickets')
    .select(['orders.paid_at', 'book_entries.seq', 'book_entries.salt', 'periods.sealed_at']);
  const ticket = await (
    'userId' in of
      ? tickets.where('tickets.id', '=', of.ticketId).where('tickets.user_id', '=', of.userId)
      : tickets
          .where('book_entries.period_id', '=', of.period)
          .where('book_entries.seq', '=', of.seq)
          .where('book_entries.salt', '=', Buffer.from(of.salt, 'hex'))
  ).executeTakeFirst();
  // Of a release without books, and not in its book yet.
  if (!ticket?.salt) return null;
  const sold = await entriesOfOrder(db, ticket.order_id);
  const note = promiseOf(shop, { id: ticket.order_id, paid_at: ticket.paid_at }, sold);
  const index = sold.findIndex((one) => one.ticketId === ticket.id);
  const leaves = sold.map(({ entry }) => entryLeaf(entry ?? ''));
  return {
    version: 1,
    ticket: factsOf(ticket),
    salt: toHex(ticket.salt),
    promise:
      note === null
        ? null
        : { note, index, proof: inclusionProof(index, leaves.length, nodesOf(leaves)).map(toBase64) },
    ...(await sealOf(shop, ticket)),
  };
}

async function sealOf(
  shop: Reading,
  { period_id: periodId, seq, sealed_at: sealedAt }: { period_id: string; seq: number | null; sealed_at: Date | null },
): Promise<Pick<Receipt, 'book' | 'sealEntry' | 'seals' | 'timestamp'>> {
  const seal = await shop.db
    .selectFrom('seal_entries')
    .select(['seq', 'entry'])
    .where('period_id', '=', periodId)
    .where('kind', '=', 'seal')
    .executeTakeFirst();
  if (seq === null || sealedAt === null || !seal) return { book: null, sealEntry: null, seals: null, timestamp: null };
  const sealed = readSealEntry(seal.entry);
  const provenAt = await provenSize(shop.db, seal.seq);
  const stamped = await shop.db
    .selectFrom('timestamps')
    .select('token')
    .where('size', '=', provenAt)
    .executeTakeFirst();
  return {
    book: await proofIn(shop, periodId, seq, sealed.kind === 'seal' ? sealed.size : 0),
    sealEntry: seal.entry,
    seals: await proofIn(shop, SEALS, seal.seq, provenAt),
    timestamp: stamped?.token ?? null,
  };
}

/** What everybody may know of the book that a game had for a draw; undefined without one, or of one nobody is in. */
export async function soldBookOf(
  { db, settings }: Pick<Shop, 'db' | 'settings'>,
  gameId: GameId,
  drawId: string,
): Promise<SoldBook | undefined> {
  const book = await db
    .selectFrom('periods')
    .innerJoin('logs', 'logs.id', 'periods.id')
    .select(['logs.size', 'logs.total', 'periods.sealed_at', 'periods.dial_at'])
    .where('periods.game_id', '=', gameId)
    .where('periods.draw_id', '=', drawId)
    .where('logs.size', '>', 0)
    .executeTakeFirst();
  if (!book?.sealed_at) return undefined;
  return {
    size: book.size,
    total: settings.bookTotals ? Number(book.total) : null,
    sealedAt: book.sealed_at.toISOString(),
    dialAt: book.dial_at.toISOString(),
  };
}

/** Where these tickets stand in the books of their draws; those of draws without a book are left out. */
export async function bookPlaces(db: Kysely<Database>, ids: readonly string[]): Promise<Map<string, BookPlace>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('book_entries')
    .innerJoin('periods', 'periods.id', 'book_entries.period_id')
    .leftJoin('logs', 'logs.id', 'book_entries.period_id')
    .select(['book_entries.ticket_id', 'book_entries.seq', 'periods.sealed_at', 'periods.forced_at', 'logs.size'])
    .where(sql<boolean>`book_entries.ticket_id = any(${ids}::uuid[])`)
    .execute();
  return new Map(
    rows.map((row) => [
      row.ticket_id,
      {
        state: stateOf(row),
        seq: row.seq,
        size: row.sealed_at && row.size,
        sealedAt: row.sealed_at?.toISOString() ?? null,
      },
    ]),
  );
}

function stateOf(at: { seq: number | null; sealed_at: Date | null; forced_at: Date | null }): BookPlace['state'] {
  if (at.forced_at !== null || (at.sealed_at !== null && at.seq === null)) return 'late';
  if (at.sealed_at !== null) return 'sealed';
  return at.seq === null ? 'promised' : 'entered';
}
