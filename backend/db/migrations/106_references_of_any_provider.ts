import { sql, type Kysely } from 'kysely';

/** Whether a typed reference is known is asked without the provider, whether a reported one is, with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index arrivals_by_reference`.execute(db);
  await sql`create index arrivals_by_reference on arrivals(folded_reference(provider_ref), provider)`.execute(db);
}
