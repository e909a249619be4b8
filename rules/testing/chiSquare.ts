/** How far counts lie from an equal share for each of `kinds` things, those never seen included. */
export function chiSquare(counts: ReadonlyMap<unknown, number>, kinds: number): number {
  const seen = [...counts.values()];
  const expected = seen.reduce((sum, times) => sum + times, 0) / kinds;
  const unseen = (kinds - counts.size) * expected;
  return seen.reduce((sum, times) => sum + (times - expected) ** 2 / expected, unseen);
}

/** How often each value came. */
export function tallyValues<Value>(values: Iterable<Value>): Map<Value, number> {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
