import { useSWRConfig } from 'swr';
import { useEffect, useEffectEvent } from 'react';
import { useApi, useSession } from '../state/contexts';
import { followEvents, type BalanceChange } from './followEvents';
import { keys } from './keys';
import { useBalance } from './useBalance';

/**
 * Keeps what is on the page true while it is looked at: balances, whoever changed them, and the results of draws, which
 * show as they are stored.
 */
export function EventListener() {
  const { openStream, balance: renew } = useApi();
  const { user, isLoggedIn } = useSession();
  const { balance, refresh } = useBalance();
  const { mutate } = useSWRConfig();
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
      void followEvents({
        openStream,
        phone,
        renew,
        pause,
        signal,
        onBalance: (change) => take(change),
        onDraw: (result) => void mutate(keys.drawResult(result.gameId, result.id), result, { revalidate: false }),
        onLine: (isOpen) => void mutate(keys.line, isOpen ? 'open' : 'lost', { revalidate: false }),
      });
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      leaving.abort();
    };
  }, [openStream, renew, phone, mutate]);

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
