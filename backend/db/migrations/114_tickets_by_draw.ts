import { sql, type Kysely } from 'kysely';

const statements = [
  // The time of a period never changes, and a player's tickets of all games are paged by it.
  sql`alter table tickets add column dial_at timestamptz`,
  sql`update tickets set dial_at = periods.dial_at from periods where periods.id = tickets.period_id`,
  sql`alter table tickets alter column dial_at set not null`,
  sql`create index tickets_waiting on tickets(user_id, dial_at, order_id, period_id) where status = 1`,
  sql`create index tickets_drawn on tickets(user_id, dial_at, order_id, period_id)
    where status >= 2 and hidden_at is null`,
  // Few tickets are among these, and nobody is led through all the others to find them.
  sql`create index tickets_won on tickets(user_id, dial_at, order_id, period_id)
    where status in (3, 4) and hidden_at is null`,
  sql`create index tickets_refunded on tickets(user_id, dial_at, order_id, period_id)
    where status = 5 and hidden_at is null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
