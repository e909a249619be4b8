import { useCallback } from 'react';
import useSWR from 'swr';
import { REFRESH_INTERVAL } from '@veloc/rules';
import type { GameResult, RegionalResult, ChannelOnSale, DrawStatistics, PastDraw, ResultGame } from '@veloc/rules';
import { useApi } from '../state/contexts';
import { keys } from './keys';
import { useList } from './useList';
import type { ApiError } from '../api/errors';
import { loadPastDraws, loadStatistics, regionalCalls, type RegionalQuery } from '../api/calls/regional';

/** Draw results of one game, newest first, ten to a page; with a `resultDate` (dd/mm/yyyy) those of that day. */
export function useDrawResults(game: ResultGame, resultDate?: string) {
  const api = useApi();
  return useList<GameResult, ReturnType<typeof keys.results>>(
    (cursor) => keys.results(game, cursor, resultDate),
    (cursor) => api.results(game, cursor, { resultDate }),
  );
}

async function loadDraw(api: ReturnType<typeof useApi>, game: ResultGame, id: string): Promise<GameResult | null> {
  const { items } = await api.results(game, '0', { id });
  return items.find((item) => item.id === id) ?? null;
}

/** A draw that the list of its game has not come to; null where there is none. Without an `id` nothing is read. */
export function useFarResult(game: ResultGame, id: string | null) {
  const api = useApi();
  const { data, error, mutate } = useSWR<GameResult | null, ApiError>(id && keys.drawResult(game, id), () =>
    loadDraw(api, game, id ?? ''),
  );
  return { result: data, error, retry: () => void mutate() };
}

/** The newest draw, asked for until it is that of `time` ('HH:mm'). Null where there is none yet. Without a `game` nothing is read. */
export function useNewestResult(game: ResultGame | null, time: string) {
  const api = useApi();
  const refreshInterval = useCallback(
    (known: GameResult | null | undefined) => (known?.resultTime === time ? 0 : REFRESH_INTERVAL),
    [time],
  );
  const { data, error } = useSWR<GameResult | null, ApiError>(
    game && keys.results(game, 'newest'),
    async ([, of]: ReturnType<typeof keys.results>) => (await api.results(of, '0')).items[0] ?? null,
    { refreshInterval },
  );
  return { result: data, error };
}

/**
 * A draw as soon as it is stored: by the player's events where they come in, else by asking every `every` ms. Null while
 * it has no result, undefined while nobody knows. Without an `id` nothing is read.
 */
export function useLiveResult(game: ResultGame, id: string | null, every: number) {
  const api = useApi();
  // Another function would begin the wait anew, at each rendering.
  const refreshInterval = useCallback((known: GameResult | null | undefined) => (known ? 0 : every), [every]);
  const { data, error, mutate } = useSWR<GameResult | null, ApiError>(
    id && keys.drawResult(game, id),
    () => loadDraw(api, game, id ?? ''),
    { refreshInterval },
  );
  const { data: line } = useSWR<'open' | 'lost'>(keys.line, null);
  return { result: data, error, isLineLost: line === 'lost', retry: () => void mutate() };
}

/** Draws of a region, of one of its channels or of a day, newest first. */
export function useRegionalResults({ region = 'MN', channelId, resultDate }: RegionalQuery) {
  const { send } = useApi();
  return useList<RegionalResult, ReturnType<typeof keys.regionalResults>>(
    (cursor) => keys.regionalResults(region, channelId ?? '', resultDate ?? '', cursor),
    (cursor) => regionalCalls(send).regionalResults({ region, channelId, resultDate }, cursor),
  );
}

/** The channels that can be played on a day (dd/mm/yyyy); on the next day of sales when none is named. */
export function useLotoChannels(resultDate?: string) {
  const { send } = useApi();
  const { data, error, isLoading, mutate } = useSWR<ChannelOnSale[], ApiError>(
    keys.lotoChannels(resultDate ?? ''),
    () => regionalCalls(send).lotoChannels(resultDate),
  );
  return { channels: data ?? [], error, isLoading, retry: () => void mutate() };
}

/** Counts over the newest `draws` results of a game. */
export function useStatistics(game: ResultGame, draws: number) {
  const { send } = useApi();
  const { data, error, isLoading, mutate } = useSWR<DrawStatistics, ApiError>(keys.statistics(game, draws), () =>
    loadStatistics(send, game, draws),
  );
  return { statistics: data, error, isLoading, retry: () => void mutate() };
}

/** Numbers of a game's past draws, oldest first. They change a few times a day, so coming back does not ask again. */
export function usePastDraws(game: ResultGame) {
  const { send } = useApi();
  const { data, error, isLoading, mutate } = useSWR<PastDraw[], ApiError>(
    keys.pastDraws(game),
    () => loadPastDraws(send, game),
    { revalidateOnFocus: false },
  );
  return { draws: data, error, isLoading, retry: () => void mutate() };
}
