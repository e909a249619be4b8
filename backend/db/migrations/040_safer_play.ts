import { sql, type Kysely } from 'kysely';

const statements = [
  // A raise waits beside the limit it will replace; without pending_from none waits.
  sql`create table spending_limits (
    user_id uuid not null references users(id), span text not null check (span in ('day','week','month')),
    amount bigint check (amount > 0), pending_amount bigint check (pending_amount > 0), pending_from timestamptz,
    updated_at timestamptz not null, primary key (user_id, span))`,
  sql`create table breaks (
    id uuid primary key, user_id uuid not null references users(id), length text not null check (length in ('24h','7d','6m')),
    starts_at timestamptz not null, ends_at timestamptz not null, check (ends_at > starts_at))`,
  sql`create index breaks_user on breaks(user_id, ends_at desc)`,
  // What was spent since a moment, without reading older purchases.
  sql`create index orders_paid on orders(user_id, paid_at) where paid_at is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
