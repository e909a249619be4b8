import { TICKET_STATUS, type GameId, type PrizeLine, type TicketStatus } from '@veloc/rules';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { inTransaction, type Transact } from '../db/transaction';
import { noPools } from '../draws/pools';
import { detailsOf } from '../draws/storedDraw';
import { notFound } from '../http/httpError';
import { isId } from '../ids';
import { notifyUnreadable } from '../notifications/drawNotifications';
import { LISTED } from '../settings/limits';
import { releaseClaim } from '../prizes/claim';
import { countPaid } from '../prizes/countPaid';
import type { Shop } from '../shop';
import { heldPeriod, isToldAtEnd, type DrawnPeriod } from './drawnPeriod';
import { prizeEvaluator, type PrizeEvaluator, type TicketRow } from './prizeEvaluator';
import { payingOf } from './payingOf';
import { refundTickets } from './refundPeriod';
import { settleTickets } from './settleBatch';

/** A ticket that waits for an operator, the longest waiting first. */
export interface SetAsideTicket {
  id: string;
  orderId: string;
  gameId: GameId;
  periodId: string;
  /** Đồng. */
  price: number;
  setAsideAt: string;
  reason: string;
  /** How often judging it failed. */
  attempts: number;
}

export async function setAsideTickets(db: Kysely<Database>): Promise<SetAsideTicket[]> {
  const tickets = await db
    .selectFrom('tickets')
    .selectAll()
    .where('status', '=', TICKET_STATUS.active)
    .where('set_aside_at', 'is not', null)
    .orderBy('set_aside_at')
    .orderBy('id')
    .limit(LISTED)
    .execute();
  return tickets.map((ticket) => ({
    id: ticket.id,
    orderId: ticket.order_id,
    gameId: ticket.game_id,
    periodId: ticket.period_id,
    price: ticket.price,
    setAsideAt: ticket.set_aside_at?.toISOString() ?? '',
    reason: ticket.set_aside_reason ?? '',
    attempts: ticket.judge_attempts,
  }));
}

/** What became of a ticket that was set aside; `reason` is why it still is, else null. */
export interface SetAsideOutcome {
  id: string;
  status: TicketStatus;
  /** Đồng. */
  prize: number;
  reason: string | null;
}

const within =
  (shop: Shop): Transact =>
  (work) =>
    inTransaction(shop, work);

/**
 * Judges a ticket that was set aside once more, and settles it. One that has won a part of a shared sum stays: the sum
 * was shared without it. Throws 404 NOT_FOUND for a ticket that is not set aside.
 */
export function retryTicket(shop: Shop, id: string, transact = within(shop)): Promise<SetAsideOutcome> {
  return transact(async (trx) => {
    const period = await lockPeriodOf(trx, id);
    const ticket = await lockSetAside(trx, id);
    if (period) {
      const { id: periodId, draw } = period;
      const evaluate = withoutShares(prizeEvaluator(ticket.game_id, draw));
      const paying = payingOf(period) ?? { totals: new Map(), pools: noPools, printed: detailsOf(draw).printed };
      await settleTickets(shop, trx, [ticket], {
        periodId,
        draw,
        evaluate,
        paying,
        isToldAtEnd: isToldAtEnd(period),
      });
    } else {
      // Its draw will judge it.
      await trx.updateTable('tickets').set({ set_aside_at: null }).where('id', '=', id).execute();
    }
    return setAsideOutcome(trx, id);
  });
}

function withoutShares(evaluate: PrizeEvaluator): PrizeEvaluator {
  return (ticket) => {
    const lines: PrizeLine[] = evaluate(ticket);
    const share = lines.find(({ jackpot, cap }) => jackpot || cap);
    if (share) throw new Error(`has won ${share.name}, which was shared out without it: an operator must decide`);
    return lines;
  };
}

/**
 * Gives a ticket that was set aside its price back. What it was paid before its result was corrected stays the player's
 * and is the shop's loss; what waited is withdrawn. Throws 404 NOT_FOUND for one that is not set aside, or no longer.
 */
export function refundSetAside(shop: Shop, id: string, transact = within(shop)): Promise<SetAsideOutcome> {
  return transact(async (trx) => {
    await lockPeriodOf(trx, id);
    const ticket = await lockSetAside(trx, id);
    const at = shop.clock.now();
    await giveUpPrize(trx, ticket, at);
    await refundTickets(trx, [ticket], at);
    const { user_id: userId, order_id: orderId, game_id: gameId, price: amount, period_id: periodId } = ticket;
    await notifyUnreadable(trx, at, { tickets: [{ userId, orderId, gameId, amount }], periodId });
    return setAsideOutcome(trx, id);
  });
}

async function giveUpPrize(trx: Transaction<Database>, ticket: TicketRow, at: Date): Promise<void> {
  await countPaid(trx, { ticket, won: 0, prizes: [], at });
  const claims = await trx
    .selectFrom('prize_claims')
    .selectAll()
    .where('ticket_id', '=', ticket.id)
    .where('state', 'in', ['waiting', 'rejected', 'lapsed'])
    .forUpdate()
    .execute();
  for (const claim of claims) await releaseClaim(trx, claim, { state: 'withdrawn', at });
}

/** The draw before the ticket, as a correction takes them; a result that would arrive now waits as well. */
async function lockPeriodOf(trx: Transaction<Database>, id: string): Promise<DrawnPeriod | undefined> {
  const { period_id: periodId } = await findSetAside(trx, id);
  await heldPeriod(trx, periodId);
  await trx.selectFrom('periods').select('id').where('id', '=', periodId).forShare().execute();
  return heldPeriod(trx, periodId);
}

async function findSetAside(trx: Transaction<Database>, id: string): Promise<Pick<TicketRow, 'period_id'>> {
  const ticket = isId(id)
    ? await trx.selectFrom('tickets').select('period_id').where('id', '=', id).executeTakeFirst()
    : undefined;
  if (!ticket) throw notFound();
  return ticket;
}

async function lockSetAside(trx: Transaction<Database>, id: string): Promise<TicketRow> {
  const ticket = isId(id)
    ? await trx
        .selectFrom('tickets')
        .selectAll()
        .where('id', '=', id)
        .where('status', '=', TICKET_STATUS.active)
        .where('set_aside_at', 'is not', null)
        .forUpdate()
        .executeTakeFirst()
    : undefined;
  if (!ticket) throw notFound();
  return ticket;
}

async function setAsideOutcome(trx: Transaction<Database>, id: string): Promise<SetAsideOutcome> {
  const { status, prize, set_aside_at, set_aside_reason } = await trx
    .selectFrom('tickets')
    .select(['status', 'prize', 'set_aside_at', 'set_aside_reason'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, status, prize, reason: status === TICKET_STATUS.active && set_aside_at ? set_aside_reason : null };
}
