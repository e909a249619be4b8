import { sql, type Kysely } from 'kysely';

/** Links that an operator gives to an owner whom others keep out. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table unlock_links (
    id uuid primary key,
    phone text not null unique,
    token_hash text not null unique,
    expires_at timestamptz not null
  )`.execute(db);
}
