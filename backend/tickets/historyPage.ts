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

/**
 * The orders of one page of a player's history of one game, newest first: paid ones that hold tickets of the game, and
 * unpaid ones made for it. Walks the index from order to order, so a page costs the same at a million tickets.
 */
export async function historyPage(
  db: Kysely<Database>,
  { userId, gameId, cursor, itemPerPage }: HistoryQuery,
): Promise<string[]> {
  const before = isId(cursor) ? cursor : NEWEST;
  const { rows } = await sql<{ order_id: string }>`
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
      select id as order_id from orders
      where user_id = ${userId} and game_id = ${gameId} and paid_at is null and id < ${before}
      order by id desc limit ${itemPerPage}
    )
    select order_id from paid union all select order_id from unpaid
    order by order_id desc limit ${itemPerPage}`.execute(db);
  return rows.map(({ order_id }) => order_id);
}
