import { retryDelay } from '@veloc/rules';
import type { SendOptions } from '../../api/calls/cart';
import { wait, type Timers } from '../../api/timers';
import { failureOf } from './failure';
import { pushAndSync, type Pushing } from './pushing';

const SYNC_DELAY = 1_000;

interface Syncing extends Omit<Pushing, 'isCurrent' | 'options'> {
  timers: Timers;
  /** Names the session that is on; null for a guest. */
  sessionToken: () => string | null;
}

export type SyncOutcome = 'synced' | 'failed' | 'skipped';

/** One sync at a time; a wish that comes meanwhile is met by another round right after (spec section 4). */
export function createSyncing({ timers, sessionToken, ...pushing }: Syncing) {
  const { state, dispatch, now } = pushing;
  let epoch = 0;
  let cancelTimer: (() => void) | null = null;
  let running: Promise<SyncOutcome> | null = null;
  let isWanted = false;

  const after = (ms: number) => {
    cancelTimer?.();
    cancelTimer = timers.after(ms, () => {
      cancelTimer = null;
      void run();
    });
  };

  const round = async (options: SendOptions): Promise<SyncOutcome> => {
    const began = epoch;
    const isCurrent = () => epoch === began;
    dispatch({ type: 'syncStarted' });
    try {
      await pushAndSync({ ...pushing, isCurrent, options });
      return 'synced';
    } catch (error) {
      if (!isCurrent()) return 'skipped';
      const tries = state().syncRetryCount;
      dispatch({ type: 'syncFailed', operation: 'sync', failure: failureOf(error), now: now() });
      if (tries < state().maxSyncRetries) after(retryDelay(tries));
      return 'failed';
    }
  };

  const run = async (options: SendOptions = {}): Promise<SyncOutcome> => {
    const { backendSyncEnabled, networkStatus } = state();
    if (!backendSyncEnabled || sessionToken() === null || networkStatus === 'offline') return 'skipped';
    if (running) {
      isWanted = true;
      return running;
    }
    isWanted = false;
    running = round(options);
    const outcome = await running;
    running = null;
    if (isWanted && outcome === 'synced') after(0);
    return outcome;
  };

  return {
    /** Syncs now; 'skipped' is the spec's 'Sync disabled or no token'. */
    run,
    /** Syncs a second from now, or from the last wish. */
    schedule: () => after(SYNC_DELAY),
    /** Ends the rounds of a session that is over. */
    stop() {
      epoch += 1;
      cancelTimer?.();
      cancelTimer = null;
    },
    /** Repeats a call by the cart's own delays; throws the last error. */
    async repeat<T>(call: () => Promise<T>): Promise<T> {
      const began = epoch;
      for (let tries = 0; ; tries += 1) {
        try {
          return await call();
        } catch (error) {
          if (failureOf(error).refused || tries >= state().maxSyncRetries || epoch !== began) throw error;
          await wait(timers, retryDelay(tries));
        }
      }
    },
  };
}
