import {
  mergePeriods,
  REFRESH_PACE,
  refreshJitter,
  shouldRefreshPeriods,
  type GameEntry,
  type GameId,
  type RandomSource,
} from '@veloc/rules';
import { useEffect, useRef } from 'react';
import useSWR from 'swr';
import { useApi } from '../api/ApiProvider';
import type { ApiError } from '../api/errors';
import { useServerClock } from '../state/server-clock/useServerClock';
import { keys } from './keys';

interface Periods {
  entries: GameEntry[];
  serverTime: string | null;
}

/** The game list with its periods on sale, kept fresh by the rules of spec section 4. */
export function usePeriods() {
  const api = useApi();
  const known = useRef<GameEntry[]>([]);
  const { data, error, isLoading, mutate } = useSWR<Periods, ApiError>(
    keys.periods,
    async () => {
      const { listPeriod, serverTime = null } = await api.currentPeriods();
      known.current = mergePeriods(known.current, listPeriod);
      return { entries: known.current, serverTime };
    },
    { keepPreviousData: true },
  );
  return {
    entries: data?.entries ?? [],
    serverTime: data?.serverTime ?? null,
    error,
    isLoading,
    retry: () => mutate(),
  };
}

/**
 * How often the two clocks are compared, and by how much they may part, in ms. A draw that closed during a sleep is to
 * be off the page within a second, and the answer needs its time.
 */
const COMPARE_PACE = 250;
const MOST_APART = 1_000;

interface Refreshing {
  /** Spreads the clients, who all await one second. */
  random: RandomSource;
  /** Ms since the epoch, by the device. */
  deviceNow: () => number;
}

/** Keeps the periods fresh; mounted once for the whole shop. */
export function usePeriodsRefresh({ random, deviceNow }: Refreshing): void {
  const { entries, serverTime, retry } = usePeriods();
  const serverNow = useServerClock();
  const latest = useRef({ entries, serverTime, retry });
  const askedAt = useRef<number | null>(null);
  useEffect(() => {
    latest.current = { entries, serverTime, retry };
  });

  useEffect(() => {
    if (serverTime !== null) askedAt.current = serverNow();
  }, [serverTime, serverNow]);

  useEffect(() => {
    let timer = setTimeout(look, REFRESH_PACE + refreshJitter(random));
    function look() {
      const now = serverNow();
      const wish = { entries: latest.current.entries, now, lastRefreshAt: askedAt.current };
      if (document.visibilityState === 'visible' && shouldRefreshPeriods(wish)) {
        askedAt.current = now;
        latest.current.retry();
      }
      timer = setTimeout(look, REFRESH_PACE);
    }
    return () => clearTimeout(timer);
  }, [serverNow, random]);

  // A stopwatch may stand while the device sleeps. Then the device's clock leaves it behind, and the server is asked. An
  // answer that was under way during the sleep knows nothing of it, so only the one asked for here settles the matter.
  useEffect(() => {
    let ahead: number | null = null;
    let isAsking = false;
    const timer = setInterval(() => {
      if (isAsking || latest.current.serverTime === null) return;
      const now = deviceNow() - serverNow();
      ahead ??= now;
      if (Math.abs(now - ahead) <= MOST_APART) return;
      isAsking = true;
      askedAt.current = serverNow();
      void latest.current.retry().finally(() => {
        isAsking = false;
        ahead = null;
      });
    }, COMPARE_PACE);
    return () => clearInterval(timer);
  }, [serverNow, deviceNow]);
}

/** One game of the list; undefined until the list is here or when the shop does not sell it now. */
export function useGameEntry(gameId: GameId): GameEntry | undefined {
  return usePeriods().entries.find((entry) => entry.gameId === gameId);
}
