import { inTransaction } from '../db/transaction';
import { noPools, poolsBefore, type Pools } from '../draws/pools';
import { detailsOf, type DrawRow } from '../draws/storedDraw';
import type { Shop } from '../shop';
import { drawTotals } from './drawTotals';
import { finishPeriod } from './finishPeriod';
import { settleBatch } from './settleBatch';
import type { PayingDraw } from './prizes';

/**
 * Settles every ticket of a drawn period, each exactly once however often and by however many processes it is called:
 * a ticket's status, its journal and its payment are written in one transaction.
 */
export async function settlePeriod(shop: Shop, periodId: string): Promise<void> {
  const draw = await drawOf(shop, periodId);
  if (!draw) return;
  const { printed } = detailsOf(draw);
  const totals = await drawTotals(shop, periodId, draw);
  const paying: PayingDraw = { totals, printed, pools: totals.size > 0 ? await poolsOf(shop, draw) : noPools };
  let settled: number;
  do {
    settled = await inTransaction(shop, (trx) => settleBatch(shop, trx, { periodId, draw, paying }));
  } while (settled > 0);
  await inTransaction(shop, (trx) => finishPeriod(trx, { periodId, draw, totals }));
}

async function drawOf({ db }: Shop, periodId: string): Promise<DrawRow | undefined> {
  return db
    .selectFrom('periods')
    .innerJoin('draws', 'draws.id', 'periods.draw_id')
    .selectAll('draws')
    .where('periods.id', '=', periodId)
    .where('periods.status', '=', 'drawn')
    .executeTakeFirst();
}

/** What the draw itself names, else what earlier draws have left. */
async function poolsOf({ db }: Shop, draw: DrawRow): Promise<Pools> {
  const left = await poolsBefore(db, draw.feed, draw.dial_at);
  return { jackpot1: draw.jackpot1 ?? left.jackpot1, jackpot2: draw.jackpot2 ?? left.jackpot2 };
}
