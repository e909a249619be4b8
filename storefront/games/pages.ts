import type { GameId } from '@veloc/rules';
import { classic } from './classic/page';
import type { GamePage, HomePlacement } from './gamePage';
import { keno } from './keno/page';
import { kenoeo, kenoud } from './kenoOutcome/page';
import { loto } from './loto/page';
import { lotto535 } from './lotto535/page';
import { max3d } from './max3d/page';
import { max3dpro } from './max3dpro/page';
import { mega } from './mega/page';
import { power } from './power/page';

/** Each game's page and look, in the order of the first page; one line a game. */
export const gamePages: { readonly [Game in GameId]: GamePage<Game> } = {
  keno,
  kenoeo,
  kenoud,
  mega,
  power,
  max3d,
  max3dpro,
  lotto535,
  loto,
  classic,
};

const inOrder = Object.keys(gamePages) as GameId[];

/** The games that stand in one of these places of the first page. */
export function gamesAt(...placements: readonly HomePlacement[]): readonly GameId[] {
  return inOrder.filter((gameId) => placements.includes(gamePages[gameId].home));
}
