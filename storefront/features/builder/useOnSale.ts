import type { GameEntry } from '@veloc/rules';
import { useClock } from '@veloc/ui';
import { useSyncExternalStore } from 'react';
import { isOffered } from './onSale';

/** Whether the draw is on sale now. It looks with the countdown's tick, and renders when the answer changes. */
export function useOnSale(entry: GameEntry | undefined): boolean {
  const clock = useClock();
  return useSyncExternalStore(clock.listen, () => isOffered(entry, clock.now()));
}
