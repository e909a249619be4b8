import { TICKET_STATUS, type PayingDraw } from '@veloc/rules';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/schema';
import type { DrawRow } from '../draws/storedDraw';
import { unusualTiers } from '../draws/unusual';
import { notifyPrizes, notifyWaiting, notifyWithdrawn, type NotifiedTicket } from '../notifications/drawNotifications';
import { mustWait, putAside, wonBy, type Won } from '../prizes/award';
import { reevaluate } from '../prizes/reevaluate';
import { payoutSettings } from '../settings/moneySettings';
import type { Shop } from '../shop';
import type { PrizeEvaluator, TicketRow } from './prizeEvaluator';
import { payPrizes, type WonTicket } from './payPrizes';
import { setAside, type UnreadTicket } from './setAside';

/** Tickets of one transaction. */
export const BATCH = 1_000;

/** Where a batch ended, in the order of settlement. */
export type Place = Pick<TicketRow, 'user_id' | 'id'>;

interface Settling {
  periodId: string;
  draw: DrawRow;
  evaluate: PrizeEvaluator;
  paying: PayingDraw;
  /** Whether what is paid is told once the period is settled, and not by each batch. */
  isToldAtEnd: boolean;
}

/** Settles up to `BATCH` tickets behind `after` that no other settlement has in hand, and answers them in order. */
export async function settleBatch(
  shop: Pick<Shop, 'clock' | 'log' | 'settings'>,
  trx: Transaction<Database>,
  { after, ...settling }: Settling & { after: Place | null },
): Promise<Place[]> {
  const tickets = await ticketsAfter(trx, settling.periodId, after);
  await settleTickets(shop, trx, tickets, settling);
  return tickets;
}

/** Settles locked tickets of one period, which come in the order of users. */
export async function settleTickets(
  { clock, log, settings: own }: Pick<Shop, 'clock' | 'log' | 'settings'>,
  trx: Transaction<Database>,
  tickets: readonly TicketRow[],
  { periodId, draw, evaluate, paying, isToldAtEnd }: Settling,
): Promise<void> {
  const at = clock.now();
  const settings = await payoutSettings(trx, own);
  const unusual = (await unusualTiers(trx, draw)).filter(({ isBelow }) => !isBelow);
  const unusualNames = new Set(unusual.map(({ tier }) => tier));
  const lost: string[] = [];
  const paid: WonTicket[] = [];
  const unread: UnreadTicket[] = [];
  const notified = { paid: [] as NotifiedTicket[], waiting: [] as NotifiedTicket[], withdrawn: [] as NotifiedTicket[] };
  for (const ticket of tickets) {
    const won = wonByTicket(evaluate, ticket, paying, unusualNames);
    if (won instanceof Error) {
      unread.push({ ticket, reason: won.message });
    } else if (draw.corrected_at !== null || draw.repriced_at !== null) {
      const again = await reevaluate(trx, { ticket, won, draw, settings, at });
      if (again.paid > 0) notified.paid.push(notifiedTicket(ticket, again.paid));
      if (again.waits) notified.waiting.push(notifiedTicket(ticket, won.amount));
      if (again.withdrawn !== null) notified.withdrawn.push(notifiedTicket(ticket, again.withdrawn));
    } else if (won.prizes.length === 0) {
      lost.push(ticket.id);
    } else if (mustWait(won, settings)) {
      await putAside(trx, { ticket, won, draw, at });
      notified.waiting.push(notifiedTicket(ticket, won.amount));
    } else {
      paid.push({ ticket, prizes: won.prizes, amount: won.amount });
    }
  }
  if (lost.length > 0) await markLost(trx, lost, at);
  if (unread.length > 0) await setAside({ log }, trx, unread, at);
  const nets = await payPrizes(trx, paid, { drawnAt: draw.dial_at, withholdTax: settings.withholdTax, at });
  notified.paid.push(...paid.map(({ ticket, amount }) => notifiedTicket(ticket, nets.get(ticket.id) ?? amount)));
  if (!isToldAtEnd) await notifyPrizes(trx, at, { tickets: notified.paid, periodId });
  await notifyWaiting(trx, at, { tickets: notified.waiting, periodId });
  await notifyWithdrawn(trx, at, { tickets: notified.withdrawn, periodId });
}

function notifiedTicket({ user_id, order_id, game_id }: TicketRow, amount: number): NotifiedTicket {
  return { userId: user_id, orderId: order_id, gameId: game_id, amount };
}

/** What a ticket won, or why nobody can tell: one ticket must not stop the others of its draw. */
function wonByTicket(
  evaluate: PrizeEvaluator,
  ticket: TicketRow,
  paying: PayingDraw,
  unusual: ReadonlySet<string>,
): Won | Error {
  try {
    const won = wonBy(evaluate(ticket), paying, unusual);
    if (!Number.isSafeInteger(won.amount)) throw new Error('its prizes are no sum of whole đồng');
    return won;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

function markLost(trx: Transaction<Database>, ids: readonly string[], at: Date) {
  return sql`update tickets set status = ${TICKET_STATUS.notWon}, settled_at = ${at} where id = any(${ids}::uuid[])`.execute(
    trx,
  );
}

/** The next tickets of a draw, by keyset; SKIP LOCKED, so that workers share them as a queue. */
function ticketsAfter(trx: Transaction<Database>, periodId: string, after: Place | null): Promise<TicketRow[]> {
  let tickets = trx
    .selectFrom('tickets')
    .selectAll()
    .where('period_id', '=', periodId)
    .where('status', '=', sql.lit(TICKET_STATUS.active))
    .where('set_aside_at', 'is', null)
    // By user, so that two batches at once take the balances they share in one order.
    .orderBy('user_id')
    .orderBy('id')
    .limit(BATCH)
    .forUpdate()
    .skipLocked();
  if (after) tickets = tickets.where(sql<boolean>`(user_id, id) > (${after.user_id}::uuid, ${after.id}::uuid)`);
  return tickets.execute();
}
