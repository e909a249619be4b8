import { err } from './result';
import { messages, ticketRefused } from './texts/validation';

export { messages };

export type ValidationCode = keyof typeof messages;

/** A refusal that carries the code's own sentence. */
export function ticketError(code: ValidationCode) {
  return err(code, messages[code]);
}

/** What a person reads about a refused ticket: 'Vé không hợp lệ: …' for all that the game's own rules refuse. */
export function ticketMessage(code: ValidationCode): string {
  const sentence = messages[code];
  return code === 'INVALID_GAME' || code === 'MISSING_TICKET' ? sentence : ticketRefused(sentence);
}
