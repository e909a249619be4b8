import { setTimeout } from 'node:timers/promises';
import { ensurePeriods } from '../draws/ensurePeriods';
import type { Shop } from '../shop';
import { stockSandbox } from '../stock/sandboxStock';
import { runDueJobs } from './runDueJobs';

/** Ms between two looks for due work; periods ahead are topped up every ten minutes. */
const PAUSE = 1_000;
const TOP_UP_AFTER = 600;

/** Jobs at once in one process: a large draw must not keep the next one waiting, nor that of a process which died. */
const WORKERS = 2;

export interface RunningJobs {
  /** Ends after the jobs under way. */
  stop(): Promise<void>;
}

/** Keeps periods open ahead and does due work until it is stopped. A fault is logged and does not end it. */
export function startJobs(shop: Shop): RunningJobs {
  const stopping = new AbortController();

  async function work(isFirst: boolean): Promise<void> {
    for (let round = 0; !stopping.signal.aborted; round += 1) {
      try {
        if (isFirst && round % TOP_UP_AFTER === 0) {
          await ensurePeriods(shop);
          await stockSandbox(shop);
        }
        await runDueJobs(shop, stopping.signal);
      } catch (error) {
        shop.log.error('looking for due work failed; it goes on', error);
      }
      await setTimeout(PAUSE, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }

  const working = Promise.all(Array.from({ length: WORKERS }, (_, index) => work(index === 0)));
  return {
    stop: async () => {
      stopping.abort();
      await working;
    },
  };
}
