import type { GameEntry } from '../wire/periods';

/** Newer entries take the place of known ones by game; known order stays, new games follow (spec section 4). */
export function mergePeriods(known: readonly GameEntry[], incoming: readonly GameEntry[]): GameEntry[] {
  const merged = new Map(known.map((entry) => [entry.gameId, entry]));
  for (const entry of incoming) merged.set(entry.gameId, entry);
  return [...merged.values()];
}
