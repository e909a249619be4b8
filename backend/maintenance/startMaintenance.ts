import { planNightlyCheck } from '../ledger/checking/plan';
import type { Shop } from '../shop';
import { lapseClaims } from '../prizes/lapse';
import { changedMeanwhile, otherMoneySettings } from '../settings/moneySettings';
import { prune } from './prune';

const HOUR = 3_600_000;

export interface RunningMaintenance {
  stop(): Promise<void>;
}

/** Prunes, ends claim periods, has the ledger checked at night, and says where another server was given other settings of money. */
export async function hourly(shop: Shop): Promise<void> {
  await Promise.all([prune(shop), lapseClaims(shop), planNightlyCheck(shop)]);
  const others = await otherMoneySettings(shop.db, shop.settings);
  for (const other of others) shop.log.warn(changedMeanwhile(other));
}

/** Does what is due once an hour. A fault is logged and the next hour tries again. */
export function startMaintenance(shop: Shop): RunningMaintenance {
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = hourly(shop).catch((error: unknown) =>
      shop.log.error('maintenance failed; the next hour tries again', error),
    );
  }, HOUR);
  return {
    stop: () => {
      clearInterval(timer);
      return running;
    },
  };
}
