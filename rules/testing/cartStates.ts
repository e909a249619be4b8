import { cartReducer, emptyCart, type CallFailure, type CartAction, type CartState } from '../index';
import { newLine, type lineAnswer } from './cartLine';

/** Ms since the epoch. */
export const now = Date.parse('2026-08-21T10:00:00Z');

export const unanswered: CallFailure = {
  message: 'Network error: Unable to connect to server',
  code: 'NETWORK_ERROR',
  refused: false,
};
export const refused: CallFailure = { message: 'Vé không hợp lệ', code: 'INVALID_NUMBERS', refused: true };

/** What makes a line another purchase. */
export const other = { ticket: { listNumber: [7, 8] } };

/** An empty cart after these actions. */
export function after(...actions: CartAction[]): CartState {
  return actions.reduce(cartReducer, emptyCart());
}

/** Each line's id, its quantity and whether it is still to be sent. */
export function visibleLines({ items }: CartState) {
  return items.map(({ id, quantity, needsSync }) => [id, quantity, needsSync]);
}

export const add = (id: string, over = {}): CartAction => ({ type: 'add', line: newLine(id, over), now });

/** A full sync that was sent and answered `now`. */
export const synced = (...items: ReturnType<typeof lineAnswer>[]): CartAction => ({
  type: 'synced',
  items,
  startedAt: now,
  now,
});
