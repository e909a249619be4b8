import type { GameEntry } from '@veloc/rules';
import type { Builder } from './useBuilder';

/** What keeps the tickets from being bought, under the buttons; undefined when nothing does. */
export function whyNotYet(
  { done, started, numberPeriod }: Pick<Builder, 'done' | 'started' | 'numberPeriod'>,
  entry: Pick<GameEntry, 'maxPeriods'> | undefined,
  isOnSale: boolean,
): string | undefined {
  if (!entry) return 'Đang tải kỳ quay…';
  if (!isOnSale) return 'Đang mở kỳ mới…';
  if (done === 0) return started > 0 ? 'Hoàn chỉnh ít nhất một vé để mua.' : 'Chọn ít nhất một vé để mua.';
  return numberPeriod > entry.maxPeriods ? `Mỗi vé dự thưởng tối đa ${entry.maxPeriods} kỳ.` : undefined;
}
