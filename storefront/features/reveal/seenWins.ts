import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { safeStorage, storedValue } from '../../lib/browserStorage';
import { storageKeys } from '../../lib/storageKeys';

/** A ticket that has won, and when it was drawn. */
export interface Win {
  ticketId: string;
  /** Ms since the epoch. */
  drawnAt: number;
}

const kept = storedValue(
  storageKeys.seenWins,
  v.object({
    /** Wins of draws up to this moment count as seen, in ms since the epoch. */
    until: v.number(),
    seen: v.array(v.object({ ticketId: v.string(), drawnAt: v.number() })),
  }),
);
const storage = safeStorage(() => localStorage);

/** A device that has kept nothing yet takes older wins as seen: they were, on another one. */
const FIRST_LOOK_MS = 30 * 24 * 3_600_000;
const MOST_KEPT = 200;

function read(now: number) {
  return kept.read(storage) ?? { until: now - FIRST_LOOK_MS, seen: [] };
}

/** Those of `wins` that nobody has looked at on this device. `now` in ms since the epoch. */
export function unseenWins<Each extends Win>(wins: readonly Each[], now: number): Each[] {
  const { until, seen } = read(now);
  const known = new Set(seen.map(({ ticketId }) => ticketId));
  return wins.filter(({ ticketId, drawnAt }) => drawnAt > until && !known.has(ticketId));
}

/** Takes wins as seen for good: a result that is corrected, or a list that is read anew, brings none of them back. */
export function markSeen(wins: readonly Win[], now: number): void {
  const fresh = unseenWins(wins, now);
  if (fresh.length === 0) return;
  const { until, seen } = read(now);
  const all = [...seen, ...fresh.map(({ ticketId, drawnAt }) => ({ ticketId, drawnAt }))].toSorted(
    (one, other) => other.drawnAt - one.drawnAt,
  );
  const dropped = all.slice(MOST_KEPT);
  kept.write(storage, {
    until: Math.max(until, ...dropped.map(({ drawnAt }) => drawnAt)),
    seen: all.slice(0, MOST_KEPT),
  });
}

/** Whether one of these wins is seen for the first time by who looks now; from then on none of them is. */
export function useFirstSight(wins: readonly Win[], now: number): boolean {
  const [isFirst] = useState(() => unseenWins(wins, now).length > 0);
  useEffect(() => {
    if (isFirst) markSeen(wins, now);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what was first seen is marked once
  }, [isFirst]);
  return isFirst;
}
