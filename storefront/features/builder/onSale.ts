import { offeredUntil, type GameEntry } from '@veloc/rules';

/** Whether the draw of the entry may be offered at `now`, in ms since the epoch by the server's clock. */
export function isOffered(entry: GameEntry | undefined, now: number): boolean {
  if (entry?.nextPeriod.status !== 'open') return false;
  const until = offeredUntil(entry);
  return until === null || now < until;
}
