import { sql, type Kysely } from 'kysely';

/** A setting that is a name, such as that of the payment provider; `value` says nothing then. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table money_settings add column named text`.execute(db);
}
