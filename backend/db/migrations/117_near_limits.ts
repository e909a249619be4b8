import { sql, type Kysely } from 'kysely';

const statements = [
  // Whether, and when last, a player was told that a limit is near. Who has set one is told unless they say no.
  sql`alter table spending_limits
    add column tells_near boolean not null default true, add column told_near_at timestamptz`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
