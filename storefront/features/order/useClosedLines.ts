import { useClock } from '@veloc/ui';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { usePeriods } from '../../data/usePeriods';
import { useCart } from '../../state/cart/useCart';
import { hasClosed } from './closing';

/**
 * Ids of the lines whose sales have ended, to the second. The server judges them too: it is asked whenever one closes
 * or a game of the cart goes on to its next draw.
 */
export function useClosedLines(): ReadonlySet<string> {
  const { items, retry } = useCart();
  const { entries } = usePeriods();
  const clock = useClock();
  const ids = useSyncExternalStore(clock.listen, () => {
    const now = clock.now();
    return items
      .filter((line) => line.validationErrorCode === 'PERIOD_CLOSED' || hasClosed(line, { entries, now }))
      .map(({ id }) => id)
      .join(' ');
  });

  const games = new Set(items.map(({ gameId }) => gameId));
  const draws = entries
    .filter(({ gameId }) => games.has(gameId))
    .map(({ periodId }) => periodId)
    .join(' ');
  const unjudged = items.some((line) => line.validationStatus === 'valid' && ids.split(' ').includes(line.id));
  const seenDraws = useRef(draws);
  useEffect(() => {
    const haveMoved = seenDraws.current !== '' && draws !== seenDraws.current;
    seenDraws.current = draws;
    if (unjudged || haveMoved) void retry();
  }, [unjudged, draws, retry]);

  return useMemo(() => new Set(ids.split(' ').filter(Boolean)), [ids]);
}
