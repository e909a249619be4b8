import { gameIds, type GameId } from '@veloc/rules';
import { backendGames } from '../games/registry';

const prefixOf = (gameId: GameId | 'cart') => (gameId === 'cart' ? '' : (backendGames[gameId].orderPrefix ?? ''));

/** The id of an order outside the database: orders of a game may carry a prefix there (spec section 3). */
export function publicOrderId(order: { id: string; game_id: GameId | 'cart' }): string {
  return `${prefixOf(order.game_id)}${order.id}`;
}

/** The id in the database of an order named on the wire. */
export function storedOrderId(publicId: string): string {
  const prefix = gameIds.map(prefixOf).find((known) => known !== '' && publicId.startsWith(known)) ?? '';
  return publicId.slice(prefix.length);
}
