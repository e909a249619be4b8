import { combinations, TICKET_PRICE, type KenoBundle } from '@veloc/rules';
import { CombinationList, formatMoney } from '@veloc/ui';
import { useState } from 'react';
import { formatNumber } from '../../../../shared/copy/format';

/** The first `count` of a run that may be long; the others are never made. */
function firstOf<T>(run: Iterator<T>, count: number): T[] {
  const taken: T[] = [];
  while (taken.length < count) {
    const step = run.next();
    if (step.done) break;
    taken.push(step.value);
  }
  return taken;
}

const FIRST = 6;
const STEP = 100;

interface BundleSetsProps extends KenoBundle {
  /** How many sets there are. */
  count: number;
  /** The chosen numbers, or none while they are not all there. */
  numbers: readonly number[];
}

/** How many sets a bao plays and which; the first few, and the others on demand. */
export function BundleSets({ count, size, level, numbers }: BundleSetsProps) {
  const [visible, setVisible] = useState(FIRST);
  const next = visible < STEP ? STEP : visible + STEP;
  const isLast = next >= count;
  return (
    <CombinationList
      heading={`${formatNumber(count)} bộ số Bậc ${level}`}
      detail={`Mọi cách ghép ${level} số từ ${size} số${numbers.length > 0 ? ' đã chọn' : ''}`}
      price={`${formatNumber(count)} × ${formatMoney(TICKET_PRICE)}`}
      combinations={firstOf(combinations(numbers, level), visible)}
      moreLabel={
        numbers.length === 0 || visible >= count
          ? undefined
          : isLast
            ? `Xem đủ ${formatNumber(count)} bộ số`
            : `Xem thêm ${next - visible} bộ số`
      }
      onMore={() => setVisible(next)}
    />
  );
}
