import { sql, type Kysely } from 'kysely';

const statements = [
  sql`create table notifications (
    id uuid primary key, user_id uuid not null references users(id),
    kind text not null check (kind in ('draw','prize','topup','withdraw','refund')),
    title text not null, body text not null, href text,
    created_at timestamptz not null, read_at timestamptz)`,
  sql`create index notifications_user on notifications(user_id, id desc)`,
  sql`create index notifications_unread on notifications(user_id) where read_at is null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
