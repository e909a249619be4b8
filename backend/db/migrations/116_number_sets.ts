import { sql, type Kysely } from 'kysely';

/** Numbers that players keep under names. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table number_sets (
    id uuid primary key,
    user_id uuid not null references users(id),
    name text not null,
    game_id text not null,
    ticket jsonb not null,
    fingerprint text not null,
    created_at timestamptz not null,
    unique (user_id, fingerprint)
  )`.execute(db);
}
