import { sql, type Kysely } from 'kysely';

/** Every exchange looks at the other tokens of its session, and a session of a month has thousands. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index refresh_tokens_session on refresh_tokens(session_id, used_at)`.execute(db);
}
