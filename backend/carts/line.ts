import {
  checkAdding,
  gameName,
  isGameId,
  isOnSale,
  lineFingerprint,
  ticketMessage,
  type GameId,
  type GameList,
  type Ticket,
  type ValidationCode,
} from '@veloc/rules';
import type { Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { periodClosed, resolvePeriod } from '../draws/periods';
import { Refusal } from '../http/refusal';
import { requireInStock } from '../stock/take';
import { outside } from './limits';

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

export function ticketRefusal(code: ValidationCode, message = ticketMessage(code)): Refusal {
  return new Refusal(422, code, message, { reason: code });
}

/**
 * Judges a line from outside and prices it. Throws 422 with the code of the first rule it breaks, or 409 PERIOD_CLOSED
 * or SOLD_OUT.
 */
export async function judgeLine(trx: Transaction<Database>, sent: SentLine, now: Date): Promise<Line> {
  const admitted = checkAdding(sent, await gameOnSale(trx, sent.gameId));
  if (!admitted.ok) {
    const { code, message, limit } = admitted;
    throw limit === undefined ? ticketRefusal(code, message) : outside(message, limit);
  }
  const { gameId, ticket, numberPeriod, unitPrice, quantity } = admitted.value;
  const period = await resolvePeriod(trx, gameId, admitted.value.periodId, now);
  if (!isOnSale({ status: period.status, closesAt: period.closes_at }, now)) throw periodClosed(period.id, now);
  await requireInStock(trx, { gameId, ticket: { ...ticket }, periodId: period.id, quantity });
  const fingerprint = lineFingerprint({ gameId, ticket, periodId: period.id, numberPeriod });
  return {
    gameId,
    gameName: gameName(gameId, ticket),
    ticket,
    fingerprint,
    periodId: period.id,
    numberPeriod,
    unitPrice,
    quantity,
  };
}

/** The same for a client that names a price: any other `unitPrice` than the shop's own is INVALID_PRICE. */
export async function judgePricedLine(trx: Transaction<Database>, sent: SentLine, now: Date): Promise<Line> {
  const line = await judgeLine(trx, sent, now);
  if (sent.unitPrice !== line.unitPrice) throw ticketRefusal('INVALID_PRICE');
  return line;
}

/** The shop's game list as far as one line needs it: that game, or nothing when it is not sold. */
async function gameOnSale(trx: Transaction<Database>, gameId: unknown): Promise<GameList> {
  if (!isGameId(gameId)) return [];
  return trx
    .selectFrom('games')
    .select(['id as gameId', 'max_periods as maxPeriods'])
    .where('id', '=', gameId)
    .where('enabled', '=', true)
    .execute();
}
