import { megaLine } from './purchases';
import type { TestPlayer, TestShop } from './testShop';

/** What tests look at in a line of the cart. */
export interface Item {
  id: string;
  quantity: number;
  version: number;
  periodId: string;
  validationErrorCode: string | null;
}

/** The cart's calls as the player of the moment makes them; a key is its Idempotency-Key. */
export function cartCalls(now: () => { shop: TestShop; player: TestPlayer }) {
  const call = (method: string, path: string, body?: unknown, key?: string) => {
    const { shop, player } = now();
    return shop.call(method, `/client-carts/${path}`, {
      token: player.token,
      ...(body === undefined ? {} : { body }),
      ...(key === undefined ? {} : { key }),
    });
  };
  return {
    call,
    /** Adds a line a moment later and answers it. */
    async add(body: unknown = megaLine): Promise<Item> {
      now().shop.passTime(1);
      const { status, text, body: answer } = await call('POST', 'add-item', body);
      if (status !== 200) throw new Error(`add-item was refused: ${text}`);
      return answer.data;
    },
    async items(): Promise<Item[]> {
      const { body } = await call('GET', 'get-cart');
      return (body.data as { items: Item[] }).items;
    },
  };
}
