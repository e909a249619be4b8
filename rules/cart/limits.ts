/**
 * Limits of a cart (decision A25). The database holds the quantity too: to raise it takes a migration of
 * `cart_items.quantity` and `tickets.copies`.
 */
export const CART_LIMITS = { quantity: 1_000, lines: 200 } as const;

/** The nearest number of copies a line may have. */
export function clampQuantity(quantity: number): number {
  return Math.min(Math.max(quantity, 1), CART_LIMITS.quantity);
}

/** Whether it is a whole number from 1 to `limit`. */
export function isCount(value: unknown, limit: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= limit;
}
