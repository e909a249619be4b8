import { sql, type Kysely } from 'kysely';

const statements = [
  // One row: up to when the ledger is known to be sound, and what is wrong with it now.
  sql`create table ledger_check (
    id boolean primary key default true check (id), sound_until timestamptz, whole_at timestamptz,
    checked_at timestamptz, took_ms int not null default 0,
    violations int not null default 0, rows jsonb not null default '[]', stopped_at timestamptz)`,
  sql`insert into ledger_check default values`,
  // What a check of one draw reads of it: few tickets of many win or are refunded, and few prizes keep anything.
  sql`create index tickets_judged on tickets(period_id) where status in (3, 4, 5)`,
  sql`create index prize_payments_kept on prize_payments(user_id) where kept <> 0`,
];

/** The ledger is checked by the shop itself, after each draw by what it has touched. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
