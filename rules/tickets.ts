import * as v from 'valibot';
import { isGameId, type GameId } from './games';
import { ticketError, type ValidationCode } from './messages';
import { rulesOf, type AcceptedTicket, type AcceptedTicketByGame } from './registry';
import type { Checked } from './result';

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
  priceCoef: 'INVALID_PRICE',
  value: 'INVALID_PRICE',
  amount: 'INVALID_PRICE',
  channelId: 'INVALID_PERIOD',
  resultDate: 'INVALID_PERIOD',
  resultId: 'INVALID_PERIOD',
};

/**
 * Judges a ticket from outside. The first failing step answers: game known, ticket present, shape, method or type,
 * count, whole numbers and range, duplicates, power number, base price. What is accepted comes back in one settled
 * form: numbers ascending, method filled in, unknown keys dropped. Never throws, whatever is handed in, and reads no
 * more of it than a ticket of the game can hold.
 */
export function checkTicket<Game extends GameId>(
  gameId: Game,
  ticket: unknown,
): Checked<AcceptedTicketByGame[Game], ValidationCode>;
export function checkTicket(gameId: unknown, ticket: unknown): Checked<AcceptedTicket, ValidationCode>;
export function checkTicket(gameId: unknown, ticket: unknown): Checked<AcceptedTicket, ValidationCode> {
  if (!isGameId(gameId)) return ticketError('INVALID_GAME');
  try {
    return checkTicketOf(gameId, ticket);
  } catch {
    // A getter or a proxy may throw; VALIDATION_ERROR is the code of any exception (spec section 8).
    return ticketError('VALIDATION_ERROR');
  }
}

function checkTicketOf<Game extends GameId>(
  gameId: Game,
  ticket: unknown,
): Checked<AcceptedTicketByGame[Game], ValidationCode> {
  const { schema, check } = rulesOf(gameId);
  const fields = fieldsOf(ticket, schema.entries);
  if (!fields) return ticketError('MISSING_TICKET');
  const shape = v.safeParse(schema, fields, { abortEarly: true });
  if (!shape.success) {
    const field = shape.issues[0].path?.[0]?.key;
    return ticketError(shapeCodes[String(field)] ?? 'VALIDATION_ERROR');
  }
  return check(shape.output);
}

/**
 * The fields of the game's tickets, each read once; null when there is none. `selectedNumbers` is another name for
 * `listNumber` on input, since the spec uses both.
 */
function fieldsOf(ticket: unknown, known: object): Record<string, unknown> | null {
  if (typeof ticket !== 'object' || ticket === null || Array.isArray(ticket)) return null;
  const given = ticket as Readonly<Record<string, unknown>>;
  const fields: Record<string, unknown> = {};
  for (const key of Object.keys(known)) if (key in given) fields[key] = given[key];
  if ('listNumber' in known && !('listNumber' in fields) && 'selectedNumbers' in given) {
    fields.listNumber = given.selectedNumbers;
  }
  return Object.keys(fields).length > 0 ? fields : null;
}
