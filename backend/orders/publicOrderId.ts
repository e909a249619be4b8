import type { GameId } from '@veloc/rules';

const LOTO_PREFIX = 'LT';

/** Orders of loto carry the prefix LT outside the database (spec section 3). */
export function publicOrderId(order: { id: string; game_id: GameId | 'cart' }): string {
  return order.game_id === 'loto' ? `${LOTO_PREFIX}${order.id}` : order.id;
}

/** The id in the database of an order named on the wire. */
export function storedOrderId(publicId: string): string {
  return publicId.startsWith(LOTO_PREFIX) ? publicId.slice(LOTO_PREFIX.length) : publicId;
}
