import { backendGames } from '../../../games/registry';
import type { Guide } from './guide';
import { shopGuides } from './shop';

const gameGuides = (Object.keys(backendGames) as (keyof typeof backendGames)[]).map((gameId): Guide => ({
  id: gameId,
  gameId,
  ...backendGames[gameId].guide,
}));

/** In the order the storefront lists them. */
export const guides: readonly Guide[] = [...gameGuides, ...shopGuides];
