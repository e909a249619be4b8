import {
  TICKET_STATUS,
  taxOnPrize,
  vietnamDate,
  type GameId,
  type HistoryEntryAnswer,
  type HistoryPeriodAnswer,
  type HistoryTicketAnswer,
} from '@veloc/rules';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { statusAt, type OrderRow } from '../orders/answer';
import { payoutSettings, type PayoutSettings } from '../settings/moneySettings';
import type { Shop } from '../shop';
import { entryId } from './entryId';
import { ticketLetterOf } from './ticketLetter';
import { visibleStatus, ticketRows, type TicketRow } from './rows';

/** What an order holds of a game. */
interface Held {
  orderId: string;
  gameId: GameId;
  /** Only of these draws. @default all */
  draws?: (ticket: Pick<TicketRow, 'period_id' | 'dial_at'>) => boolean;
}

/** What some orders hold of one game, in the order of `orderIds`. Unpaid orders show their lines with status 0. */
export function historyEntries(
  shop: Pick<Shop, 'db' | 'clock' | 'settings'>,
  { userId, gameId, orderIds }: { userId: string; gameId: GameId; orderIds: readonly string[] },
): Promise<HistoryEntryAnswer[]> {
  return entriesOf(shop, { userId, held: orderIds.map((orderId) => ({ orderId, gameId })) });
}

/** What some orders hold of some games, in the order of `held`; only draws at `dialAts` are read, if given. */
export async function entriesOf(
  { db, clock, settings }: Pick<Shop, 'db' | 'clock' | 'settings'>,
  { userId, held, dialAts }: { userId: string; held: readonly Held[]; dialAts?: readonly Date[] },
): Promise<HistoryEntryAnswer[]> {
  const now = clock.now();
  if (held.length === 0) return [];
  const orderIds = [...new Set(held.map(({ orderId }) => orderId))];
  const gameIds = [...new Set(held.map(({ gameId }) => gameId))];
  const orders = await db
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', 'in', orderIds)
    .execute();
  const tickets = await ticketRows(db, { userId, gameIds, orderIds, ...(dialAts ? { dialAts } : {}) });
  const payout = tickets.some(({ claim_state }) => claim_state !== null)
    ? await payoutSettings(db, settings)
    : settings;
  const unpaidPeriods = await periodsOf(db, orders);
  return held.flatMap(({ orderId, gameId, draws = () => true }) => {
    const order = orders.find(({ id }) => id === orderId);
    if (!order) return [];
    const own = tickets.filter((ticket) => ticket.order_id === orderId && ticket.game_id === gameId && draws(ticket));
    const listPeriod = order.paid_at ? drawnPeriods(own, payout) : waitingPeriods(order, unpaidPeriods, now);
    const total = listPeriod.flatMap((period) => period.tickets).reduce((sum, { price }) => sum + price, 0);
    const createdAt = order.created_at.toISOString();
    return [{ id: entryId({ orderId, gameId }), gameId, createdAt, total, listPeriod }];
  });
}

function drawnPeriods(tickets: readonly TicketRow[], settings: PayoutSettings): HistoryPeriodAnswer[] {
  const periods = new Map<string, HistoryPeriodAnswer>();
  for (const ticket of tickets) {
    const period = periods.get(ticket.period_id) ?? {
      periodId: ticket.period_id,
      name: ticket.period_name,
      resultDate: vietnamDate(ticket.dial_at),
      result: ticket.drawn,
      ...(ticket.drawn_special ? { special: ticket.drawn_special } : {}),
      tickets: [],
    };
    const { tax_withheld: withheld } = ticket;
    const tax = withheld || taxOnPrize({ prize: ticket.prize, copies: ticket.copies, at: ticket.dial_at });
    period.tickets.push({
      ticketId: ticket.id,
      ticketStatus: visibleStatus(ticket),
      code: ticket.code,
      ticket: ticket.payload,
      copies: ticket.copies,
      price: ticket.price,
      prize: ticket.prize,
      ...(tax > 0 ? { tax } : {}),
      ...(withheld > 0 ? { taxWithheld: true } : {}),
      ...claimOf(ticket, settings),
    });
    periods.set(ticket.period_id, period);
  }
  return [...periods.values()];
}

function claimOf(ticket: TicketRow, { manualPayoutDays }: PayoutSettings): Pick<HistoryTicketAnswer, 'claim'> {
  const { claim_state: state, claim_lapses_at: lapsesAt } = ticket;
  if (lapsesAt === null || (state !== 'waiting' && state !== 'rejected' && state !== 'lapsed')) return {};
  return {
    claim: {
      state,
      awaitsFigure: ticket.claim_awaits_figure ?? false,
      paid: ticket.paid,
      reason: ticket.claim_reason,
      decisionDays: manualPayoutDays || null,
      lapsesAt: lapsesAt.toISOString(),
    },
  };
}

type PeriodNames = readonly { id: string; name: string; dial_at: Date }[];

async function periodsOf(db: Kysely<Database>, orders: readonly OrderRow[]): Promise<PeriodNames> {
  const ids = orders
    .filter(({ paid_at }) => !paid_at)
    .flatMap(({ items }) => items.map(({ periodId }) => periodId ?? ''));
  if (ids.length === 0) return [];
  return db.selectFrom('periods').select(['id', 'name', 'dial_at']).where('id', 'in', ids).execute();
}

/** An order of tickets waits for its first draw; a cancelled or expired one shows them as deleted. */
function waitingPeriods(order: OrderRow, known: PeriodNames, now: Date): HistoryPeriodAnswer[] {
  const ticketStatus = statusAt(order, now) === 'pending' ? TICKET_STATUS.unpaid : TICKET_STATUS.deleted;
  return known
    .map((period) => ({ period, items: order.items.filter(({ periodId }) => periodId === period.id) }))
    .filter(({ items }) => items.length > 0)
    .map(({ period, items }) => ({
      periodId: period.id,
      name: period.name,
      resultDate: vietnamDate(period.dial_at),
      result: null,
      tickets: items.map((item) => ({
        ticketId: item.id,
        ticketStatus,
        code: ticketLetterOf(order.items, order.items.indexOf(item)),
        ticket: item.ticket,
        copies: item.quantity,
        price: item.unitPrice * item.quantity,
        prize: 0,
      })),
    }));
}
