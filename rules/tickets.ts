import * as v from 'valibot';
import { isGameId, type GameId } from './games';
import { refuseTicket, type ValidationCode } from './messages';
import { rulesOf } from './registry';
import type { Checked } from './result';
import { ticketSchemas, type Ticket, type TicketByGame } from './wire/tickets';

/** The code for a field of the wrong kind; any other field is VALIDATION_ERROR. */
const shapeCodes: Readonly<Record<string, ValidationCode>> = {
  listNumber: 'INVALID_NUMBERS',
  bundleSelectedNumbers: 'INVALID_NUMBERS',
  mainNumbers: 'INVALID_NUMBERS',
  specialNumbers: 'INVALID_NUMBERS',
  numbers: 'INVALID_NUMBERS',
  playMethod: 'INVALID_PLAY_METHOD',
  bundleLevel: 'INVALID_PLAY_METHOD',
  playType: 'INVALID_PLAY_TYPE',
  lotoType: 'INVALID_PLAY_TYPE',
  powerNumber: 'INVALID_POWER_NUMBER',
  price: 'INVALID_PRICE',
  betAmount: 'INVALID_PRICE',
  value: 'INVALID_PRICE',
};

/**
 * Judges a ticket from outside. The first failing step answers: game known, ticket present, shape, method or type,
 * count, whole numbers and range, duplicates, power number, base price. What is accepted comes back in one settled
 * form: numbers ascending, method filled in, unknown keys dropped.
 */
export function checkTicket<Game extends GameId>(
  gameId: Game,
  ticket: unknown,
): Checked<TicketByGame[Game], ValidationCode>;
export function checkTicket(gameId: unknown, ticket: unknown): Checked<Ticket, ValidationCode>;
export function checkTicket(gameId: unknown, ticket: unknown): Checked<Ticket, ValidationCode> {
  return isGameId(gameId) ? checkTicketOf(gameId, ticket) : refuseTicket('INVALID_GAME');
}

function checkTicketOf<Game extends GameId>(
  gameId: Game,
  ticket: unknown,
): Checked<TicketByGame[Game], ValidationCode> {
  if (typeof ticket !== 'object' || ticket === null || Object.keys(ticket).length === 0) {
    return refuseTicket('MISSING_TICKET');
  }
  const schema: v.GenericSchema<unknown, TicketByGame[Game]> = ticketSchemas[gameId];
  const shape = v.safeParse(schema, ticket, { abortEarly: true });
  if (!shape.success) {
    const field = shape.issues[0].path?.[0]?.key;
    return refuseTicket(shapeCodes[String(field)] ?? 'VALIDATION_ERROR');
  }
  return rulesOf(gameId).check(shape.output);
}
