import {
  cartItemSchema,
  cartSchema,
  cartSyncSchema,
  checkoutSchema,
  removedSchema,
  type CartSyncRequest,
  type GameId,
  type PricedLine,
  type UpdateQuantityRequest,
} from '@veloc/rules';
import { read } from '../read';
import type { Send } from '../transport';

/** A line as this device last saw it: a removal takes no line that was changed elsewhere since. */
export interface SeenCartItem {
  id: string;
  version: number;
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
  const remove = async (path: string, lines?: readonly SeenCartItem[], options: SendOptions = {}) =>
    read(
      removedSchema,
      await send({ ...once, ...options, method: 'DELETE', path, ...(lines ? { body: { lines } } : {}) }),
    );

  return {
    getCart: async (options: SendOptions = {}) =>
      read(cartSchema, await send({ ...once, ...options, method: 'GET', path: '/client-carts/get-cart' })),

    addCartItem: async (item: PricedLine, key: string, options: SendOptions = {}) =>
      read(
        cartItemSchema,
        await send({ ...once, ...options, method: 'POST', path: '/client-carts/add-item', body: item, key }),
      ),

    updateCartQuantity: async (update: UpdateQuantityRequest, key: string, options: SendOptions = {}) =>
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

    removeCartItem: (id: string, lines?: readonly SeenCartItem[], options?: SendOptions) =>
      remove(`/client-carts/remove-item/${encodeURIComponent(id)}`, lines, options),
    removeCartGame: (gameId: GameId, lines?: readonly SeenCartItem[], options?: SendOptions) =>
      remove(`/client-carts/remove-game/${gameId}`, lines, options),
    clearCart: (lines?: readonly SeenCartItem[], options?: SendOptions) =>
      remove('/client-carts/clear', lines, options),

    syncCart: async (
      items: CartSyncRequest['items'],
      syncTimestamp: CartSyncRequest['syncTimestamp'],
      options: SendOptions = {},
    ) =>
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

    checkoutCart: async (key: string) =>
      read(
        checkoutSchema,
        await send({
          auth,
          method: 'POST',
          path: '/client-carts/checkout',
          body: {},
          key,
        }),
      ),
  };
}
