/** How many sets of `size` can be taken from `total` things; 0 when there are too few. Exact below 2^53. */
export function choose(total: number, size: number): number {
  if (size < 0 || total < 0 || size > total) return 0;
  const steps = Math.min(size, total - size);
  let ways = 1;
  for (let taken = 1; taken <= steps; taken += 1) {
    ways = (ways * (total - taken + 1)) / taken;
  }
  return ways;
}

/**
 * A bao plays every set of `size` out of `picked` numbers. Of those plays, how many hold exactly `hits` drawn
 * numbers when `drawn` of the picked ones came up.
 */
export function playsWithHits({ picked, drawn, size, hits }: Record<'picked' | 'drawn' | 'size' | 'hits', number>) {
  return hits > drawn ? 0 : choose(drawn, hits) * choose(picked - drawn, size - hits);
}

/** How many of `picked` are among `drawn`. */
export function countHits(picked: readonly number[], drawn: readonly number[]): number {
  const balls = new Set(drawn);
  return picked.filter((number) => balls.has(number)).length;
}

/** Every set of `size` items, one after the other, in the items' own order; only as many as are asked for are made. */
export function* combinations<T>(items: readonly T[], size: number): Generator<T[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let first = 0; first <= items.length - size; first += 1) {
    for (const rest of combinations(items.slice(first + 1), size - 1)) yield [items[first] as T, ...rest];
  }
}
