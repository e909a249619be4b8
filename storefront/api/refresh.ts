import { texts, type Tokens } from '@veloc/rules';
import type { Credentials } from './credentials';
import { ApiError, sessionError } from './errors';
import { wait, type Timers } from './timers';

/** Runs one at a time over all tabs of this browser, and says whether another one was waited for. */
export type Lock = <T>(run: (waited: boolean) => Promise<T>) => Promise<T>;

/** How long another tab's new tokens may take into this tab's storage, in ms: a lock can be passed on sooner. */
const ARRIVAL_MS = 400;
const LOOK_EVERY_MS = 20;

interface Refreshing {
  credentials: Credentials;
  timers: Timers;
  /** Changes a refresh token for a new pair; `token` may be missing from the answer. */
  exchange: (refreshToken: string | null) => Promise<Partial<Tokens>>;
  lock: Lock;
}

/**
 * Answers a token that works in place of a stale one. All callers share one exchange; a token that another call or
 * another tab has renewed meanwhile is used as it is. Throws a session error when the session is over, and the
 * exchange's own error when it got no usable answer: a lost answer ends nobody's session (decision A7).
 */
export function createRefresher({ credentials, timers, exchange, lock }: Refreshing) {
  let current: { epoch: number; token: Promise<string> } | null = null;

  const arrivalOf = async (stale: string) => {
    for (let waited = 0; waited < ARRIVAL_MS && credentials.read()?.token === stale; waited += LOOK_EVERY_MS)
      await wait(timers, LOOK_EVERY_MS);
  };

  const renew = async (stale: string, waited: boolean): Promise<string> => {
    if (waited) await arrivalOf(stale);
    const held = credentials.read();
    if (!held) throw sessionError(texts.authenticationFailed);
    if (held.token !== stale) return held.token;
    const epoch = credentials.epoch();
    const { token, ...rest } = await exchange(held.refreshToken).catch((error: unknown) => {
      throw isRefusal(error) ? sessionError(texts.tokenRefreshFailed, error) : error;
    });
    if (!token) throw sessionError(texts.noTokenAfterRefresh);
    if (credentials.renew({ token, ...rest }, epoch, stale)) return token;
    // Without a lock another tab may have been quicker; its token is as good.
    const other = credentials.epoch() === epoch ? credentials.read() : null;
    if (!other) throw sessionError(texts.authenticationFailed);
    return other.token;
  };

  return (stale: string): Promise<string> => {
    const epoch = credentials.epoch();
    if (current?.epoch === epoch) return current.token;
    const started = { epoch, token: lock((waited) => renew(stale, waited)) };
    current = started;
    const settle = () => {
      if (current === started) current = null;
    };
    started.token.then(settle, settle);
    return started.token;
  };
}

function isRefusal(error: unknown): error is ApiError {
  if (!(error instanceof ApiError) || error.status === undefined) return false;
  return error.status < 500 && error.status !== 408 && error.status !== 429;
}

/** Web Locks where the browser has them; one tab alone needs none. */
export function browserLock(locks: LockManager | undefined, name: string): Lock {
  return async (run) => {
    if (!locks) return run(false);
    const atOnce = await locks.request(name, { ifAvailable: true }, async (lock) =>
      lock ? { value: await run(false) } : null,
    );
    return atOnce ? atOnce.value : locks.request(name, () => run(true));
  };
}
