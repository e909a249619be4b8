import { sql, type Kysely } from 'kysely';

/** The room of stored answers was a player's, and who had stolen one session could fill it for all the others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table idempotency_keys add column session_id uuid`.execute(db);
}
