import { classic } from './classic';
import type { GameId } from './games';
import type { GameRules } from './gameRules';
import { keno } from './keno';
import { kenoeo, kenoud } from './kenoOutcome';
import { loto } from './loto';
import { lotto535 } from './lotto535';
import { max3d } from './max3d';
import { max3dpro } from './max3dpro';
import { mega } from './mega';
import { power } from './power';

const registry: { readonly [Game in GameId]: GameRules<Game> } = {
  keno,
  kenoeo,
  kenoud,
  mega,
  power,
  max3d,
  max3dpro,
  loto,
  classic,
  lotto535,
};

/** The rules of a game: adding a game is adding its folder, its line above and its line in `prizes.ts`. */
export function rulesOf<Game extends GameId>(gameId: Game): GameRules<Game> {
  return registry[gameId];
}
