import type { GameResult } from '@veloc/rules';
import useSWR from 'swr';
import { useApi } from '../api/ApiProvider';
import type { ResultGame } from '../api/calls/shop';
import type { ApiError } from '../api/errors';
import { keys } from './keys';

/** A draw that the list of its game has not come to; null where there is none. Without an `id` nothing is read. */
export function useFarResult(game: ResultGame, id: string | null) {
  const api = useApi();
  const { data, error, mutate } = useSWR<GameResult | null, ApiError>(id && keys.drawResult(game, id), async () => {
    const { items } = await api.results(game, '0', id ?? undefined);
    return items.find((item) => item.id === id) ?? null;
  });
  return { result: data, error, retry: () => void mutate() };
}
