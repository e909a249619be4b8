import { sql, type Kysely } from 'kysely';

const statements = [
  sql`create table shop_keys (name text primary key, fingerprint text not null, kept_at timestamptz not null)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
