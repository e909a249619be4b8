import { gameConfig, gameIds } from '@veloc/rules';
import { gamePages } from '../../../storefront/games/pages';

/** Each game's id and its name, of which a side game's is that of its link behind the game it follows. */
export const games = gameIds.map((gameId) => {
  const { linkLabel } = gamePages[gameId];
  const name = linkLabel ? `${gameConfig.keno.title} ${linkLabel}` : gameConfig[gameId].title;
  return [gameId, name] as const;
});
