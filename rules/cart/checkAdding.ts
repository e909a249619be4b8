import { decodeLine, type GameLine, type UnreadLine } from '../gameLine';
import { isGameId } from '../games';
import { ticketMessage, type ValidationCode } from '../messages';
import { ownPeriodOf } from '../periods/ownPeriod';
import { checkPeriodRequest } from '../periods/request';
import { linePrice } from '../pricing';
import { ok, err, type Checked } from '../result';
import { numberPeriodOutside, priceUnknown, quantityOutside } from '../texts/cart';
import type { AddItemRequest } from '../wire/requests/carts';
import type { GameList } from './gameList';
import type { Pricing } from './line';
import { CART_LIMITS, isCount } from './limits';

/** A line as a client sends it: nothing of it is believed, anything may be missing or of any kind. */
export type SentLine = Partial<Record<keyof AddItemRequest, unknown>>;

/** Why not; `limit` is there when a number of draws or copies goes beyond it. */
export interface InvalidLine {
  ok: false;
  code: ValidationCode;
  message: string;
  limit?: number;
}

/** Judges a line as `decodeLine` does. */
export type LineCheck = (line: UnreadLine) => Checked<GameLine, ValidationCode>;

/** Đồng of the dearest line: a full cart of such lines, 1,000 copies of each, still adds up exactly. */
const DEAREST = Math.floor(Number.MAX_SAFE_INTEGER / (CART_LIMITS.quantity * CART_LIMITS.lines));

/**
 * Judges what is added to a cart and prices it (spec section 5, "Adding to cart"). The first failing step answers with
 * the sentence a person reads: game in the game list, ticket there, the game's own rules, period, number of draws and
 * copies (decision A25), price. `periodId` comes back as it was sent; a Classic ticket's is always the draw of its
 * channel and day. Never throws for the fields' sake. `check` may remember what it found; by default it does not.
 */
export function checkAdding(
  sent: SentLine,
  games: GameList,
  check: LineCheck = decodeLine,
): { ok: true; value: GameLine & Pricing } | InvalidLine {
  const { gameId: named, periodId: sentPeriod = null, numberPeriod = 1, quantity = 1 } = sent;
  const game = isGameId(named) ? games.find(({ gameId }) => gameId === named) : undefined;
  if (!game) return refused('INVALID_GAME');
  const { gameId, maxPeriods } = game;
  const checked = check({ gameId, ticket: sent.ticket });
  if (!checked.ok) return refused(checked.code);
  const line = checked.value;
  const period = checkPeriodRequest(gameId, sentPeriod);
  const ownPeriod = ownPeriodOf(line);
  if (!period.ok) return refused(period.code);
  if (ownPeriod !== null && period.value.kind === 'id' && period.value.id !== ownPeriod) {
    return refused('INVALID_PERIOD');
  }
  if (!isCount(numberPeriod, maxPeriods)) return outside(numberPeriodOutside(maxPeriods), maxPeriods);
  if (!isCount(quantity, CART_LIMITS.quantity)) {
    return outside(quantityOutside(CART_LIMITS.quantity), CART_LIMITS.quantity);
  }
  const unitPrice = linePrice({ ...line, numberPeriod });
  if (!(unitPrice > 0 && unitPrice <= DEAREST)) return err('INVALID_PRICE', priceUnknown);
  const periodId = ownPeriod ?? (typeof sentPeriod === 'string' ? sentPeriod : null);
  return ok({ ...line, periodId, numberPeriod, quantity, unitPrice });
}

function refused(code: ValidationCode): InvalidLine {
  return err(code, ticketMessage(code));
}

function outside(message: string, limit: number): InvalidLine {
  return { ...err('VALIDATION_ERROR', message), limit };
}
