import { sql } from 'kysely';
import { asSomebodyElse } from './secondConnection';
import type { TestAnswer, TestPlayer, TestShop } from './testShop';

/** A standard Mega ticket: one play, 10,000 đồng a draw. */
export const megaTicket = { code: 'A', listNumber: [4, 8, 15, 16, 23, 42], price: '10000', isDone: true };

/** The body of add-item for one copy of `megaTicket` in the next draw. */
export const megaLine = {
  gameId: 'mega',
  gameName: 'MEGA 6/45',
  ticket: megaTicket,
  unitPrice: 10_000,
  quantity: 1,
  periodId: null,
  numberPeriod: 1,
};

/** A Mega line whose numbers differ for each `seed` from 0 to 38. */
export function megaLineOf(seed: number) {
  return { ...megaLine, ticket: { ...megaTicket, listNumber: [1, 2, 3, 4, 5, 6].map((number) => number + seed) } };
}

/** Puts lines into the cart and checks it out. Answers the order's id and total. */
export async function checkOut(
  shop: TestShop,
  { token }: TestPlayer,
  lines: readonly unknown[] = [megaLine],
): Promise<{ id: string; total: number }> {
  for (const body of lines) {
    const added = await shop.call('POST', '/client-carts/add-item', { token, body });
    if (added.status !== 200) throw new Error(`add-item was refused: ${added.text}`);
  }
  const answer = await shop.call('POST', '/client-carts/checkout', { token, body: {} });
  if (answer.status !== 200) throw new Error(`checkout was refused: ${answer.text}`);
  const { order } = answer.body.data as { order: { id: string; total: number } };
  return order;
}

/** Confirms an order as the storefront does. */
export function confirm(shop: TestShop, { token }: TestPlayer, id: string, key?: string): Promise<TestAnswer> {
  return shop.call('POST', '/payment/cart-payment-confirm', {
    token,
    body: { id },
    ...(key === undefined ? {} : { key }),
  });
}

/** Adds lines, checks them out and pays. */
export async function buy(shop: TestShop, player: TestPlayer, lines: readonly unknown[] = [megaLine]) {
  const { id } = await checkOut(shop, player, lines);
  return confirm(shop, player, id);
}

/** Pays while somebody else holds a draw, which is let go at `releasedAt`; needs a second connection. */
export async function payWhileHeld<T>(
  { shop: { db }, setNow }: TestShop,
  { periodId, releasedAt, pay }: { periodId: string; releasedAt: Date; pay: () => Promise<T> },
): Promise<T> {
  const paying = await db.transaction().execute(async (trx) => {
    await trx.selectFrom('periods').select('id').where('id', '=', periodId).forUpdate().execute();
    const begun = asSomebodyElse(pay);
    for (let waiting = 0; waiting === 0;) {
      const { rows } = await asSomebodyElse(() =>
        sql<{ waiting: string }>`select count(*) as waiting from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(db),
      );
      waiting = Number(rows[0]?.waiting);
    }
    setNow(releasedAt);
    // Not awaited: it goes on once this transaction has ended.
    return { begun };
  });
  return paying.begun;
}
