import { useEffect, useEffectEvent } from 'react';
import { useApi, useSession } from '../state/contexts';
import { followBalance, type BalanceChange } from './followBalance';
import { useBalance } from './useBalance';

/** Keeps the balances on the page true while it is looked at: prizes, top-ups and other devices show at once. */
export function BalanceListener() {
  const { openStream, balance: renew } = useApi();
  const { user, isLoggedIn } = useSession();
  const { balance, refresh } = useBalance();
  const phone = isLoggedIn ? (user?.phone ?? null) : null;
  const take = useEffectEvent(({ amount = balance.amount, rewardAmount = balance.rewardAmount }: BalanceChange) => {
    void refresh({ amount, rewardAmount });
  });

  useEffect(() => {
    if (phone === null) return undefined;
    let leaving = new AbortController();
    const follow = () => {
      leaving.abort();
      if (document.visibilityState === 'hidden') return;
      leaving = new AbortController();
      const { signal } = leaving;
      const pause = (ms: number) => pauseOf(ms, signal);
      void followBalance({ openStream, phone, onBalance: (change) => take(change), renew, pause, signal });
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      leaving.abort();
    };
  }, [openStream, renew, phone]);

  return null;
}

function pauseOf(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        done();
      },
      { once: true },
    );
  });
}
