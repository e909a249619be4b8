import { sql, type Kysely } from 'kysely';

const statements = [
  sql`alter table users add column draw_notices text not null default 'day'
    check (draw_notices in ('day','draw','win'))`,
  // Told before by one draw; what it paid was told beside it.
  sql`update notifications set params = params || jsonb_build_object(
      'date', to_char(created_at at time zone 'Asia/Ho_Chi_Minh', 'DD/MM/YYYY'),
      'draws', 1, 'amount', 0, 'purchase', null)
    where kind = 'drawn'`,
];

/** What a player is told of the draws of one day stands in one notification. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
