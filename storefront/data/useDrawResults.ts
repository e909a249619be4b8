import type { GameResult } from '@veloc/rules';
import { useApi } from '../api/ApiProvider';
import type { ResultGame } from '../api/calls/shop';
import { keys } from './keys';
import { useList } from './useList';

/** Draw results of one game, newest first, ten to a page. */
export function useDrawResults(game: ResultGame) {
  const api = useApi();
  return useList<GameResult, ReturnType<typeof keys.results>>(
    (cursor) => keys.results(game, cursor),
    (cursor) => api.results(game, cursor),
  );
}
