import {
  DAY,
  startOfDay,
  TICKET_STATUS,
  type DrawEntryAnswer,
  type DrawGroup,
  type DrawnDay,
  type GameId,
  type TicketCount,
} from '@veloc/rules';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { isId } from '../ids';
import type { Shop } from '../shop';
import { entriesOf } from './entries';
import { MOST_LINES } from './historyPage';

interface DrawQuery {
  userId: string;
  group: DrawGroup;
  /** As a page before gave it; '0' for the first. */
  cursor: string;
  itemPerPage: number;
}

/** What an order holds of a game in one draw or, while it waits, from that draw on. */
interface Row {
  order_id: string;
  game_id: GameId;
  /** Of a draw that is over; of one to come empty, since the draws of several channels may be at one time. */
  period_id: string;
  dial_at: Date;
  draws: number;
  lines: number;
}

/** Ms since the epoch, order, and what tells the rows of one order and time apart. */
const POSITION = /^(\d{1,15})~([^~]+)~([a-z\d:-]{1,100})$/;

function readPosition(cursor: string) {
  const [, at, orderId = '', last] = POSITION.exec(cursor) ?? [];
  return at !== undefined && last !== undefined && isId(orderId) ? { at: new Date(Number(at)), orderId, last } : null;
}

const positionOf = ({ dial_at, order_id, period_id, game_id }: Row) =>
  `${dial_at.getTime()}~${order_id}~${period_id || game_id}`;

/**
 * One page of a player's tickets of all games by draw time. A page ends with `itemPerPage` entries or `MOST_LINES`.
 * `cursor` is where the next one starts; null when there is none.
 */
export async function drawEntries(
  shop: Pick<Shop, 'db' | 'clock' | 'settings'>,
  query: DrawQuery,
): Promise<{ entries: DrawEntryAnswer[]; cursor: string | null }> {
  const { userId, group, itemPerPage } = query;
  const rows = await (group === 'waiting' ? waitingRows(shop.db, query, shop.clock.now()) : drawnRows(shop.db, query));
  let lines = 0;
  const fitting = rows.filter((row, index) => (lines += row.lines) <= MOST_LINES || index === 0);
  const entries = await entriesOf(shop, {
    userId,
    held: fitting.map(({ order_id, game_id, period_id, dial_at }) => ({
      orderId: order_id,
      gameId: game_id,
      draws: (ticket) => (period_id ? ticket.period_id === period_id : ticket.dial_at.getTime() === dial_at.getTime()),
    })),
    dialAts: fitting.map(({ dial_at }) => dial_at),
  });
  if (entries.length !== fitting.length)
    throw new Error('An order has gone between two reads of one page of the history. Read the page again.');
  const [newest] = fitting;
  const newestDay =
    group === 'drawn' && newest && !readPosition(query.cursor) ? await drawnDay(shop.db, userId, newest) : null;
  const last = fitting.at(-1);
  const isLast = rows.length < itemPerPage && fitting.length === rows.length;
  return {
    entries: fitting.flatMap(({ dial_at, draws }, index) => {
      const entry = entries[index];
      const day = index === 0 && newestDay ? { newestDay } : {};
      return entry ? [{ ...entry, dialDate: dial_at.toISOString(), draws, ...day }] : [];
    }),
    cursor: isLast || !last ? null : positionOf(last),
  };
}

const linesOf = (userId: string) => sql`(
  select count(*)::int from (
    select 1 from tickets
    where user_id = ${userId} and game_id = page.game_id and order_id = page.order_id and dial_at = page.dial_at
    limit ${MOST_LINES}
  ) held)`;

/** Paid tickets that wait, by the first draw of each purchase, and the unpaid orders that can still be paid. */
async function waitingRows(db: Kysely<Database>, query: DrawQuery, now: Date): Promise<Row[]> {
  const { userId, itemPerPage } = query;
  const after = readPosition(query.cursor);
  const { rows } = await sql<Row>`
    select page.*, '' as period_id, coalesce(unpaid_lines, ${linesOf(userId)}) as lines from (
      select order_id, game_id, min(dial_at) as dial_at, count(distinct dial_at)::int as draws, null::int as unpaid_lines
      from tickets where user_id = ${userId} and status = 1
      group by order_id, game_id
      union all
      select orders.id, orders.game_id, periods.dial_at, (items -> 0 ->> 'numberPeriod')::int, jsonb_array_length(items)
      from orders join periods on periods.id = items -> 0 ->> 'periodId'
      where user_id = ${userId} and orders.game_id <> 'cart' and paid_at is null
        and orders.status = 'pending' and expires_at > ${now}
    ) page
    ${after ? sql`where (dial_at, order_id, game_id) > (${after.at}, ${after.orderId}, ${after.last})` : sql``}
    order by dial_at, order_id, game_id limit ${itemPerPage}`.execute(db);
  return rows;
}

