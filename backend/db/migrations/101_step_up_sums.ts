import { sql, type Kysely } from 'kysely';

/** From when on a player's purchases add up to what asks for a proof again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column stepped_up_at timestamptz`.execute(db);
}
