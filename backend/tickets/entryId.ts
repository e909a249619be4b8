import { isGameId, type GameId } from '@veloc/rules';
import { isId } from '../ids';
import { storedOrderId, publicOrderId } from '../orders/publicOrderId';

/** A history entry is what one order holds of one game. */
export interface EntryKey {
  orderId: string;
  gameId: GameId;
}

/** For instance `0199….mega`; `LT` comes before entries of loto (spec section 3). */
export function entryId({ orderId, gameId }: EntryKey): string {
  return `${publicOrderId({ id: orderId, game_id: gameId })}.${gameId}`;
}

export function readEntryId(text: string): EntryKey | null {
  const [order = '', gameId, ...rest] = text.split('.');
  const orderId = storedOrderId(order);
  return isId(orderId) && isGameId(gameId) && rest.length === 0 ? { orderId, gameId } : null;
}
