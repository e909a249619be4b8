import { useSearchParams } from 'wouter';
import { useServerClock } from '../../state/server-clock/useServerClock';
import { choiceOf, filterOf, queryOf, type HistoryChoice } from './filter';

/** What the history on this page is narrowed to: kept in the address, so that going back and reloading keep it too. */
export function useHistoryChoice() {
  const [query, setQuery] = useSearchParams();
  const now = useServerClock();
  const choice = choiceOf(query);
  return {
    choice,
    filter: filterOf(choice, now()),
    choose(next: HistoryChoice) {
      const group = query.get('group');
      setQuery({ ...queryOf(next), ...(group ? { group } : {}) }, { replace: true });
    },
  };
}
