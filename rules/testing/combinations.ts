/** Every set of `size` items, one after the other: how a test counts what the rules compute by formula. */
export function* combinations<T>(items: readonly T[], size: number): Generator<T[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let first = 0; first <= items.length - size; first += 1) {
    for (const rest of combinations(items.slice(first + 1), size - 1)) yield [items[first] as T, ...rest];
  }
}

/** The whole numbers from `from` to `to`. */
export function numbersOf({ from, to }: { from: number; to: number }): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
