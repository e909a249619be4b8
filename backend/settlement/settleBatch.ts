import { prizesInMoney, sumOfPrizes, type PayingDraw, type Prize } from '@veloc/rules';
import type { Transaction } from 'kysely';
import type { Database } from '../db/schema';
import type { DrawRow } from '../draws/storedDraw';
import { moving } from '../ledger/legs';
import { postJournal } from '../ledger/post';
import { recordTransaction } from '../ledger/transactions';
import { notifyPrizes } from '../notifications/drawNotices';
import type { Shop } from '../shop';
import { wonLines, type TicketRow } from './wonLines';

const BATCH = 100;
const ACTIVE = 1;
const NOT_WON = 2;
const WON = 3;

/** What a player is told of. */
interface PaidTicket {
  userId: string;
  orderId: string;
  gameId: TicketRow['game_id'];
  /** Đồng. */
  amount: number;
}

interface Batch {
  periodId: string;
  draw: DrawRow;
  paying: PayingDraw;
}

/** Settles up to 100 tickets that no other settlement has in hand and answers how many. */
export async function settleBatch(
  { clock }: Pick<Shop, 'clock'>,
  trx: Transaction<Database>,
  { periodId, draw, paying }: Batch,
): Promise<number> {
  // By user, so that two batches at once take the balances they share in one order.
  const tickets = await trx
    .selectFrom('tickets')
    .selectAll()
    .where('period_id', '=', periodId)
    .where('status', '=', ACTIVE)
    .orderBy('user_id')
    .orderBy('id')
    .limit(BATCH)
    .forUpdate()
    .skipLocked()
    .execute();
  const at = clock.now();
  const lost: string[] = [];
  const paid: PaidTicket[] = [];
  for (const ticket of tickets) {
    const prizes = prizesInMoney(wonLines(ticket, draw), paying);
    if (prizes.length === 0) lost.push(ticket.id);
    else paid.push(await payPrize(trx, ticket, prizes, at));
  }
  await notifyPrizes(trx, at, { tickets: paid, periodId });
  if (lost.length > 0) {
    await trx.updateTable('tickets').set({ status: NOT_WON, settled_at: at }).where('id', 'in', lost).execute();
  }
  return tickets.length;
}

async function payPrize(trx: Transaction<Database>, ticket: TicketRow, prizes: Prize[], at: Date): Promise<PaidTicket> {
  const { id, user_id: userId, order_id: orderId, period_id, game_id: gameId } = ticket;
  const amount = sumOfPrizes(prizes);
  const legs = moving(amount, { from: 'sys:prizes', to: 'reward' });
  const { journalId, posted } = await postJournal(trx, { userId, kind: 'reward', refId: id, legs, at });
  if (posted) {
    const meta = { ticketId: id, prizes };
    await recordTransaction(trx, { userId, kind: 'reward', amount, orderId, meta, at });
    await trx
      .insertInto('prize_payments')
      .values({ ticket_id: id, user_id: userId, period_id, amount, journal_id: journalId, paid_at: at })
      .execute();
  }
  await trx.updateTable('tickets').set({ status: WON, prize: amount, settled_at: at }).where('id', '=', id).execute();
  return { userId, orderId, gameId, amount };
}
