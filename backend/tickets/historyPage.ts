import type { GameId } from '@veloc/rules';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { isId } from '../ids';

export interface HistoryQuery {
  userId: string;
  gameId: GameId;
  /** Id of the last order of the page before; '0' for the newest. */
  cursor: string;
  itemPerPage: number;
}

/** Sorts after every order there can be. */
const NEWEST = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** Tickets and lines of one page at most, unless its first order alone has more: an order may hold thousands. */
export const MOST_LINES = 400;

interface HistoryPage {
  /** Newest first. */
  orderIds: string[];
  /** Where the next page starts; null when there is none. */
  cursor: string | null;
}

/**
 * The orders of one page of a player's history of one game, newest first: paid ones that hold tickets of the game, and
 * unpaid ones made for it. A page ends with `itemPerPage` orders or `MOST_LINES`, since unpaid orders cost their player
 * nothing and each may have 200 lines. Walks the index from order to order, so a page costs the same at a million tickets.
 */
export async function historyPage(
  db: Kysely<Database>,
  { userId, gameId, cursor, itemPerPage }: HistoryQuery,
): Promise<HistoryPage> {
  const before = isId(cursor) ? cursor : NEWEST;
  const { rows } = await sql<{ order_id: string; lines: number }>`
    with recursive paid as (
      (select order_id, 1 as place from tickets
        where user_id = ${userId} and game_id = ${gameId} and order_id < ${before}
        order by order_id desc limit 1)
      union all
      select next.order_id, paid.place + 1 from paid
      cross join lateral (
        select order_id from tickets
        where user_id = ${userId} and game_id = ${gameId} and order_id < paid.order_id
        order by order_id desc limit 1
      ) next
      where paid.place < ${itemPerPage}
    ),
    unpaid as (
      select id as order_id, jsonb_array_length(items) as lines from orders
      where user_id = ${userId} and game_id = ${gameId} and paid_at is null and id < ${before}
      order by id desc limit ${itemPerPage}
    )
    select order_id, counted.lines from (
      select order_id, null::int as lines from paid union all select order_id, lines from unpaid
      order by order_id desc limit ${itemPerPage}
    ) page
    cross join lateral (
      select coalesce(page.lines, (
        select count(*)::int from (
          select 1 from tickets where user_id = ${userId} and game_id = ${gameId} and tickets.order_id = page.order_id
          limit ${MOST_LINES}
        ) held
      )) as lines
    ) counted
    order by order_id desc`.execute(db);
  let lines = 0;
  const fitting = rows.filter((row, index) => (lines += row.lines) <= MOST_LINES || index === 0);
  const isLast = rows.length < itemPerPage && fitting.length === rows.length;
  return {
    orderIds: fitting.map(({ order_id }) => order_id),
    cursor: isLast ? null : (fitting.at(-1)?.order_id ?? null),
  };
}
