import { sql, type Kysely } from 'kysely';

const statements = [
  // A memo names one top-up: two players can never pay into each other's.
  sql`create unique index transactions_note on transactions((meta ->> 'transferNote')) where kind = 'topup' and meta ->> 'transferNote' is not null`,
  // History pages jump from order to order instead of reading every ticket (see tickets/historyPage.ts).
  sql`create index tickets_history on tickets(user_id, game_id, order_id desc)`,
  sql`create index transactions_order on transactions(order_id) where order_id is not null`,
  sql`create index orders_unpaid on orders(user_id, game_id, id desc) where paid_at is null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
