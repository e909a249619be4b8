import { sql, type Kysely } from 'kysely';

/** A payment names what was won when it was made: what a later judging gives, and pays no more for, is kept beside it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table prize_payments add column prizes jsonb`.execute(db);
}
