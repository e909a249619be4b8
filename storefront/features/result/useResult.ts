import type { GameResult, ResultGame } from '@veloc/rules';
import { useEffect } from 'react';
import type { ApiError } from '../../api/errors';
import { useDrawResults, useFarResult } from '../../data/results';

interface FoundResult {
  result: GameResult | undefined;
  /** The draws beside it, as the server lists them; none of one that stands before the list. */
  earlier: GameResult | undefined;
  later: GameResult | undefined;
  /** It is not among the draws. */
  isMissing: boolean;
  error: ApiError | undefined;
  retry: () => void;
}

/** One draw: out of the list that one comes from, else looked for. */
export function useResult(game: ResultGame, id: string): FoundResult {
  const list = useDrawResults(game);
  const index = list.items.findIndex((item) => item.id === id);
  const listed = list.items[index];
  const isLast = listed !== undefined && index === list.items.length - 1;
  const { loadMore } = list;
  useEffect(() => {
    // The one before it begins the next page.
    if (isLast) loadMore();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it is found at the end
  }, [isLast]);
  const isUnlisted = !listed && !list.isLoading && !list.error;
  const far = useFarResult(game, isUnlisted ? id : null);
  const result = listed ?? far.result ?? undefined;
  return {
    result,
    earlier: listed && list.items[index + 1],
    later: list.items[index - 1],
    isMissing: isUnlisted && far.result === null,
    error: result ? undefined : (list.error ?? far.error),
    retry: list.error ? list.retry : far.retry,
  };
}
