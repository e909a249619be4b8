import { sql, type Kysely } from 'kysely';

const statements = [
  // What the draw pays in this period, written once before its first ticket is settled (see settlement/payingOf.ts).
  sql`alter table periods add column paying jsonb`,
  sql`create index periods_undecided on periods(game_id, dial_at, id) where status = 'drawn'`,

  // A ticket that could not be judged keeps status 1 and waits for an operator, not its draw for it.
  sql`alter table tickets add column set_aside_at timestamptz`,
  sql`alter table tickets add column set_aside_reason text`,
  sql`alter table tickets add column judge_attempts int not null default 0`,
  sql`create index tickets_set_aside on tickets(set_aside_at, id) where status = 1 and set_aside_at is not null`,
  sql`drop index tickets_unsettled`,
  sql`create index tickets_unsettled on tickets(period_id, user_id, id) where status = 1 and set_aside_at is null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
