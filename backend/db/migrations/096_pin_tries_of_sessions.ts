import { sql, type Kysely } from 'kysely';

/** What an open session gets wrong was counted against its device, which its thief could lock out of logging in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions
    add column pin_fails smallint not null default 0, add column pin_locked_until timestamptz`.execute(db);
}
