import {
  checkTicket,
  gameName,
  isGameId,
  lineFingerprint,
  ticketMessage,
  type GameId,
  type Ticket,
  type ValidationCode,
} from '@veloc/rules';
import type { Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { resolvePeriod } from '../draws/periods';
import { Refusal } from '../http/refusal';
import { checkNumberPeriod, checkQuantity } from './limits';
import { isOnSale, PERIOD_CLOSED_SENTENCE } from './onSale';
import { priceOf } from './price';

/** A line as a client sends it: nothing of it is believed. */
export interface SentLine {
  gameId?: unknown;
  ticket?: unknown;
  unitPrice?: unknown;
  quantity?: unknown;
  /** A period's id, one of the specification's words, or null for the period on sale. */
  periodId?: string | null | undefined;
  numberPeriod?: unknown;
}

/** A line that can be bought, with the price the shop asks. */
export interface Line {
  gameId: GameId;
  gameName: string;
  ticket: Ticket;
  fingerprint: string;
  periodId: string;
  numberPeriod: number;
  /** Đồng for one copy over all its draws (decision G17). */
  unitPrice: number;
  quantity: number;
}

export function ticketRefusal(code: ValidationCode): Refusal {
  return new Refusal(422, code, ticketMessage(code), { reason: code });
}

/** Judges a line from outside and prices it. Throws 422 with the code of the first rule it breaks, or 409 PERIOD_CLOSED. */
export async function judgeLine(trx: Transaction<Database>, sent: SentLine, now: Date): Promise<Line> {
  const { gameId } = sent;
  if (!isGameId(gameId)) throw ticketRefusal('INVALID_GAME');
  const game = await trx
    .selectFrom('games')
    .select(['max_periods', 'enabled'])
    .where('id', '=', gameId)
    .executeTakeFirst();
  if (!game?.enabled) throw ticketRefusal('INVALID_GAME');

  const checked = checkTicket(gameId, sent.ticket);
  if (!checked.ok) throw ticketRefusal(checked.code);
  const ticket: Ticket = checked.value;
  const quantity = checkQuantity(sent.quantity);
  const numberPeriod = checkNumberPeriod(sent.numberPeriod, game.max_periods);
  const period = await resolvePeriod(trx, gameId, sent.periodId ?? null, now);
  if (!isOnSale(period, now)) throw new Refusal(409, 'PERIOD_CLOSED', PERIOD_CLOSED_SENTENCE, { periodId: period.id });
  const fingerprint = lineFingerprint({ gameId, ticket, periodId: period.id, numberPeriod });
  return {
    gameId,
    gameName: gameName(gameId, ticket),
    ticket,
    fingerprint,
    periodId: period.id,
    numberPeriod,
    unitPrice: priceOf(gameId, ticket, numberPeriod),
    quantity,
  };
}

/** The same for a client that names a price: any other `unitPrice` than the shop's own is INVALID_PRICE. */
export async function judgePricedLine(trx: Transaction<Database>, sent: SentLine, now: Date): Promise<Line> {
  const line = await judgeLine(trx, sent, now);
  if (sent.unitPrice !== line.unitPrice) throw ticketRefusal('INVALID_PRICE');
  return line;
}
