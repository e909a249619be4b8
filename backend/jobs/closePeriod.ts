import { inTransaction } from '../db/transaction';
import type { Shop } from '../shop';

/** Ends the sales of a period whose time has come by the database's clock; waits for purchases under way. */
export async function closePeriod(shop: Shop, periodId: string): Promise<void> {
  await inTransaction(shop, (trx) =>
    trx
      .updateTable('periods')
      .set({ status: 'closed' })
      .where('id', '=', periodId)
      .where('status', '=', 'open')
      .where('closes_at', '<=', shop.clock.sql)
      .execute(),
  );
}
