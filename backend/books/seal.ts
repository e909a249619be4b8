import { ProofError, entryLeaf, readTicketEntry, type SealEntry } from '@veloc/proof';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { inTransaction } from '../db/transaction';
import type { PeriodRow } from '../draws/periods';
import { HttpError } from '../http/httpError';
import type { Shop } from '../shop';
import { appendLeaves, appendSeals, lockLog, readLog } from './log';
import { entryOf } from './ticketEntries';

/** Tickets that get their places in one transaction: the embedded database has one connection, for which purchases wait. */
const BITE = { server: 5_000, embedded: 500 };

/** Periods of one transaction. */
export const SEALED_AT_ONCE = 100;

export type Books = Pick<Shop, 'db' | 'clock' | 'log' | 'secrets' | 'settings'>;

const biteOf = ({ settings }: Pick<Shop, 'settings'>) => (settings.databaseUrl ? BITE.server : BITE.embedded);

/** Periods with tickets that wait for their places. */
export async function waitingBooks(db: Kysely<Database>, most: number): Promise<string[]> {
  // A loose index scan: one look a period, however many tickets wait.
  const { rows } = await sql<{ period_id: string }>`
    with recursive waiting as (
      (select period_id from book_entries where seq is null order by period_id limit 1)
      union all
      select (select period_id from book_entries where seq is null and period_id > waiting.period_id
        order by period_id limit 1) from waiting where waiting.period_id is not null
    ) select period_id from waiting where period_id is not null limit ${most}`.execute(db);
  return rows.map(({ period_id }) => period_id);
}

/**
 * Gives tickets of a period their places in its book, in the order of their ids, until none waits. Any number of
 * processes may do it at once: each bite locks the book. `beat` is called after each.
 */
export async function enterTickets(shop: Books, periodId: string, beat: () => Promise<void> = async () => {}) {
  const bite = biteOf(shop);
  let entered: number;
  do {
    entered = await inTransaction(shop, (trx) => enterBite(trx, shop, periodId, bite));
    await beat();
  } while (entered === bite);
}

async function enterBite(
  trx: Transaction<Database>,
  shop: Pick<Shop, 'secrets'>,
  periodId: string,
  bite: number,
): Promise<number> {
  const log = await lockLog(trx, periodId);
  const waiting = await trx
    .selectFrom('book_entries')
    .select(['ticket_id', 'entry', 'salt'])
    .where('period_id', '=', periodId)
    .where('seq', 'is', null)
    .orderBy('ticket_id')
    .limit(bite)
    .execute();
  if (waiting.length === 0) return 0;
  const made = await madeEntries(trx, shop, waiting);
  const rows = waiting.map(({ ticket_id: id, entry, salt }, index) => ({
    id,
    ...(entry !== null && salt !== null ? { entry, salt } : (made.get(id) ?? missing(id))),
    seq: log.size + index,
  }));
  await sql`
    update book_entries set seq = placed.seq, entry = placed.entry, salt = placed.salt
    from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ entry }) => entry)}::text[],
      ${rows.map(({ salt }) => salt)}::bytea[], ${rows.map(({ seq }) => seq)}::int[]) as placed(id, entry, salt, seq)
    where ticket_id = placed.id`.execute(trx);
  await appendLeaves(trx, periodId, log, {
    leaves: rows.map(({ entry }) => entryLeaf(entry)),
    total: rows.reduce((sum, { entry }) => sum + readTicketEntry(entry).price, 0),
  });
  return rows.length;
}

/** Entries of tickets that a release without books has sold. */
async function madeEntries(
  trx: Transaction<Database>,
  shop: Pick<Shop, 'secrets'>,
  waiting: readonly { ticket_id: string; entry: string | null }[],
): Promise<Map<string, ReturnType<typeof entryOf>>> {
  const ids = waiting.flatMap(({ ticket_id, entry }) => (entry === null ? [ticket_id] : []));
  if (ids.length === 0) return new Map();
  const tickets = await trx
    .selectFrom('tickets')
    .select(['id', 'copies', 'game_id', 'period_id', 'payload', 'price', 'created_at'])
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();
  return new Map(tickets.map((ticket) => [ticket.id, entryOf(shop, ticket)]));
}

function missing(ticketId: string): never {
  throw new ProofError(`The book waits for ticket ${ticketId}, which is not stored. Look for who deleted it.`);
}

/** The key of the job that one book has for itself, once it could not be sealed with the others. */
export const sealJobKey = (periodId: string): string => `seal ${periodId}`;

/** Closed periods whose book is not sealed, in the order of their draws; without those that have a job of their own. */
export async function unsealedPeriods(db: Kysely<Database>, most: number): Promise<string[]> {
  const periods = await db
    .selectFrom('periods')
    .select('id')
    .where('status', '=', sql.lit('closed'))
    .where('sealed_at', 'is', null)
    .where('forced_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('jobs')
            .select('key')
            .where('key', '=', sql<string>`${sealJobKey('')} || periods.id`),
        ),
      ),
    )
    .orderBy('dial_at')
    .limit(most)
    .execute();
  return periods.map(({ id }) => id);
}

/**
 * Seals the books of these periods: whatever was sold gets its place, and the log of seals an entry. Nothing can be sold
 * any more, since they are closed; with `isDrawn` those past their draw are closed here. Periods that are sealed, drawn,
 * forced or called off are passed over. Answers those whose book cannot be sealed, for a reason that is logged; they hold
 * no other's back.
 */
