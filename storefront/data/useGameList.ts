import { usualGames, type GameList } from '@veloc/rules';
import { usePeriods } from './usePeriods';

/** The games on sale; all of them with their usual limits until the list is here, since the server judges again. */
export function useGameList(): GameList {
  const { entries } = usePeriods();
  return entries.length > 0 ? entries : usualGames();
}
