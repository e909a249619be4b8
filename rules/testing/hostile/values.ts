import { ticketLetters } from '../../games';
import type { RandomSource } from '../../picks';
import { validTickets } from '../validTickets';
import { oneOf, type Make } from './make';
import { scalar } from './scalars';
import { thing } from './hostileValues';

const list: Make = (random, depth) =>
  Array.from({ length: Math.floor(random() * 15) }, () =>
    random() < 0.7 ? Math.floor(random() * 90) : hostileValue(random, depth + 1),
  );

const record: Make = (random, depth) =>
  Object.fromEntries(
    Array.from({ length: Math.floor(random() * 5) }, () => [
      oneOf(random, ['id', 'name', 'listNumber', 'numbers', 'code', 'lengthGame', 'x', '__proto__']),
      hostileValue(random, depth + 1),
    ]),
  );

const kinds = Object.values(validTickets);
const fields = [...new Set(kinds.flatMap(({ ticket }) => Object.keys(ticket))), 'code', 'price', 'isDone', 'label'];

/** A ticket that is accepted but for a few of its fields. */
const spoiltTicket: Make = (random, depth) => {
  const kind = kinds[Math.floor(random() * kinds.length)];
  const ticket: Record<string, unknown> = { ...kind?.ticket, code: oneOf(random, ticketLetters) };
  for (let times = Math.floor(random() * 3); times >= 0; times -= 1) {
    const field = fields[Math.floor(random() * fields.length)] ?? 'code';
    ticket[field] = hostileValue(random, depth + 1);
  }
  return ticket;
};

/** Anything at all that a program can hand to another, from the given dice. */
export function hostileValue(random: RandomSource, depth = 0): unknown {
  const makes: readonly [Make, ...Make[]] =
    depth > 2 ? [scalar, thing] : [scalar, thing, list, record, spoiltTicket, spoiltTicket];
  return oneOf(random, makes)(random, depth);
}