export async function sealBooks(
  shop: Books,
  { ids, isDrawn = false, beat }: { ids: readonly string[]; isDrawn?: boolean; beat?: () => Promise<void> },
): Promise<string[]> {
  const left: string[] = [];
  for (let from = 0; from < ids.length; from += SEALED_AT_ONCE) {
    const some = ids.slice(from, from + SEALED_AT_ONCE);
    await inTransaction(shop, (trx) => closeBooks(trx, some, isDrawn ? shop.clock.now() : null));
    const waiting = await shop.db
      .selectFrom('book_entries')
      .select('period_id')
      .distinct()
      .where('seq', 'is', null)
      .where('period_id', 'in', some)
      .execute();
    for (const { period_id: id } of waiting) await ofReadable(shop, id, enterTickets(shop, id, beat));
    left.push(...(await inTransaction(shop, (trx) => seal(trx, shop, some))));
    await beat?.();
  }
  return left;
}

/** What a work on a book comes to; null for a book that cannot be read, which is logged. */
async function ofReadable<T>({ log }: Pick<Shop, 'log'>, id: string, work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof ProofError)) throw error;
    log.error(`the book of ${id} cannot be sealed, so that its draw waits`, error);
    return null;
  }
}

/** Locks those of these periods that are not sealed. */
const unsealed = (trx: Transaction<Database>, ids: readonly string[]) =>
  trx
    .selectFrom('periods')
    .select(['id', 'closes_at', 'status'])
    .where('id', 'in', [...ids])
    .where('sealed_at', 'is', null)
    .where('forced_at', 'is', null)
    .orderBy('id')
    .forUpdate();

/**
 * Closes what is about to be sealed, and writes a row for each ticket that has none: one of the older release that still
 * ran beside this one. A purchase under way holds its period, so it is over before.
 */
async function closeBooks(trx: Transaction<Database>, ids: readonly string[], drawnBy: Date | null): Promise<void> {
  const closed = unsealed(trx, ids);
  const periods = await (
    drawnBy
      ? closed.where('status', 'in', ['scheduled', 'open', 'closed']).where('dial_at', '<=', drawnBy)
      : closed.where('status', '=', 'closed')
  ).execute();
  if (periods.length === 0) return;
  const closing = periods.flatMap(({ id, status }) => (status === 'closed' ? [] : [id]));
  if (closing.length > 0) {
    await trx.updateTable('periods').set({ status: 'closed' }).where('id', 'in', closing).execute();
  }
  // Counted first, by indexes alone: to look for each ticket of a large book takes seconds, and none lacks its row as a rule.
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${periods.map(({ id }) => id)}::text[]) as closed(id)
    where (select count(*) from tickets where period_id = closed.id)
      > coalesce((select size from logs where logs.id = closed.id), 0)
        + (select count(*) from book_entries where period_id = closed.id and seq is null)`.execute(trx);
  if (rows.length === 0) return;
  await sql`
    insert into book_entries (ticket_id, period_id)
    select id, period_id from tickets
    where period_id = any(${rows.map(({ id }) => id)}::text[])
      and not exists (select from book_entries where ticket_id = tickets.id)
    on conflict do nothing`.execute(trx);
}

/** Answers those in whose books a ticket has no place yet, or whose tree cannot be read. */
async function seal(trx: Transaction<Database>, shop: Books, ids: readonly string[]): Promise<string[]> {
  const closed = await unsealed(trx, ids).where('status', '=', 'closed').execute();
  if (closed.length === 0) return [];
  const late = await trx
    .selectFrom('book_entries')
    .select('period_id')
    .distinct()
    .where('seq', 'is', null)
    .where(
      'period_id',
      'in',
      closed.map(({ id }) => id),
    )
    .execute();
  const left = new Set(late.map(({ period_id: id }) => id));
  const entries: Extract<SealEntry, { kind: 'seal' }>[] = [];
  for (const { id, closes_at: closesAt } of closed.filter((period) => !left.has(period.id))) {
    const book = await ofReadable(shop, id, readLog(trx, id));
    if (!book) {
      left.add(id);
      continue;
    }
    entries.push({
      kind: 'seal',
      period: id,
      closesAt: closesAt.toISOString(),
      size: book.size,
      root: book.frontier.root(),
      total: shop.settings.bookTotals ? book.total : null,
    });
  }
  if (entries.length === 0) return [...left];
  const at = shop.clock.now();
  await appendSeals(trx, at, entries, shop.settings.shopName);
  await trx
    .updateTable('periods')
    .set({ sealed_at: at })
    .where(
      'id',
      'in',
      entries.map(({ period }) => period),
    )
    .execute();
  return [...left];
}

/** Whether the result of a period may be taken. */
export function mayBeDrawn(period: Pick<PeriodRow, 'sealed_at' | 'forced_at'>): boolean {
  return period.sealed_at !== null || period.forced_at !== null;
}

/** No result may be taken for a period whose book is still open. */
export function notSealed(periodId: string): HttpError {
  const message = `Sổ bán của kỳ ${periodId} chưa được niêm phong nên chưa nhận kết quả. Vui lòng thử lại.`;
  return new HttpError(409, 'NOT_SEALED', message, { periodId });
}
