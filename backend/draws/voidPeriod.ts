import { TICKET_STATUS, feedOf, periodIdsOf, vietnamDate, vietnamTime } from '@veloc/rules';
import type { Transaction } from 'kysely';
import { logVoid } from '../books/outcomes';
import type { Database } from '../db/schema';
import { inTransaction, type Transact } from '../db/transaction';
import { notFound, HttpError } from '../http/httpError';
import { planJobs, refundJob } from '../jobs/dueJobs';
import { refundPeriod } from '../settlement/refundPeriod';
import type { Shop } from '../shop';
import type { PeriodRow } from './periods';

export interface VoidedPeriod {
  periodId: string;
  /** Tickets that got their money back, by this call or an earlier one. */
  tickets: number;
  /** Đồng they got back. */
  amount: number;
  /** Periods of other games that wait for the same draw and are still sold or drawn. */
  sameDraw: string[];
}

/**
 * Calls a draw off for one period and refunds each of its tickets once; called again it changes nothing.
 * Throws 404 NOT_FOUND, 409 PERIOD_DRAWN for a period that has its result, or 409 PERIOD_UNDRAWN for one whose draw is
 * yet to come until it `isSure`: it cannot be taken back, and a date is mistyped easily. `transact`
 * runs what decides it.
 */
export async function voidPeriod(
  shop: Shop,
  periodId: string,
  { isSure, transact = (work) => inTransaction(shop, work) }: { isSure: boolean; transact?: Transact },
): Promise<VoidedPeriod> {
  const period = await transact((trx) => cancel(trx, shop, { periodId, isSure }));
  await refundPeriod(shop, periodId);
  const { tickets, amount } = await shop.db
    .selectFrom('tickets')
    .select(({ fn }) => [fn.countAll<number>().as('tickets'), fn.sum<number | null>('price').as('amount')])
    .where('period_id', '=', periodId)
    .where('status', '=', TICKET_STATUS.refunded)
    .executeTakeFirstOrThrow();
  return { periodId, tickets: Number(tickets), amount: Number(amount ?? 0), sameDraw: await sameDraw(shop, period) };
}

/** A purchase under way holds the row, so it is over before and its ticket is refunded with the others. */
async function cancel(
  trx: Transaction<Database>,
  { clock, settings }: Pick<Shop, 'clock' | 'settings'>,
  { periodId, isSure }: { periodId: string; isSure: boolean },
): Promise<PeriodRow> {
  const period = await trx.selectFrom('periods').selectAll().where('id', '=', periodId).forUpdate().executeTakeFirst();
  if (!period) throw notFound();
  if (period.status === 'drawn' || period.status === 'settled') {
    throw new HttpError(409, 'PERIOD_DRAWN', 'Kỳ quay đã có kết quả nên không thể hủy.');
  }
  if (period.status !== 'cancelled' && period.dial_at > clock.now() && !isSure) throw undrawn(period);
  await trx.updateTable('periods').set({ status: 'cancelled' }).where('id', '=', periodId).execute();
  if (period.status === 'cancelled') return period;
  await logVoid(trx, periodId, clock.now(), settings.shopName);
  // Whatever becomes of this process.
  await planJobs(trx, [refundJob(periodId, clock.now())]);
  return period;
}

function undrawn({ id, dial_at: dialAt }: PeriodRow): HttpError {
  const message =
    `Kỳ này chưa đến giờ quay (${vietnamTime(dialAt)} ngày ${vietnamDate(dialAt)}). Hủy rồi thì không khôi phục được; ` +
    'nếu đúng là kỳ này, hãy hủy lại với --force.';
  return new HttpError(409, 'PERIOD_UNDRAWN', message, { id, dialAt: dialAt.toISOString() });
}

async function sameDraw({ db }: Pick<Shop, 'db'>, period: PeriodRow): Promise<string[]> {
  const slot = { feed: feedOf[period.game_id], channelId: period.channel_id, dialAt: period.dial_at };
  const others = await db
    .selectFrom('periods')
    .select('id')
    .where('id', 'in', periodIdsOf(slot))
    .where('status', 'in', ['scheduled', 'open', 'closed'])
    .orderBy('id')
    .execute();
  return others.map(({ id }) => id);
}
