import type { GameId } from './games';
import type { GameRules } from './gameRules';
import { keno } from './keno';
import { mega } from './mega';

/** Every game that can be played: adding one is adding its folder and its line here. */
export const registry: { readonly [Game in GameId]?: GameRules<Game> } = {
  keno,
  mega,
};

/** The rules of a game. Throws for one that cannot be played; `checkTicket` refuses its tickets. */
export function rulesOf<Game extends GameId>(gameId: Game): GameRules<Game> {
  const rules = registry[gameId];
  if (!rules) {
    throw new Error(
      `There are no rules for "${gameId}", so its tickets can be neither priced nor settled. Ask only about tickets that checkTicket has accepted.`,
    );
  }
  return rules;
}
