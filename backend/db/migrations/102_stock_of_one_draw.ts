import { sql, type Kysely } from 'kysely';

const statements = [
  // Stock is taken for one draw, so a line of more sold what nobody had counted.
  sql`update games set max_periods = 1 where id = 'classic'`,
  sql`alter table games add constraint games_stock_is_of_one_draw check (id <> 'classic' or max_periods = 1)`,
  sql`update orders set status = 'cancelled'
    where status = 'pending' and exists (
      select 1 from jsonb_array_elements(items) as item
      where item ->> 'gameId' = 'classic' and (item ->> 'numberPeriod')::int > 1)`,
  // Tickets of later draws that were sold are counted now; a stock file that has fewer is refused and names them.
  sql`insert into classic_stock (period_id, numbers, place, supplied, sold)
    select period_id, numbers, 0, bought, bought
    from (
      select period_id, payload ->> 'numbers' as numbers, sum(copies * (payload ->> 'amount')::int)::int as bought
      from tickets where game_id = 'classic' group by 1, 2
    ) as tickets_of_numbers
    on conflict (period_id, numbers) do update
    set sold = excluded.sold, supplied = greatest(classic_stock.supplied, excluded.sold)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
