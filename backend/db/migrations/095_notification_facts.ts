import { sql, type Kysely } from 'kysely';

const statements = [
  // What is stored is what happened; its words were the storefront's own before.
  sql`alter table notifications drop constraint notifications_kind_check`,
  sql`alter table notifications add column params jsonb`,
  sql`update notifications set kind = 'written',
    params = jsonb_build_object('about', kind, 'title', title, 'body', body, 'href', href)`,
  sql`alter table notifications alter column params set not null,
    drop column title, drop column body, drop column href`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
