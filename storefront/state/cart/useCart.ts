import { cartTotals, chosenLines, readiness, syncStatus, type CartLine } from '@veloc/rules';
import { useMemo } from 'react';
import { useStore } from '../../lib/store';
import { createCart, type Cart } from './cart';
import { useLazyCart } from '../contexts';

/**
 * The cart itself, for who changes it and shows nothing of it: a change renders nobody. It brings the whole cart along.
 */
export function useOpenCart(): Cart {
  return useLazyCart().open(createCart);
}

/**
 * The cart's lines, those chosen for paying, their totals, and what can be done with them. It brings the whole cart
 * along, so only screens with a chunk of their own ask for it; the shell has `useCartCount`.
 */
export function useCart() {
  const state = useOpenCart();
  const { cart, unticked } = useStore(state);
  const chosen = useMemo(() => chosenLines(cart.items, unticked), [cart.items, unticked]);
  return {
    items: cart.items,
    chosen,
    isChosen: ({ id }: CartLine) => !unticked.has(id),
    /** Over the chosen lines, in đồng. */
    totals: cartTotals(chosen),
    /** Whether the chosen lines can be paid now (decision A19). */
    readiness: readiness(cart.items, chosen),
    /** `now` in ms since the epoch: an error is one of the last 5 minutes. */
    syncStatusAt: (now: number) => syncStatus(cart, now),
    /** Ms since the epoch; null before the first full sync. */
    lastSyncAt: cart.lastSyncAt,
    /** The cart is on its way to a device that has not seen it yet. */
    isLoading: cart.isLoading,
    /** The order that was last made of the whole cart, while it waits to be paid. */
    checkoutSession: cart.checkoutSession,
    networkStatus: cart.networkStatus,
    syncErrors: cart.syncErrors,
    /** Lines that recovery has just dropped, each with its reason. */
    dropped: cart.dropped,
    add: state.add,
    setQuantity: state.setQuantity,
    remove: state.remove,
    removeGame: state.removeGame,
    clear: state.clear,
    settleDropped: state.settleDropped,
    choose: state.choose,
    setOpen: state.setOpen,
    checkOut: state.checkOut,
    paid: state.paid,
    retry: state.retry,
  };
}
