import { prizesInMoney, sumOfPrizes, type PayingDraw, type Prize } from '@veloc/rules';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { notifyPrizes } from '../notifications/drawNotices';
import type { Shop } from '../shop';
import type { Judge, TicketRow } from './judge';
import { payPrizes, type WonTicket } from './payPrizes';
import { setAside, type UnreadTicket } from './setAside';

/** Tickets of one transaction. */
export const BATCH = 1_000;
const ACTIVE = 1;
const NOT_WON = 2;

/** Where a batch ended, in the order of settlement. */
export type Place = Pick<TicketRow, 'user_id' | 'id'>;

interface Settling {
  periodId: string;
  judge: Judge;
  paying: PayingDraw;
}

/** Settles up to `BATCH` tickets behind `after` that no other settlement has in hand, and answers them in order. */
export async function settleBatch(
  shop: Pick<Shop, 'clock' | 'log'>,
  trx: Transaction<Database>,
  { after, ...settling }: Settling & { after: Place | null },
): Promise<Place[]> {
  const tickets = await ticketsAfter(trx, settling.periodId, after);
  await settleTickets(shop, trx, tickets, settling);
  return tickets;
}

/** Settles locked tickets of one period, which come in the order of users. */
export async function settleTickets(
  { clock, log }: Pick<Shop, 'clock' | 'log'>,
  trx: Transaction<Database>,
  tickets: readonly TicketRow[],
  { periodId, judge, paying }: Settling,
): Promise<void> {
  const at = clock.now();
  const lost: string[] = [];
  const won: WonTicket[] = [];
  const unread: UnreadTicket[] = [];
  for (const ticket of tickets) {
    const prizes = prizesOfTicket(judge, ticket, paying);
    if (prizes instanceof Error) unread.push({ ticket, reason: prizes.message });
    else if (prizes.length === 0) lost.push(ticket.id);
    else won.push({ ticket, prizes, amount: sumOfPrizes(prizes) });
  }
  if (lost.length > 0) await markLost(trx, lost, at);
  if (unread.length > 0) await setAside({ log }, trx, unread, at);
  await payPrizes(trx, won, at);
  const told = won.map(({ ticket: { user_id, order_id, game_id }, amount }) => ({
    userId: user_id,
    orderId: order_id,
    gameId: game_id,
    amount,
  }));
  await notifyPrizes(trx, at, { tickets: told, periodId });
}

/** What a ticket won, or why nobody can tell: one ticket must not stop the others of its draw. */
function prizesOfTicket(judge: Judge, ticket: TicketRow, paying: PayingDraw): Prize[] | Error {
  try {
    const prizes = prizesInMoney(judge(ticket), paying);
    if (!Number.isSafeInteger(sumOfPrizes(prizes))) throw new Error('its prizes are no sum of whole đồng');
    return prizes;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

function markLost(trx: Transaction<Database>, ids: readonly string[], at: Date) {
  return sql`update tickets set status = ${NOT_WON}, settled_at = ${at} where id = any(${ids}::uuid[])`.execute(trx);
}

function ticketsAfter(trx: Transaction<Database>, periodId: string, after: Place | null): Promise<TicketRow[]> {
  let tickets = trx
    .selectFrom('tickets')
    .selectAll()
    .where('period_id', '=', periodId)
    .where('status', '=', sql.lit(ACTIVE))
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
