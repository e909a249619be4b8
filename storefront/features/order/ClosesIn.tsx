import { feedOf, formatCountdown, type CartLine } from '@veloc/rules';
import { Text, useClock } from '@veloc/ui';
import { useSyncExternalStore } from 'react';
import { usePeriods } from '../../data/usePeriods';
import { endOfSales } from './closing';

/** Ms before the end of sales from which on a player has to hurry. */
const SOON = 10 * 60_000;

/** '01:03' left to buy a line whose draw closes within ten minutes; null of any other, and of one that has closed. */
export function useClosingSoon({ gameId, periodId }: Pick<CartLine, 'gameId' | 'periodId'>): string | null {
  const { entries } = usePeriods();
  const clock = useClock();
  // Of another channel's draw the hour is near enough to put it in order, and not to count its seconds.
  const isNear = feedOf[gameId] === 'regional' && !entries.some(({ nextPeriod }) => nextPeriod.id === periodId);
  const until = isNear ? undefined : endOfSales({ gameId, periodId }, entries);
  return useSyncExternalStore(clock.listen, () => {
    const left = until === undefined ? 0 : until - clock.now();
    return left > 0 && left <= SOON ? formatCountdown(left).text : null;
  });
}

/** 'còn 01:03', a fact among those of a draw. */
export function ClosesIn({ left, size }: { left: string; size: 'label' | 'caption' }) {
  return (
    <Text as="strong" size={size} weight="bold" tone="danger">
      còn{'\u00A0'}
      {left}
    </Text>
  );
}
