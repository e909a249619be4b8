import { sql, type Kysely } from 'kysely';

const statements = [
  // What the book of a draw says of each ticket sold, written with the ticket; its place follows by one writer a book.
  // Null entry: the ticket was sold before there were books, and its entry is made when it gets its place.
  sql`create table book_entries (
    ticket_id uuid primary key references tickets(id), period_id text not null, entry text, salt bytea,
    seq int check (seq >= 0), constraint book_entries_placed check (seq is null or entry is not null),
    constraint book_entries_salted check ((entry is null) = (salt is null)))`,
  sql`create unique index book_entries_places on book_entries(period_id, seq) where seq is not null`,
  sql`create index book_entries_waiting on book_entries(period_id, ticket_id) where seq is null`,
  // The right edge of each growing tree: of the book of a period, by its id, and of the log of seals, 'seals'.
  sql`create table logs (
    id text primary key, size int not null check (size >= 0), edge bytea not null,
    total bigint not null default 0 check (total >= 0))`,
  // Tiles from level 1 on; those of level 0 are hashes of the entries.
  sql`create table log_tiles (
    log_id text not null, level int not null check (level > 0), tile int not null check (tile >= 0),
    hashes bytea not null, primary key (log_id, level, tile))`,
  sql`create table seal_entries (
    seq int primary key check (seq >= 0), kind text not null, period_id text, entry text not null,
    added_at timestamptz not null)`,
  sql`create index seal_entries_of_periods on seal_entries(period_id, kind, seq) where period_id is not null`,
  sql`create table winners_files (
    seq int primary key references seal_entries(seq), period_id text not null, lines text not null)`,
  sql`create index winners_files_of_periods on winners_files(period_id, seq)`,
  sql`create table cosignatures (
    size int not null, witness text not null, line text not null, added_at timestamptz not null,
    primary key (size, witness))`,
  sql`alter table periods add column sealed_at timestamptz`,
  sql`create index periods_unsealed on periods(dial_at) where status = 'closed' and sealed_at is null`,
  sql`insert into book_entries (ticket_id, period_id)
    select tickets.id, tickets.period_id from tickets join periods on periods.id = tickets.period_id
    where periods.status in ('scheduled', 'open', 'closed')`,
];

/** Each ticket's place in the sealed book of its draw, and the log of the seals. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
