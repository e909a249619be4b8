import {
  contract,
  type AddItemRequest,
  type CartSyncRequest,
  type GameId,
  type RemovalRequest,
  type UpdateQuantityRequest,
} from '@veloc/rules';
import { createAsk } from '../read';
import type { Send } from '../transport';

/** Lines as this device last saw them: a removal takes none that was changed elsewhere since. */
type SeenLines = RemovalRequest['lines'];

/** How a call is sent while the page is leaving. */
export interface SendOptions {
  /** Milliseconds. */
  timeout?: number;
  keepalive?: boolean;
}

/** The cart calls. Those that the cart repeats by its own delays are sent once (decision A21). */
export function cartCalls(send: Send) {
  const { ask } = createAsk(send);
  const retry = false;
  const bodyOf = (lines: SeenLines) => (lines ? { body: { lines } } : {});

  return {
    getCart: (options?: SendOptions) => ask(contract.getCart, { retry, ...options }),

    addCartItem: (body: AddItemRequest, key: string, options?: SendOptions) =>
      ask(contract.addCartItem, { retry, ...options, body, key }),

    updateCartQuantity: (body: UpdateQuantityRequest, key: string, options?: SendOptions) =>
      ask(contract.updateQuantity, { retry, ...options, body, key }),

    removeCartItem: (id: string, lines?: SeenLines, options?: SendOptions) =>
      ask(contract.removeCartItem, { retry, ...options, params: { id }, ...bodyOf(lines) }),
    removeCartGame: (gameId: GameId, lines?: SeenLines, options?: SendOptions) =>
      ask(contract.removeCartGame, { retry, ...options, params: { gameId }, ...bodyOf(lines) }),
    clearCart: (lines?: SeenLines, options?: SendOptions) =>
      ask(contract.clearCart, { retry, ...options, ...bodyOf(lines) }),

    syncCart: (
      items: CartSyncRequest['items'],
      syncTimestamp: CartSyncRequest['syncTimestamp'],
      options?: SendOptions,
    ) => ask(contract.syncCart, { retry, ...options, body: { items, syncTimestamp } }),

    checkoutCart: (key: string) => ask(contract.checkoutCart, { body: {}, key }),
  };
}
