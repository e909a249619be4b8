import { inTransaction } from '../db/transaction';
import type { Shop } from '../shop';
import { lapseClaim } from './decide';

/**
 * Ends the rejected claims whose period is over (decision A37). A prize that still waits is not among them: that the
 * shop is slow costs no player a prize. May be repeated, and run by several processes at once.
 */
export async function lapseClaims(shop: Pick<Shop, 'db' | 'clock'>): Promise<void> {
  const at = shop.clock.now();
  const over = await shop.db
    .selectFrom('prize_claims')
    .select('id')
    .where('state', '=', 'rejected')
    .where('lapses_at', '<=', at)
    .orderBy('id')
    .execute();
  for (const { id } of over) await inTransaction(shop, (trx) => lapseClaim(trx, { id, at }));
}
