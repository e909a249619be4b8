import { ok, err, retryDelay, texts, type CartAction, type Checked } from '@veloc/rules';
import type { SendOptions } from '../../api/calls/cart';
import type { Lock } from '../../api/refresh';
import type { Timers } from '../../api/timers';
import { failureOf, pushAndSync, type Pushing } from './pushing';

/** Ms between a change of the cart and its sync, so that several changes go as one. */
const SYNC_DELAY = 1_000;

interface Syncing extends Omit<Pushing, 'isCurrent' | 'options' | 'step'> {
  timers: Timers;
  /** One round at a time over all tabs of this browser. */
  lock: Lock;
  dispatch: (action: CartAction) => void;
}

/** `SYNC_SKIPPED` says 'Sync disabled or no token' (spec section 4); both messages are for developers. */
export type SyncOutcome = Checked<true, 'SYNC_SKIPPED' | 'SYNC_FAILED'>;

/** One sync at a time; a wish that comes meanwhile is met by another round right after (spec section 4). */
export function createSyncing({ timers, lock, dispatch, ...pushing }: Syncing) {
  const { state, now } = pushing;
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

  const mayRun = () => {
    const { backendSyncEnabled, networkStatus } = state();
    return backendSyncEnabled && networkStatus === 'online';
  };

  const round = async (options: SendOptions): Promise<SyncOutcome> => {
    if (!mayRun()) return skipped;
    const began = epoch;
    const isCurrent = () => epoch === began;
    let operation = 'sync';
    const step = (name: string) => {
      operation = name;
    };
    dispatch({ type: 'syncStarted' });
    try {
      const { isOvertaken } = await pushAndSync({ ...pushing, isCurrent, step, options });
      isWanted ||= isOvertaken;
      return ok(true);
    } catch (error) {
      if (!isCurrent()) return skipped;
      const tries = state().syncRetryCount;
      const failure = failureOf(error);
      dispatch({ type: 'syncFailed', operation, failure, now: now() });
      if (tries < state().maxSyncRetries) after(retryDelay(tries));
      return err('SYNC_FAILED', failure.message);
    }
  };

  const run = async (options: SendOptions = {}): Promise<SyncOutcome> => {
    if (!mayRun()) return skipped;
    if (running) {
      isWanted = true;
      return running;
    }
    isWanted = false;
    // A page that is leaving cannot wait for another tab; repeats of a call count once anyway.
    running = options.keepalive ? round(options) : lock(() => round(options));
    const outcome = await running;
    running = null;
    if (isWanted && outcome.ok) after(0);
    return outcome;
  };

  return {
    /** Syncs now. */
    run,
    /** Syncs a second from now, or from the last wish. */
    schedule: () => after(SYNC_DELAY),
    /** Ends the rounds of a session that is over. */
    stop() {
      epoch += 1;
      cancelTimer?.();
      cancelTimer = null;
    },
  };
}

const skipped: SyncOutcome = err('SYNC_SKIPPED', texts.syncSkipped);
