import { gameIds, type GameId } from '@veloc/rules';
import { tabName } from '../result/resultGame';

export const historyTabs = gameIds.map((game) => ({ value: game, label: tabName(game), game }));

/** '?game=' of the address; Keno, the default of the history (spec section 3), when it names no game. */
export function historyGameOf(game: string | null): GameId {
  return gameIds.find((known) => known === game) ?? 'keno';
}
