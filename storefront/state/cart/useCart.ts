import { cartTotals, readiness, syncStatus, type CartLine } from '@veloc/rules';
import { useMemo } from 'react';
import { createRequiredContext } from '../createRequiredContext';
import { useStore } from '../useStore';
import type { Cart } from './cart';

const [CartContext, useCartState] = createRequiredContext<Cart>('The cart');

export { CartContext };

/** The cart's lines, those chosen for paying, their totals, and what can be done with them. */
export function useCart() {
  const state = useCartState();
  const { cart, unticked } = useStore(state);
  const chosen = useMemo(() => cart.items.filter(({ id }) => !unticked.has(id)), [cart.items, unticked]);
  return {
    items: cart.items,
    chosen,
    isChosen: ({ id }: CartLine) => !unticked.has(id),
    /** Over the chosen lines, in đồng. */
    totals: cartTotals(chosen),
    /** Whether the chosen lines can be paid now (decision A19). */
    readiness: readiness(chosen),
    syncStatus: syncStatus(cart),
    /** Ms since the epoch; null before the first full sync. */
    lastSyncAt: cart.lastSyncAt,
    networkStatus: cart.networkStatus,
    syncErrors: cart.syncErrors,
    add: state.add,
    buyNow: state.buyNow,
    setQuantity: state.setQuantity,
    remove: state.remove,
    clear: state.clear,
    choose: state.choose,
    paid: state.paid,
    retry: state.retry,
  };
}
