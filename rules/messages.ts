import { err } from './result';
import { messages, ticketRefused } from './texts/validation';

export { messages };

export type ValidationCode = keyof typeof messages;

export const validationCodes = Object.keys(messages) as ValidationCode[];

export function isValidationCode(value: unknown): value is ValidationCode {
  return typeof value === 'string' && Object.hasOwn(messages, value);
}

/** The sentence of a code; a code of nobody's gets the sentence of VALIDATION_ERROR. */
export function messageFor(code: string): string {
  return isValidationCode(code) ? messages[code] : messages.VALIDATION_ERROR;
}

/** A refusal that carries the code's own sentence. */
export function refuseTicket(code: ValidationCode) {
  return err(code, messages[code]);
}

/** What a person reads about a refused ticket: 'Vé không hợp lệ: …' for all that the game's own rules refuse. */
export function ticketMessage(code: ValidationCode): string {
  const sentence = messages[code];
  return code === 'INVALID_GAME' || code === 'MISSING_TICKET' ? sentence : ticketRefused(sentence);
}
