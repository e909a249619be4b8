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
