import { sql, type Kysely } from 'kysely';

/** Results that the operator lets in for books that could not be sealed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table periods add column forced_at timestamptz`.execute(db);
}
