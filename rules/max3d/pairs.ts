/**
 * Two-number plays: every left number with every right one, in that order. `equals` tells whether a number is also
 * paired with itself.
 */
export interface Pairs {
  left: readonly string[];
  right: readonly string[];
  equals: boolean;
}

function timesDrawn(number: string, places: readonly string[]): number {
  return places.filter((drawn) => drawn === number).length;
}

/** Pairs that are these two numbers in this order. */
export function pairsOf({ left, right, equals }: Pairs, first: string | undefined, second: string | undefined): number {
  if (first === undefined || second === undefined || (first === second && !equals)) return 0;
  return left.includes(first) && right.includes(second) ? 1 : 0;
}

/**
 * Pairs with both numbers drawn at these places. A pair of equal numbers needs the number drawn twice and then counts
 * double (decision G31).
 */
export function pairsWithin({ left, right, equals }: Pairs, places: readonly string[]): number {
  const leftDrawn = left.filter((number) => places.includes(number));
  const rightDrawn = right.filter((number) => places.includes(number));
  const shared = leftDrawn.filter((number) => rightDrawn.includes(number));
  const doubled = equals ? 2 * shared.filter((number) => timesDrawn(number, places) >= 2).length : 0;
  return leftDrawn.length * rightDrawn.length - shared.length + doubled;
}

/** Matches of single numbers over all pairs: each number of a pair with each place it was drawn at (G29, G30). */
export function matchesWithin(pairs: Pairs, places: readonly string[]): number {
  return (
    sideMatches(pairs.left, pairs.right, pairs.equals, places) +
    sideMatches(pairs.right, pairs.left, pairs.equals, places)
  );
}

function sideMatches(side: readonly string[], other: readonly string[], equals: boolean, places: readonly string[]) {
  return places.reduce((sum, drawn) => {
    if (!side.includes(drawn)) return sum;
    return sum + other.length - (!equals && other.includes(drawn) ? 1 : 0);
  }, 0);
}
