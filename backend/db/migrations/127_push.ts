import { sql, type Kysely } from 'kysely';

const statements = [
  sql`create table push_subscriptions (
    session_id uuid primary key references sessions(id) on delete cascade, endpoint text unique, p256dh bytea not null,
    auth bytea not null, created_at timestamptz not null)`,
  // Refers to no subscription: who ends one while a draw is settled must make neither wait for the other.
  sql`create table push_messages (
    session_id uuid not null, draw_id text not null, game_id text not null, draw_name text not null,
    created_at timestamptz not null, due_at timestamptz not null, attempts int not null default 0, done_at timestamptz,
    primary key (session_id, draw_id))`,
  sql`create index push_messages_due on push_messages(due_at) where done_at is null`,
];

/** Browsers that are told of draws, and what each is told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
