import { DAY, feedOf, startOfDay, TICKET_STATUS, vietnamDate, type DrawNotices, type GameId } from '@veloc/rules';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { firstIdAt } from '../ids';
import type { DrawnPeriod } from '../settlement/drawnPeriod';
import { JUDGED, statusList, WINNING } from '../settlement/openTickets';
import { entryId } from '../tickets/entryId';
import { notify } from './notify';

interface Outcome {
  user_id: string;
  game_id: GameId;
  draw_notices: DrawNotices;
  draws: number;
  held: number;
  won: number;
  /** Đồng that all of `held` have cost. */
  stake: string;
  /** Đồng that arrived for tickets that have won. */
  amount: string;
  /** The orders of those. */
  orders: string[];
  /** Of the period alone that is told of now. */
  paid_now: string;
  waits_now: boolean;
}

/**
 * Tells everybody who held tickets of a period what its draw made of them; call it once, when the period is settled. What
 * was told of the game's draws of that day goes, since this says it too, unless the player wants to hear of each. Who was
 * told that a prize waits is not told of its draw again.
 */
export async function notifyDrawn(
  trx: Transaction<Database>,
  at: Date,
  { id: periodId, game_id, name: periodName, dial_at: dialAt, draw }: DrawnPeriod,
): Promise<void> {
  const date = vietnamDate(dialAt);
  // Two draws of a day that are settled at once: the later one is told with the earlier one.
  await sql`select pg_advisory_xact_lock(hashtext(${`told of ${game_id} ${date}`}))`.execute(trx);
  const outcomes = (await outcomesOf(trx, periodId, dayOf(dialAt))).filter(isTold);
  await retract(trx, outcomes, dialAt);
  await notify(
    trx,
    at,
    outcomes.map(({ user_id: userId, game_id: gameId, draws, held, won, stake, amount, orders: [order, ...more] }) => ({
      userId,
      kind: 'drawn',
      params: {
        gameId,
        date,
        periodName,
        draws,
        held,
        won,
        amount: Number(amount),
        stake: Number(stake),
        purchase: order !== undefined && more.length === 0 ? entryId({ orderId: order, gameId }) : null,
        // The draw's own page shows the player's tickets of the game the draw is named for.
        drawId: draws === 1 && gameId === feedOf[gameId] ? draw.id : null,
      },
    })),
  );
}

function isTold({ draw_notices: wanted, paid_now: paid, waits_now: waits }: Outcome): boolean {
  return Number(paid) > 0 || (!waits && wanted !== 'win');
}

/** How the settled draws of a day went for those who held tickets of a period; for who wants each, that period alone. */
async function outcomesOf(trx: Transaction<Database>, periodId: string, day: Date): Promise<Outcome[]> {
  const { rows } = await sql<Outcome>`
    with players as (
      select user_id, game_id, users.draw_notices
      from tickets join users on users.id = tickets.user_id
      where period_id = ${periodId} and tickets.status in ${statusList(JUDGED)}
      group by user_id, game_id, users.draw_notices
    )
    select players.*, count(distinct tickets.period_id)::int as draws, count(*)::int as held,
      (count(*) filter (where tickets.status in ${statusList(WINNING)}))::int as won,
      sum(tickets.price) as stake, coalesce(sum(payments.net), 0) as amount,
      coalesce(array_agg(distinct tickets.order_id) filter (where payments.net > 0), '{}') as orders,
      coalesce(sum(payments.net) filter (where tickets.period_id = ${periodId}), 0) as paid_now,
      bool_or(tickets.period_id = ${periodId} and tickets.status = ${sql.lit(TICKET_STATUS.awaitingPayout)}) as waits_now
    from players
      join tickets on tickets.user_id = players.user_id and tickets.game_id = players.game_id
        and tickets.dial_at >= ${day} and tickets.dial_at < ${new Date(day.getTime() + DAY)}
        and tickets.status in ${statusList(JUDGED)}
        and (tickets.period_id = ${periodId} or (players.draw_notices <> 'draw'
          and exists (select from periods where periods.id = tickets.period_id and periods.status = 'settled')))
      left join (select ticket_id, least(amount - kept, amount - tax) as net from prize_payments) payments
        on payments.ticket_id = tickets.id and tickets.status in ${statusList(WINNING)}
    group by players.user_id, players.game_id, players.draw_notices`.execute(trx);
  return rows;
}

/** Takes back what the outcomes say anew. */
async function retract(trx: Transaction<Database>, outcomes: readonly Outcome[], dialAt: Date): Promise<void> {
  const days = outcomes.filter(({ draw_notices: wanted }) => wanted !== 'draw');
  await sql`
    delete from notifications using
      unnest(${days.map(({ user_id: id }) => id)}::uuid[], ${days.map(({ game_id: id }) => id)}::text[])
        as told(user_id, game_id)
    where notifications.user_id = told.user_id and kind = 'drawn' and id >= ${firstIdAt(dayOf(dialAt))}
      and params ->> 'gameId' = told.game_id and params ->> 'date' = ${vietnamDate(dialAt)}`.execute(trx);
}

const dayOf = (dialAt: Date) => new Date(startOfDay(dialAt) ?? dialAt);
