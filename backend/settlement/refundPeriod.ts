import { TICKET_STATUS } from '@veloc/rules';
import type { Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { inTransaction } from '../db/transaction';
import { transferLegs } from '../ledger/legs';
import { postJournal } from '../ledger/post';
import { recordWalletTransaction } from '../ledger/walletTransactions';
import { notifyRefunds } from '../notifications/drawNotifications';
import type { Shop } from '../shop';
import type { TicketRow } from './prizeEvaluator';

const BATCH = 100;

/**
 * Gives back what every ticket of a called-off period cost in that draw, each exactly once however often and by however
 * many processes it is called. Other draws of the same line keep their tickets (decision G28).
 */
export async function refundPeriod(
  shop: Pick<Shop, 'db' | 'clock'>,
  periodId: string,
  beat: () => Promise<void> = async () => {},
): Promise<void> {
  let refunded: number;
  do {
    refunded = await inTransaction(shop, (trx) => refundBatch(trx, periodId, shop.clock.now()));
    await beat();
  } while (refunded > 0);
}

async function refundBatch(trx: Transaction<Database>, periodId: string, at: Date): Promise<number> {
  // By user, as a settlement does, so that two batches at once take the balances they share in one order.
  const tickets = await trx
    .selectFrom('tickets')
    .innerJoin('periods', 'periods.id', 'tickets.period_id')
    .selectAll('tickets')
    .where('tickets.period_id', '=', periodId)
    .where('tickets.status', '=', TICKET_STATUS.active)
    .where('periods.status', '=', 'cancelled')
    .orderBy('tickets.user_id')
    .orderBy('tickets.id')
    .limit(BATCH)
    // Waits for who refunds beside it: what is told afterwards is the whole.
    .forUpdate('tickets')
    .execute();
  await refundTickets(trx, tickets, at);
  const refunded = tickets.map(({ user_id, order_id, game_id, price }) => ({
    userId: user_id,
    orderId: order_id,
    gameId: game_id,
    amount: price,
  }));
  await notifyRefunds(trx, at, { tickets: refunded, periodId });
  return tickets.length;
}

/** Gives back what these locked tickets cost; they come in the order of users. */
export async function refundTickets(
  trx: Transaction<Database>,
  tickets: readonly TicketRow[],
  at: Date,
): Promise<void> {
  for (const ticket of tickets) await refund(trx, ticket, at);
  await markRefunded(trx, [...new Set(tickets.map(({ order_id }) => order_id))].toSorted());
}

async function refund(trx: Transaction<Database>, ticket: TicketRow, at: Date): Promise<void> {
  const { id, user_id: userId, order_id: orderId, price } = ticket;
  const legs = transferLegs(price, { from: 'sys:sales', to: 'wallet' });
  const { posted } = await postJournal(trx, { userId, kind: 'refund', refId: id, legs, at });
  if (!posted) throw new Error(`Ticket ${id} is active but was refunded before; run the ledger check.`);
  await recordWalletTransaction(trx, { userId, kind: 'refund', amount: price, orderId, meta: { ticketId: id }, at });
  await trx
    .updateTable('tickets')
    .set({ status: TICKET_STATUS.refunded, settled_at: at })
    .where('id', '=', id)
    .execute();
}

/** An order is refunded once all its tickets are. Its row is locked first: two draws may be called off at once. */
async function markRefunded(trx: Transaction<Database>, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  await trx.selectFrom('orders').select('id').where('id', 'in', orderIds).orderBy('id').forUpdate().execute();
  await trx
    .updateTable('orders')
    .set({ status: 'refunded' })
    .where('id', 'in', orderIds)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('tickets')
            .select('id')
            .whereRef('tickets.order_id', '=', 'orders.id')
            .where('tickets.status', '!=', TICKET_STATUS.refunded),
        ),
      ),
    )
    .execute();
}
