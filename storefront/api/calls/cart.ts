import {
  cartItemSchema,
  cartSchema,
  cartSyncSchema,
  checkoutSchema,
  removedSchema,
  type GameId,
  type QuantityUpdate,
} from '@veloc/rules';
import { read } from '../read';
import type { Send } from '../transport';

/** A new line as add-item takes it. Money in đồng. */
export interface NewCartItem {
  gameId: GameId;
  gameName: string;
  ticket: unknown;
  unitPrice: number;
  quantity: number;
  periodId: string | null;
  numberPeriod: number;
}

export interface SyncedCartItem extends Omit<NewCartItem, 'numberPeriod'> {
  id: string;
  addedAt: string;
}

/** How a call is sent while the page is leaving. */
export interface SendOptions {
  /** Milliseconds. */
  timeout?: number;
  keepalive?: boolean;
}

/** The cart calls. Those that the cart repeats by its own delays are sent once (decision A21). */
export function cartCalls(send: Send) {
  const auth = 'required' as const;
  const once = { auth, retry: false } as const;
  const remove = async (path: string) => read(removedSchema, await send({ ...once, method: 'DELETE', path }));

  return {
    getCart: async () => read(cartSchema, await send({ auth, method: 'GET', path: '/client-carts/get-cart' })),

    addCartItem: async (item: NewCartItem, key: string, options: SendOptions = {}) =>
      read(
        cartItemSchema,
        await send({ ...once, ...options, method: 'POST', path: '/client-carts/add-item', body: item, key }),
      ),

    updateCartQuantity: async (update: QuantityUpdate, key: string, options: SendOptions = {}) =>
      read(
        cartItemSchema,
        await send({
          ...once,
          ...options,
          method: 'PUT',
          path: '/client-carts/update-quantity',
          body: update,
          key,
        }),
      ),

    removeCartItem: (id: string) => remove(`/client-carts/remove-item/${encodeURIComponent(id)}`),
    removeCartGame: (gameId: GameId) => remove(`/client-carts/remove-game/${gameId}`),
    clearCart: () => remove('/client-carts/clear'),

    syncCart: async (items: readonly SyncedCartItem[], syncTimestamp: string, options: SendOptions = {}) =>
      read(
        cartSyncSchema,
        await send({
          ...once,
          ...options,
          method: 'POST',
          path: '/client-carts/sync',
          body: { items, syncTimestamp },
        }),
      ),

    checkoutCart: async (key?: string) =>
      read(
        checkoutSchema,
        await send({
          auth,
          method: 'POST',
          path: '/client-carts/checkout',
          body: {},
          ...(key ? { key } : {}),
        }),
      ),
  };
}
