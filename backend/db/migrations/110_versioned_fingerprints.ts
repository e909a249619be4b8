import { sql, type Kysely } from 'kysely';

/** What makes two lines of a cart one is written with its version: those of before are the first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update cart_items set fingerprint = 'v1:' || fingerprint`.execute(db);
}