const drawnTickets = {
  drawn: sql`status >= 2 and hidden_at is null`,
  won: sql`status in (3, 4) and hidden_at is null`,
  refunded: sql`status = 5 and hidden_at is null`,
  lost: sql`status >= 2 and hidden_at is null and status = 2 and not exists (
    select 1 from tickets won where won.user_id = tickets.user_id and won.dial_at = tickets.dial_at
      and won.order_id = tickets.order_id and won.period_id = tickets.period_id
      and won.status in (3, 4) and won.hidden_at is null)`,
} as const satisfies Record<Exclude<DrawGroup, 'waiting'>, unknown>;

/** Walks the index from draw to draw, so a page costs the same at a million tickets. */
async function drawnRows(db: Kysely<Database>, { userId, group, cursor, itemPerPage }: DrawQuery): Promise<Row[]> {
  const before = readPosition(cursor);
  const isWanted = drawnTickets[group === 'waiting' ? 'drawn' : group];
  const { rows } = await sql<Row>`
    with recursive walk as (
      (select dial_at, order_id, period_id, game_id, 1 as place from tickets
        where user_id = ${userId} and ${isWanted}
          ${before ? sql`and (dial_at, order_id, period_id) < (${before.at}, ${before.orderId}, ${before.last})` : sql``}
        order by dial_at desc, order_id desc, period_id desc limit 1)
      union all
      select next.*, walk.place + 1 from walk
      cross join lateral (
        select dial_at, order_id, period_id, game_id from tickets
        where user_id = ${userId} and ${isWanted}
          and (dial_at, order_id, period_id) < (walk.dial_at, walk.order_id, walk.period_id)
        order by dial_at desc, order_id desc, period_id desc limit 1
      ) next
      where walk.place < ${itemPerPage}
    )
    select page.*, 1 as draws, ${linesOf(userId)} as lines from walk page order by place`.execute(db);
  return rows;
}

/**
 * The day of a draw, which a page may cut. Null where nothing of it was at stake, and while its newest draw is being
 * settled: what has won nothing so far might be told as lost.
 */
async function drawnDay(db: Kysely<Database>, userId: string, newest: Row): Promise<DrawnDay | null> {
  const start = startOfDay(newest.dial_at) ?? 0;
  const hasWon = sql`status in (${TICKET_STATUS.won}, ${TICKET_STATUS.awaitingPayout})`;
  const { rows } = await sql<DrawnDay>`
    select sum(price)::bigint as stake, sum(prize)::bigint as prize,
      bool_or(status = ${TICKET_STATUS.awaitingPayout} and exists (
        select from prize_claims where ticket_id = tickets.id and awaits_figure and state in ('waiting', 'rejected', 'lapsed')
      )) as "awaitsFigure",
      count(distinct dial_at)::int as draws,
      count(distinct (order_id, period_id)) filter (where ${hasWon})::int as wins,
      coalesce(array_agg(distinct game_id) filter (where ${hasWon}), array_agg(distinct game_id)) as games
    from tickets
    where user_id = ${userId} and dial_at >= ${new Date(start)} and dial_at < ${new Date(start + DAY)}
      and status >= 2 and hidden_at is null and status <> ${TICKET_STATUS.refunded}
      and not exists (
        select from tickets waiting where waiting.user_id = ${userId} and waiting.status = 1
          and waiting.dial_at = ${newest.dial_at} and waiting.period_id = ${newest.period_id})
    having count(*) > 0`.execute(db);
  return rows[0] ?? null;
}

/** What of a player's tickets a mark on the game's tab tells. */
export async function countTickets({ db, clock }: Pick<Shop, 'db' | 'clock'>, userId: string): Promise<TicketCount[]> {
  const yesterday = new Date((startOfDay(clock.now()) ?? 0) - DAY);
  const { rows } = await sql<TicketCount>`
    select game_id as "gameId", sum(waiting)::int as waiting, sum(won)::int as won from (
      select game_id, max(copies) as waiting, 0 as won from tickets where user_id = ${userId} and status = 1
      group by game_id, order_id, line
      union all
      select game_id, 0, copies from tickets
      where user_id = ${userId} and status in (3, 4) and hidden_at is null and dial_at >= ${yesterday}
    ) counted
    group by game_id order by game_id`.execute(db);
  return rows;
}
