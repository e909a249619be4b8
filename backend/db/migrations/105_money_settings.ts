import { sql, type Kysely } from 'kysely';

/** What the server that started last was told of money: all on one database go by that. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table money_settings (name text primary key, value bigint not null, kept_at timestamptz not null)`.execute(
    db,
  );
}
