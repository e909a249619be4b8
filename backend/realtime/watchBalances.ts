import type { Balance } from '@veloc/rules';
import { forEverybody } from '../db/routeShares';
import { balancesOf } from '../ledger/balance';
import type { Shop } from '../shop';

/** Ms between two looks: what the other processes of the shop did is seen this late at most. */
const PAUSE = 1_000;
/** A player's further devices push out the one that has listened longest. */
const LISTENERS_A_PLAYER = 5;

interface Listener {
  onBalance(balance: Balance): void;
  /** Told when a newer listener took its place. */
  onReplaced(): void;
}

export interface BalanceWatch {
  /** Hears each change from now on. Answers how to stop. */
  listen(userId: string, listener: Listener): () => void;
}

/**
 * Tells open pages of changed balances. All listeners of this process share one query a second, and none is made while
 * nobody listens, so it needs no feature of one database.
 */
export function watchBalances({ db, log }: Pick<Shop, 'db' | 'log'>): BalanceWatch {
  const listeners = new Map<string, Set<Listener>>();
  const lastSent = new Map<string, string>();
  let timer: NodeJS.Timeout | undefined;

  const look = async () => {
    try {
      const balances = await balancesOf(db, [...listeners.keys()]);
      for (const [userId, balance] of balances) tell(userId, balance);
    } catch (error) {
      log.error('looking for changed balances failed; it goes on', error);
    }
    timer = listeners.size > 0 ? setTimeout(look, PAUSE).unref() : undefined;
  };

  const tell = (userId: string, balance: Balance) => {
    const news = JSON.stringify(balance);
    if (lastSent.get(userId) === news) return;
    lastSent.set(userId, news);
    for (const listener of listeners.get(userId) ?? []) listener.onBalance(balance);
  };

  return {
    listen(userId, listener) {
      const own = listeners.get(userId) ?? new Set();
      const [oldest] = own;
      if (oldest && own.size >= LISTENERS_A_PLAYER) {
        own.delete(oldest);
        oldest.onReplaced();
      }
      own.add(listener);
      listeners.set(userId, own);
      // The next look tells everybody, so the newcomer begins with what is true then.
      lastSent.delete(userId);
      timer ??= forEverybody(() => setTimeout(look, 0).unref());
      return () => {
        own.delete(listener);
        if (own.size > 0) return;
        listeners.delete(userId);
        lastSent.delete(userId);
      };
    },
  };
}
