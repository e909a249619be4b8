import { sql, type Kysely } from 'kysely';

/** Which feeds there are is told by the games of the shop, not by the database. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table draws drop constraint draws_feed_check`.execute(db);
}
