import { sql, type Kysely } from 'kysely';
import { json, type Database } from '../../backend/db/schema';
import { newId } from '../../backend/ids';
import { recordWalletTransactions } from '../../backend/ledger/walletTransactions';

const BATCH = 5_000;
const A_DAY = 500;
const DAY = 24 * 60 * 60 * 1000;

/** Each thousandth is Keno; the oldest quarter and the very last are Mega, all others Power. */
function gameOf(place: number, count: number): string {
  if (place % 1_000 === 0) return 'KENO';
  return place >= count * 0.25 && place < count - 1 ? 'POWER 6/55' : 'MEGA 6/45';
}

/** Copies a player's only purchase, with its order and ticket, to `count` purchases until `end`, 500 a day. */
export async function seedPurchases(db: Kysely<Database>, count: number, end: Date): Promise<void> {
  const order = await db.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
  const ticket = await db.selectFrom('tickets').selectAll().executeTakeFirstOrThrow();
  for (let from = 0; from < count; from += BATCH) {
    const made = Array.from({ length: Math.min(BATCH, count - from) }, (_, index) => {
      const at = new Date(end.getTime() - Math.ceil(((count - from - index) / A_DAY) * DAY));
      const items = order.items.map((item) => ({ ...item, gameName: gameOf(from + index, count) }));
      return { at, order: { ...order, id: newId(at), items, created_at: at, paid_at: at } };
    });
    const orders = json(made.map((purchase) => purchase.order));
    const tickets = json(
      made.map((purchase) => ({
        ...ticket,
        id: newId(purchase.at),
        order_id: purchase.order.id,
        created_at: purchase.at,
      })),
    );
    await db.transaction().execute(async (trx) => {
      await sql`insert into orders select * from jsonb_populate_recordset(null::orders, ${orders}::jsonb)`.execute(trx);
      await sql`insert into tickets select * from jsonb_populate_recordset(null::tickets, ${tickets}::jsonb)`.execute(
        trx,
      );
      await recordWalletTransactions(
        trx,
        made.map(({ at, order: { id } }) => ({ userId: order.user_id, kind: 'buy', amount: 10_000, orderId: id, at })),
      );
    });
  }
  // As the server does by itself, a minute after so many writes.
  await sql`analyze`.execute(db);
}
