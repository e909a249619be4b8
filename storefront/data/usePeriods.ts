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
    retry: () => void mutate(),
  };
}

/** Keeps the periods fresh; mounted once for the whole shop. `random` spreads the clients, who all await one second. */
export function usePeriodsRefresh(random: RandomSource): void {
  const { entries, serverTime, retry } = usePeriods();
  const serverNow = useServerClock();
  const latest = useRef({ entries, retry });
  const askedAt = useRef<number | null>(null);

  useEffect(() => {
    latest.current = { entries, retry };
  });

  // The first answer may move the clock by any amount, so only moments read since then can be compared.
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
}

/** One game of the list; undefined until the list is here or when the shop does not sell it now. */
export function useGameEntry(gameId: GameId): GameEntry | undefined {
  return usePeriods().entries.find((entry) => entry.gameId === gameId);
}
