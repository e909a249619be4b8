import type { GameEntry, OrderLine } from '@veloc/rules';
import { useClock } from '@veloc/ui';
import { useSyncExternalStore } from 'react';
import { useGameList, usePeriods } from '../../data/usePeriods';
import { usePopups } from '../../state/contexts';
import { usePayments } from '../../state/payment/usePayments';
import { hasClosed } from '../../features/order/closing';

/** Whether sales of the draw that 'Mua ngay' was pressed for have ended, to the second, and how to buy for another. */
export function usePurchaseDraw(lines: readonly OrderLine[]) {
  const { entries } = usePeriods();
  const games = useGameList();
  const { buy, state } = usePayments();
  const { warn } = usePopups();
  const clock = useClock();
  const isClosed = useSyncExternalStore(clock.listen, () =>
    lines.some((line) => hasClosed(line, { entries, now: clock.now() })),
  );
  return {
    isClosed,
    entries,
    move(draw: GameEntry['nextPeriod']) {
      const moved = buy(
        lines.map((line) => ({ ...line, periodId: draw.id })),
        games,
        state.purchase?.draftAfter,
      );
      if (!moved.ok) warn(moved.message);
    },
  };
}
