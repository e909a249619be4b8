import type { PayingDraw } from '@veloc/rules';
import { inTransaction } from '../db/transaction';
import { noPools } from '../draws/pools';
import { detailsOf, type DrawRow } from '../draws/storedDraw';
import type { Shop } from '../shop';
import { drawTotals } from './drawTotals';
import { finishPeriod } from './finishPeriod';
import { poolsOf } from './poolsOf';
import { settleBatch } from './settleBatch';

/**
 * Settles every ticket of a drawn period, each exactly once however often and by however many processes it is called:
 * a ticket's status, its journal and its payment are written in one transaction.
 */
export async function settlePeriod(shop: Shop, periodId: string): Promise<void> {
  const draw = await drawOf(shop, periodId);
  if (!draw) return;
  const { printed } = detailsOf(draw);
  const totals = await drawTotals(shop, periodId, draw);
  const pools = totals.size > 0 ? await poolsOf(shop, draw, totals) : noPools;
  const paying: PayingDraw = { totals, printed, pools };
  let settled: number;
  do {
    settled = await inTransaction(shop, (trx) => settleBatch(shop, trx, { periodId, draw, paying }));
  } while (settled > 0);
  await inTransaction(shop, (trx) => finishPeriod(trx, { periodId, draw, totals, pools, at: shop.clock.now() }));
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
