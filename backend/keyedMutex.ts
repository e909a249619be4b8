import { busy } from './http/httpError';

/** At once, so that one player's calls leave connections to the others; a page of the storefront has fewer. */
const SLOTS = 4;
/** A player with so many more is no page. */
const WAITING = 1_000;

/** A semaphore for each key: a few works run at once, what is more waits, first come first served. */
export interface KeyedSemaphore {
  /** @throws HttpError 503 DB_BUSY when too many wait already */
  hold<T>(key: string, work: () => Promise<T>): Promise<T>;
}

/** Semaphores within this process. */
export function createKeyedSemaphore(most = SLOTS, mostWaiting = WAITING): KeyedSemaphore {
  const held = new Map<string, { running: number; waiting: (() => void)[] }>();
  return {
    async hold(key, work) {
      const own = held.get(key) ?? { running: 0, waiting: [] };
      held.set(key, own);
      if (own.running < most) own.running += 1;
      else if (own.waiting.length >= mostWaiting) throw busy();
      // Who ends hands its place over, so nobody can slip in between.
      else await new Promise<void>((begin) => own.waiting.push(begin));
      try {
        return await work();
      } finally {
        const next = own.waiting.shift();
        if (next) next();
        else {
          own.running -= 1;
          if (own.running === 0) held.delete(key);
        }
      }
    },
  };
}

/** A mutex for each key: works run one after the other, each whatever became of those before it. */
export type KeyedMutex = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** Mutexes within this process; several processes of a shop still need the database to part them. */
export function createKeyedMutex(): KeyedMutex {
  const last = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const before = last.get(key) ?? Promise.resolve();
    const mine = before.then(work, work);
    last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (last.get(key) === mine) last.delete(key);
    }
  };
}
