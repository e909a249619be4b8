import { checkTicket, messages, ticketMessage, type CartLineAnswer } from '@veloc/rules';
import type { Selectable } from 'kysely';
import type { Database } from '../db/schema';
import { isOnSale, PERIOD_CLOSED_SENTENCE } from './onSale';
import { priceOf } from './price';

/** A stored line beside what its first draw says of itself; both are null when the draw is unknown. */
export type StoredLine = Selectable<Database['cart_items']> & {
  period_status: string | null;
  period_closes_at: Date | null;
};

export type LineState = Pick<CartLineAnswer, 'validationStatus' | 'validationError' | 'validationErrorCode'>;

const valid: LineState = { validationStatus: 'valid', validationError: null, validationErrorCode: null };

function broken(validationErrorCode: string, validationError: string): LineState {
  return { validationStatus: 'invalid', validationError, validationErrorCode };
}

/** Whether a stored line can still be bought at `now`. */
export function stateOf(line: StoredLine, now: Date): LineState {
  const checked = checkTicket(line.game_id, line.ticket);
  if (!checked.ok) return broken(checked.code, ticketMessage(checked.code));
  if (priceOf(line.game_id, checked.value, line.number_period) !== line.unit_price) {
    return broken('INVALID_PRICE', messages.INVALID_PRICE);
  }
  if (line.period_status === null || line.period_closes_at === null) {
    return broken('INVALID_PERIOD', messages.INVALID_PERIOD);
  }
  const onSale = isOnSale({ status: line.period_status, closes_at: line.period_closes_at }, now);
  return onSale ? valid : broken('PERIOD_CLOSED', PERIOD_CLOSED_SENTENCE);
}

/** A stored line as the wire shows it. */
export function cartItem(line: StoredLine, now: Date): CartLineAnswer {
  return {
    id: line.id,
    itemId: line.id,
    gameId: line.game_id,
    gameName: line.game_name,
    ticket: line.ticket,
    numberPeriod: line.number_period,
    periodId: line.period_id,
    unitPrice: line.unit_price,
    quantity: line.quantity,
    totalPrice: line.quantity * line.unit_price,
    addedAt: line.added_at.toISOString(),
    updatedAt: line.updated_at.toISOString(),
    ...stateOf(line, now),
    version: line.version,
  };
}
