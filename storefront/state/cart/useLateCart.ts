import { createRequiredContext } from '../../lib/createRequiredContext';
import { useStore } from '../../lib/useStore';
import type { LazyCart } from './lazyCart';

export const [CartContext, useLateCart] = createRequiredContext<LazyCart>('The cart');

/** How many lines the cart has; known from the first paint on. */
export function useCartCount(): number {
  return useStore(useLateCart().count);
}
