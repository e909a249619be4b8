/** Every set of `size` items, one after the other. */
export function* setsOf<Item>(items: readonly Item[], size: number): Generator<Item[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (const [index, item] of items.entries()) {
    for (const rest of setsOf(items.slice(index + 1), size - 1)) yield [item, ...rest];
  }
}

/** The plays of a bao: all sets of `size`, or one number short of it joined by every other ball up to `balls`. */
export function* baoPlays(numbers: readonly number[], size: number, balls: number): Generator<number[]> {
  if (numbers.length >= size) {
    yield* setsOf(numbers, size);
    return;
  }
  for (let ball = 1; ball <= balls; ball += 1) if (!numbers.includes(ball)) yield [...numbers, ball];
}

export function hitsOf(play: readonly number[], drawn: ReadonlySet<number>): number {
  return play.filter((ball) => drawn.has(ball)).length;
}

/** Winning plays by tier. */
export type Tally = Map<string, number>;

export function count(tally: Tally, tier: string | undefined, plays = 1): void {
  if (tier !== undefined && plays > 0) tally.set(tier, (tally.get(tier) ?? 0) + plays);
}
