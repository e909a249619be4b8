import { backendGames } from '../../../games/registry';
import type { TaxLabels } from '../taxLabels';
import type { Guide } from './guide';
import { shopGuides } from './shop';

const gameGuides = (Object.keys(backendGames) as (keyof typeof backendGames)[]).map((gameId): Guide => ({
  id: gameId,
  gameId,
  ...backendGames[gameId].guide,
}));

/** In the order the storefront lists them. */
export const guides = (tax: TaxLabels): readonly Guide[] => [...gameGuides, ...shopGuides(tax)];
