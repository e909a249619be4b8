import { busy } from './http/httpError';

/** A semaphore for each key: a few works run at once, what is more waits, first come first served. */
export interface KeyedSemaphore {
  /** @throws HttpError 503 DB_BUSY when too many wait already */
  hold<T>(key: string, work: () => Promise<T>): Promise<T>;
}

/** Semaphores within this process. */
export function createKeyedSemaphore(most: number, mostWaiting: number): KeyedSemaphore {
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

/** Calls at once, so that one player's calls leave connections to the others; a page of the storefront has fewer. */
const CONCURRENT_CALLS = 4;
/** Calls that wait in one lane of a session; one with so many more is no page. */
const MAX_WAITING = 250;

/** A call that a player makes. */
export interface PlayersCall {
  userId: string;
  sessionId: string;
  /** Reads are not counted, so a flood of them must not stand before what ends it. */
  lane: 'reads' | 'writes';
}

/** Semaphores of players, each shared fairly by the sessions that are open. */
export interface PlayerSemaphores {
  /** @throws HttpError 503 DB_BUSY when too many of this session's lane wait already */
  hold<T>(call: PlayersCall, work: () => Promise<T>): Promise<T>;
}

/**
 * The semaphores of players. A session has a queue of its own in front of them: who has stolen one cannot fill the places of
 * the owner, who logs in anew to end it.
 */
export function createPlayerSemaphores(): PlayerSemaphores {
  const ofLane = createKeyedSemaphore(CONCURRENT_CALLS, MAX_WAITING);
  // Unbounded: no more wait here than a player's sessions let through.
  const ofUser = createKeyedSemaphore(CONCURRENT_CALLS, Infinity);
  return {
    hold: ({ userId, sessionId, lane }, work) => ofLane.hold(`${sessionId} ${lane}`, () => ofUser.hold(userId, work)),
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
