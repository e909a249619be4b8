import {
  accept,
  CART_LIMITS,
  checkTicket,
  linePrice,
  refuse,
  sentences,
  ticketMessage,
  type Checked,
  type GameId,
  type NewLine,
} from '@veloc/rules';

/** What a builder hands to the cart; the price follows from the ticket. */
export interface LineDraft {
  gameId: GameId;
  ticket: object;
  periodId: string | null;
  /** @default 1 */
  numberPeriod?: number;
  /** @default 1 */
  quantity?: number;
}

/** The line of a draft, or the sentence why there is none (spec section 5, adding to cart). */
export function checkedLine(draft: LineDraft, id: string): Checked<NewLine> {
  const { gameId, periodId, numberPeriod = 1, quantity = 1 } = draft;
  const ticket = checkTicket(gameId, draft.ticket);
  if (!ticket.ok) return refuse(ticket.code, ticketMessage(ticket.code));
  const unitPrice = linePrice({ gameId, ticket: ticket.value, numberPeriod });
  if (!(unitPrice > 0)) return refuse('INVALID_PRICE', sentences.priceUnknown);
  if (quantity > CART_LIMITS.quantity) return refuse('VALIDATION_ERROR', `Tối đa ${CART_LIMITS.quantity} vé mỗi dòng`);
  return accept({ id, gameId, ticket: { ...ticket.value }, periodId, numberPeriod, quantity, unitPrice });
}
