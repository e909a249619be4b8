/** Purchases of late from which the usual one is told, and how many there must be. */
export const USUAL_STAKE = { purchases: 20, least: 3 } as const;

/** From how many times the usual purchase on the shop asks once more. */
const FAR_ABOVE = 10;

/**
 * The middle one of these purchases in đồng, the lower of two: half of the purchases are that dear or dearer. Null of
 * too few to tell.
 */
export function usualStake(purchases: readonly number[]): number | null {
  if (purchases.length < USUAL_STAKE.least) return null;
  return purchases.toSorted((one, other) => one - other)[Math.ceil(purchases.length / 2) - 1] ?? null;
}

/** How many times the usual purchase one of `total` đồng is, where that is more than ten; else null. */
export function timesUsual(total: number, usual: number | null): number | null {
  return usual !== null && usual > 0 && total > FAR_ABOVE * usual ? Math.floor(total / usual) : null;
}
