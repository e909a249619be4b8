import {
  decodeLine,
  isOnSale,
  linePrice,
  texts,
  ticketMessage,
  type CartLineAnswer,
  type ErrorCode,
  type PeriodStatus,
  type ValidationCode,
} from '@veloc/rules';
import type { Selectable } from 'kysely';
import type { Database } from '../db/schema';
import { soldOutSentence, wantedStock } from '../stock/left';

/**
 * A stored line beside what its first draw says of itself, null when the draw is unknown, what is left of a Classic
 * number, and how many draws its game allows, which may have become fewer since.
 */
export type CartItemRow = Selectable<Database['cart_items']> & {
  period_status: PeriodStatus | null;
  period_closes_at: Date | null;
  stock_left: number | null;
  max_periods: number;
};

/** Whether a line can be bought, and why not. */
export type LineState = Pick<CartLineAnswer, 'validationStatus' | 'validationError'> & {
  validationErrorCode: ErrorCode | null;
};

const valid: LineState = { validationStatus: 'valid', validationError: null, validationErrorCode: null };

function broken(validationErrorCode: ErrorCode, validationError: string): LineState {
  return { validationStatus: 'invalid', validationError, validationErrorCode };
}

function refused(code: ValidationCode): LineState {
  return broken(code, ticketMessage(code));
}

/** Whether a stored line can still be bought at `now`. */
export function stateOf(line: CartItemRow, now: Date): LineState {
  const decoded = decodeLine({ gameId: line.game_id, ticket: line.ticket });
  if (!decoded.ok) return refused(decoded.code);
  const price = linePrice({ ...decoded.value, numberPeriod: line.number_period });
  if (price !== line.unit_price) return refused('INVALID_PRICE');
  if (line.number_period > line.max_periods)
    return broken('VALIDATION_ERROR', texts.numberPeriodOutside(line.max_periods));
  if (line.period_status === null || line.period_closes_at === null) return refused('INVALID_PERIOD');
  const onSale = isOnSale({ status: line.period_status, closesAt: line.period_closes_at }, now);
  if (!onSale) return broken('PERIOD_CLOSED', texts.salesClosedChooseAnother);
  const left = line.stock_left ?? 0;
  const wanted = wantedStock({ ...decoded.value, periodId: line.period_id, quantity: line.quantity });
  return wanted && wanted.count > left ? broken('SOLD_OUT', soldOutSentence(wanted.numbers, left)) : valid;
}

/** A stored line as the wire shows it. */
export function cartItem(line: CartItemRow, now: Date): CartLineAnswer & LineState {
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
