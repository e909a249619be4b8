import type { DrawStatistics } from '@veloc/rules';
import useSWR from 'swr';
import { useApi } from '../api/ApiProvider';
import type { ResultGame } from '../api/calls/shop';
import { loadStatistics } from '../api/calls/statistics';
import type { ApiError } from '../api/errors';
import { keys } from './keys';

/** Counts over the newest `draws` results of a game. */
export function useStatistics(game: ResultGame, draws: number) {
  const { send } = useApi();
  const { data, error, isLoading, mutate } = useSWR<DrawStatistics, ApiError>(keys.statistics(game, draws), () =>
    loadStatistics(send, game, draws),
  );
  return { statistics: data, error, isLoading, retry: () => void mutate() };
}
