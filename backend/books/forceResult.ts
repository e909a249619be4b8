import { inTransaction, type Transact } from '../db/transaction';
import { HttpError, notFound } from '../http/httpError';
import { appendSeals } from './log';
import { mayBeDrawn, sealBooks, type Books } from './seal';

/**
 * Lets the result of a period in although its book cannot be sealed, which is tried once more before; the log of seals
 * says so for ever. `transact` runs what decides it. Throws 404 NOT_FOUND, 409 PERIOD_DRAWN for one that has its result or
 * was called off, 409 PERIOD_UNDRAWN before its draw.
 */
export async function forceResult(
  shop: Books,
  periodId: string,
  transact: Transact = (work) => inTransaction(shop, work),
): Promise<{ periodId: string; sealed: boolean }> {
  await sealBooks(shop, { ids: [periodId], isDrawn: true });
  return transact(async (trx) => {
    const period = await trx
      .selectFrom('periods')
      .selectAll()
      .where('id', '=', periodId)
      .forUpdate()
      .executeTakeFirst();
    if (!period) throw notFound();
    const at = shop.clock.now();
    if (['drawn', 'settled', 'cancelled'].includes(period.status)) {
      throw new HttpError(409, 'PERIOD_DRAWN', 'Kỳ quay đã có kết quả hoặc đã hủy nên không còn chờ niêm phong.');
    }
    if (period.dial_at > at) {
      throw new HttpError(409, 'PERIOD_UNDRAWN', 'Kỳ này chưa đến giờ quay nên chưa có kết quả để nhận.');
    }
    if (!mayBeDrawn(period)) {
      await appendSeals(trx, at, [{ kind: 'forced', period: periodId, at: at.toISOString() }], shop.settings.shopName);
      await trx.updateTable('periods').set({ forced_at: at }).where('id', '=', periodId).execute();
    }
    return { periodId, sealed: period.sealed_at !== null };
  });
}
