import { sql, type Kysely } from 'kysely';

/** Open pages hear of a result a moment after it was stored, so the newest ones are asked for several times a second. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index draws_stored on draws(created_at)`.execute(db);
}
