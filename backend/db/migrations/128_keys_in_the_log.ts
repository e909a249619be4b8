import { sql, type Kysely } from 'kysely';

/** The few entries of the log of seals that name a key, which everybody asks for with the shop's policy. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index seal_entries_of_keys on seal_entries(seq) where kind = 'key'`.execute(db);
}
