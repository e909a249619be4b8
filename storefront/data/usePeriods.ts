import useSWR from 'swr';
import * as v from 'valibot';
import {
  currentPeriodsSchema,
  instantSchema,
  mergePeriods,
  REFRESH_PACE,
  refreshJitter,
  shouldRefreshPeriods,
  type GameEntry,
  type GameId,
  type RandomSource,
  usualGames,
  type GameList,
} from '@veloc/rules';
import { useEffect, useMemo, useRef } from 'react';
import type { ApiError } from '../api/errors';
import { safeStorage, storedValue } from '../lib/browserStorage';
import { storageKeys } from '../lib/storageKeys';
import { useApi, useServerClock } from '../state/contexts';
import { keys } from './keys';

export interface Periods {
  entries: GameEntry[];
  /** Ms since the epoch by the server's clock. The list itself may be a kept one, which says nothing of the time. */
  answeredAt: number;
}

const firstPageSchema = v.object({ ...currentPeriodsSchema.entries, serverTime: instantSchema });

/** The list of games with which the server has written a page, so that the app's first render is equal to it. */
export type FirstPage = v.InferOutput<typeof firstPageSchema>;

const pageTextSchema = v.pipe(v.string(), v.parseJson(), firstPageSchema);

/** Null where the text is none, or of another shop than this script. */
export function readFirstPage(text: unknown): FirstPage | null {
  const { success, output } = v.safeParse(pageTextSchema, text);
  return success ? (output as FirstPage) : null;
}

export const periodsOf = ({ listPeriod, serverTime }: FirstPage): Periods => ({
  entries: listPeriod,
  answeredAt: Date.parse(serverTime),
});

const storage = safeStorage(() => localStorage);
const keptPeriods = storedValue(storageKeys.periods, currentPeriodsSchema.entries.listPeriod);

/**
 * The game list with its periods on sale, kept fresh by the rules of spec section 4. A start without a network has the
 * list of the last time, whose draws close by the device's clock.
 */
export function usePeriods() {
  const api = useApi();
  const serverNow = useServerClock();
  const known = useRef<GameEntry[]>([]);
  const { data, error, isLoading, mutate } = useSWR<Periods, ApiError>(
    keys.periods,
    async () => {
      const { listPeriod } = await api.currentPeriods();
      known.current = mergePeriods(known.current, listPeriod);
      return { entries: known.current, answeredAt: serverNow() };
    },
    { keepPreviousData: true, onSuccess: ({ entries }) => void keptPeriods.write(storage, entries) },
  );
  const kept = useMemo(() => (navigator.onLine ? null : keptPeriods.read(storage)), []);
  return {
    entries: data?.entries ?? kept ?? [],
    answeredAt: data?.answeredAt ?? null,
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
  const { entries, answeredAt, retry } = usePeriods();
  const serverNow = useServerClock();
  const latest = useRef({ entries, answeredAt, retry });
  const askedAt = useRef<number | null>(null);
  useEffect(() => {
    latest.current = { entries, answeredAt, retry };
  });

  useEffect(() => {
    if (answeredAt !== null) askedAt.current = answeredAt;
  }, [answeredAt]);

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

  // A stopwatch may stand while the device sleeps. Then the device's clock leaves it behind, and the server is asked.
  // An answer that was under way during the sleep knows nothing of it, so only the one asked for here settles the
  // matter.
  useEffect(() => {
    let ahead: number | null = null;
    let isAsking = false;
    const timer = setInterval(() => {
      if (isAsking || latest.current.answeredAt === null) return;
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

/** The games on sale; all of them with their usual limits until the list is here, since the server judges again. */
export function useGameList(): GameList {
  const { entries } = usePeriods();
  return entries.length > 0 ? entries : usualGames();
}
