import { sql } from 'kysely';
import { inTransaction } from '../db/transaction';
import type { Shop } from '../shop';

const BATCH = 500;

/**
 * Ends the sales of every period whose time has come by the database's clock. One that a purchase holds is passed over
 * and closed at the next look, so closing and buying never wait for each other in a ring.
 */
export async function closePeriods(shop: Pick<Shop, 'db' | 'clock'>): Promise<void> {
  let closed: number;
  do {
    closed = await inTransaction(shop, async (trx) => {
      const due = await trx
        .selectFrom('periods')
        .select('id')
        .where('status', '=', 'open')
        .where(sql<boolean>`closes_at <= ${shop.clock.sql}`)
        .orderBy('dial_at')
        .limit(BATCH)
        .forUpdate()
        // As a queue: another process closes those that it has locked.
        .skipLocked()
        .execute();
      const ids = due.map(({ id }) => id);
      if (ids.length > 0) await trx.updateTable('periods').set({ status: 'closed' }).where('id', 'in', ids).execute();
      return ids.length;
    });
  } while (closed === BATCH);
}
