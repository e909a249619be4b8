import { createRequiredContext } from '../createRequiredContext';
import { useStore } from '../useStore';
import type { LateCart } from './lateCart';

export const [CartContext, useLateCart] = createRequiredContext<LateCart>('The cart');

/** How many lines the cart has; known from the first paint on. */
export function useCartCount(): number {
  return useStore(useLateCart().count);
}
