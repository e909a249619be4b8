import type { GameEntry } from '@veloc/rules';
import { useClock } from '@veloc/ui';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { usePeriods } from '../../data/usePeriods';
import { useCart } from '../../state/cart/useCart';
import { useLazyCart } from '../../state/contexts';
import { hasClosed } from './closing';

/** Ids of the cart's lines whose sales have ended, to the second. */
function useClosedIds(entries: readonly GameEntry[]): ReadonlySet<string> {
  const { items } = useCart();
  const clock = useClock();
  const ids = useSyncExternalStore(clock.listen, () => {
    const now = clock.now();
    return items
      .filter((line) => line.validationErrorCode === 'PERIOD_CLOSED' || hasClosed(line, { entries, now }))
      .map(({ id }) => id)
      .join(' ');
  });
  return useMemo(() => new Set(ids.split(' ').filter(Boolean)), [ids]);
}

/**
 * The same where they are shown. The server judges them too: it is asked whenever one closes or a game of the cart goes on
 * to its next draw.
 */
export function useClosedLines(): ReadonlySet<string> {
  const { items, retry } = useCart();
  const { entries } = usePeriods();
  const closed = useClosedIds(entries);

  const games = new Set(items.map(({ gameId }) => gameId));
  const draws = entries
    .filter(({ gameId }) => games.has(gameId))
    .map(({ periodId }) => periodId)
    .join(' ');
  const unjudged = items.some((line) => line.validationStatus === 'valid' && closed.has(line.id));
  const seenDraws = useRef(draws);
  useEffect(() => {
    const haveMoved = seenDraws.current !== '' && draws !== seenDraws.current;
    seenDraws.current = draws;
    if (unjudged || haveMoved) void retry();
  }, [unjudged, draws, retry]);

  return closed;
}

/** Takes the tickets whose sales have ended out of the count that every page shows beside the cart. */
export function CountClosed({ entries }: { entries: readonly GameEntry[] }) {
  const { setClosed } = useLazyCart();
  const closed = useClosedIds(entries);
  useEffect(() => setClosed(closed), [closed, setClosed]);
  return null;
}
