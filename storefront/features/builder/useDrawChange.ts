import type { GameEntry, Period } from '@veloc/rules';
import { useState } from 'react';

interface DrawChange {
  /** The draw that closed while tickets were being built; null when none did. */
  before: Period | null;
  /** The one that the tickets go to now. */
  now: Period | null;
}

/** Popups that the draw on sale became another one under tickets that had been begun. */
export function useDrawChange(entry: GameEntry | undefined, hasTickets: boolean): DrawChange {
  const [change, setChange] = useState<DrawChange>({ before: null, now: null });
  const period = entry?.nextPeriod ?? null;
  if (period && period.id !== change.now?.id) {
    const isSameGame = change.now?.gameId === period.gameId;
    setChange({ before: hasTickets && isSameGame ? change.now : null, now: period });
  } else if (change.before && !hasTickets) {
    setChange({ ...change, before: null });
  }
  return change;
}
