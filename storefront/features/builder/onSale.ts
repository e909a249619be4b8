import { offeredUntil, type GameEntry } from '@veloc/rules';
import { useClock } from '@veloc/ui';
import { useSyncExternalStore } from 'react';
import type { Builder } from './useBuilder';

/** Whether the draw of the entry may be offered at `now`, in ms since the epoch by the server's clock. */
export function isOffered(entry: GameEntry | undefined, now: number): boolean {
  if (entry?.nextPeriod.status !== 'open') return false;
  const until = offeredUntil(entry);
  return until === null || now < until;
}

/** Whether the draw is on sale now. It looks with the countdown's tick, and renders when the answer changes. */
export function useOnSale(entry: GameEntry | undefined): boolean {
  const clock = useClock();
  return useSyncExternalStore(clock.listen, () => isOffered(entry, clock.now()));
}

/** What keeps the tickets from being bought, under the buttons; undefined when nothing does. */
export function disabledReason(
  { done, started, numberPeriod }: Pick<Builder, 'done' | 'started' | 'numberPeriod'>,
  entry: Pick<GameEntry, 'maxPeriods'> | undefined,
  isOnSale: boolean,
): string | undefined {
  if (!entry) return 'Đang tải kỳ quay…';
  if (!isOnSale) return 'Đang mở kỳ mới…';
  if (done === 0) return started > 0 ? 'Hoàn chỉnh ít nhất một vé.' : 'Chọn ít nhất một vé.';
  return numberPeriod > entry.maxPeriods ? `Mỗi vé dự thưởng tối đa ${entry.maxPeriods} kỳ.` : undefined;
}
