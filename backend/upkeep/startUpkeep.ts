import type { Shop } from '../shop';
import { prune } from './prune';

const HOUR = 3_600_000;

export interface RunningUpkeep {
  stop(): Promise<void>;
}

/** Prunes once an hour. A fault is logged and the next hour tries again. */
export function startUpkeep(shop: Shop): RunningUpkeep {
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = prune(shop).catch((error: unknown) => shop.log.error('pruning failed; the next hour tries again', error));
  }, HOUR);
  return {
    stop: () => {
      clearInterval(timer);
      return running;
    },
  };
}
