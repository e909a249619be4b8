import { sql, type Kysely } from 'kysely';

/** When sales close is told by the game's rules or by the operator, not by the database. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table games alter column cutoff_seconds drop default`.execute(db);
}
