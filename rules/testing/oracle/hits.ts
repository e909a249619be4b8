/** How many numbers of a play were drawn. */
export function hitsOf(play: readonly number[], drawn: ReadonlySet<number>): number {
  let hits = 0;
  for (const number of play) if (drawn.has(number)) hits += 1;
  return hits;
}
