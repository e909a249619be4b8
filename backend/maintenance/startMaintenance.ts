import type { Shop } from '../shop';
import { lapseClaims } from '../prizes/lapse';
import { prune } from './prune';

const HOUR = 3_600_000;

export interface RunningMaintenance {
  stop(): Promise<void>;
}

/** Prunes and ends claim periods once an hour. A fault is logged and the next hour tries again. */
export function startMaintenance(shop: Shop): RunningMaintenance {
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = Promise.all([prune(shop), lapseClaims(shop)]).then(
      () => undefined,
      (error: unknown) => shop.log.error('maintenance failed; the next hour tries again', error),
    );
  }, HOUR);
  return {
    stop: () => {
      clearInterval(timer);
      return running;
    },
  };
}
