import { texts, type Tokens } from '@veloc/rules';
import type { Credentials } from './credentials';
import { ApiError, sessionError } from './errors';

/** Runs one at a time over all tabs of this browser. */
export type Lock = <T>(run: () => Promise<T>) => Promise<T>;

interface Refreshing {
  credentials: Credentials;
  /** Changes a refresh token for a new pair; `token` may be missing from the answer. */
  exchange: (refreshToken: string | null) => Promise<Partial<Tokens>>;
  lock: Lock;
}

/**
 * Answers a token that works in place of a stale one. All callers share one exchange; a token that another call or
 * another tab has renewed meanwhile is used as it is. Throws a session error when the session is over, and the
 * exchange's own error when it got no usable answer: a lost answer ends nobody's session (decision A7).
 */
export function createRefresher({ credentials, exchange, lock }: Refreshing) {
  let current: { epoch: number; token: Promise<string> } | null = null;

  const renew = async (stale: string): Promise<string> => {
    const held = credentials.read();
    if (!held) throw sessionError(texts.authenticationFailed);
    if (held.token !== stale) return held.token;
    const epoch = credentials.epoch();
    const { token, ...rest } = await exchange(held.refreshToken).catch((error: unknown) => {
      throw isRefusal(error) ? sessionError(texts.tokenRefreshFailed, error) : error;
    });
    if (!token) throw sessionError(texts.noTokenAfterRefresh);
    if (!credentials.renew({ token, ...rest }, epoch)) throw sessionError(texts.authenticationFailed);
    return token;
  };

  return (stale: string): Promise<string> => {
    const epoch = credentials.epoch();
    if (current?.epoch === epoch) return current.token;
    const started = { epoch, token: lock(() => renew(stale)) };
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
  return (run) => (locks ? locks.request(name, run) : run());
}
