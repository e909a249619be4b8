import type { GameResult, ResultGame } from '@veloc/rules';
import type { ApiError } from '../../api/errors';
import { useDrawResults, useFarResult } from '../../data/results';

interface FoundResult {
  result: GameResult | undefined;
  /** It is not among the draws. */
  isMissing: boolean;
  error: ApiError | undefined;
  retry: () => void;
}

/** One draw: out of the list that one comes from, else looked for. */
export function useResult(game: ResultGame, id: string): FoundResult {
  const list = useDrawResults(game);
  const listed = list.items.find((item) => item.id === id);
  const isUnlisted = !listed && !list.isLoading && !list.error;
  const far = useFarResult(game, isUnlisted ? id : null);
  const result = listed ?? far.result ?? undefined;
  return {
    result,
    isMissing: isUnlisted && far.result === null,
    error: result ? undefined : (list.error ?? far.error),
    retry: list.error ? list.retry : far.retry,
  };
}
