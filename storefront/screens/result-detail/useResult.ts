import { useEffect } from 'react';
import type { GameResult } from '@veloc/rules';
import type { ApiError } from '../../api/errors';
import type { ResultGame } from '../../api/calls/shop';
import { useDrawResults } from '../../data/useDrawResults';

/** An address from elsewhere is looked for this far back; the list itself goes on without end. */
const FARTHEST = 100;

interface FoundResult {
  result: GameResult | undefined;
  /** It is not among the draws. */
  isMissing: boolean;
  error: ApiError | undefined;
  retry: () => void;
}

/** One draw out of the list of its game, which is read on until the draw has come. */
export function useResult(game: ResultGame, id: string): FoundResult {
  const { items, error, ended, isLoadingMore, isLoading, loadMore, retry } = useDrawResults(game);
  const result = items.find((item) => item.id === id);
  const isOver = ended || items.length >= FARTHEST;
  const goesOn = !result && !isOver && !error && !isLoading && !isLoadingMore;

  useEffect(() => {
    if (goesOn) loadMore();
  });

  return { result, isMissing: !result && !isLoading && isOver, error: result ? undefined : error, retry };
}
