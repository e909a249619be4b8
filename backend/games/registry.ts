import { gameIds, type GameId } from '@veloc/rules';
import type { BackendGame } from './backendGame';
import { classic } from './classic';
import { keno } from './keno';
import { kenoeo, kenoud } from './kenoOutcome';
import { loto } from './loto';
import { lotto535 } from './lotto535';
import { max3d } from './max3d';
import { max3dpro } from './max3dpro';
import { mega } from './mega';
import { power } from './power';

/** What the server has of each game, in the order in which the guides are listed. */
export const backendGames: Readonly<Record<GameId, BackendGame>> = {
  keno,
  kenoeo,
  kenoud,
  mega,
  power,
  lotto535,
  max3d,
  max3dpro,
  loto,
  classic,
};

/** The schemas of result files by the game that a line names. */
export const recordSchemas = Object.fromEntries(
  gameIds.flatMap((gameId) => {
    const { record } = backendGames[gameId];
    return record ? [[gameId, record]] : [];
  }),
);
