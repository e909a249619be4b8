import { sql, type Kysely } from 'kysely';

/** When an authority has seen the log of seals at a size (RFC 3161), in base64. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table timestamps (
    size int primary key check (size > 0), token text not null, added_at timestamptz not null)`.execute(db);
}
