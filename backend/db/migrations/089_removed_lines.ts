import { sql, type Kysely } from 'kysely';

const statements = [
  // A sync forgets what was removed a month ago while it holds the cart, so it must not walk through the rest.
  sql`create index cart_items_removed on cart_items(user_id, deleted_at) where deleted_at is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
