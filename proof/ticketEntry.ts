import { ProofError, hashFromBase64, hashOf, readNumber, toBase64, utf8 } from './bytes';
import { leafHash, type Hash } from './tree';

/** Bytes of a salt. */
export const SALT_SIZE = 32;

/** What a book commits to of a ticket: the bet alone, no person, no order. */
export interface TicketFacts {
  copies: number;
  game: string;
  period: string;
  /** What was bet, as the rules of the game have accepted it. */
  play: Readonly<Record<string, unknown>>;
  /** đồng, of all copies. */
  price: number;
  /** ISO 8601 in UTC: when the shop admitted it. */
  stampedAt: string;
}

/** What a book shows of a ticket to everybody. */
export interface TicketEntry {
  period: string;
  /** đồng. */
  price: number;
  commitment: Hash;
}

const HEADER = 'veloc-ticket/v1';
const COMMITMENT = utf8('veloc-ticket-commitment/v1\n');
const DEEPEST = 16;

/** JSON with the keys sorted at every depth and no spaces. Throws a ProofError for what JSON cannot hold. */
export function canonicalJson(value: unknown, depth = 0): string {
  if (depth > DEEPEST) throw new ProofError('A ticket is nested too deeply.');
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item, depth + 1)).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value)
      .filter(([, member]) => member !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member, depth + 1)}`);
    return `{${members.join(',')}}`;
  }
  const text = typeof value === 'number' && !Number.isFinite(value) ? undefined : JSON.stringify(value);
  if (text === undefined) throw new ProofError('A ticket holds what is no JSON.');
  return text;
}

/** The text that a commitment is made of. */
export function canonicalTicket({ copies, game, period, play, price, stampedAt }: TicketFacts): string {
  return canonicalJson({ copies, game, period, play, price, stampedAt });
}

/**
 * The entry of a ticket in its book: four lines, from which nobody without the salt can tell the numbers. The salt has 32
 * bytes, is another for every ticket and known to its owner and the shop alone.
 */
export function ticketEntry(facts: TicketFacts, salt: Uint8Array): string {
  const commitment = hashOf(COMMITMENT, salt, utf8(canonicalTicket(facts)));
  return `${HEADER}\n${facts.period}\n${facts.price}\n${toBase64(commitment)}\n`;
}

export function entryLeaf(entry: string): Hash {
  return leafHash(utf8(entry));
}

/** Throws a ProofError for what is no ticket's entry. */
export function readTicketEntry(text: string): TicketEntry {
  const [header, period = '', price, commitment, end, ...more] = text.split('\n');
  if (header !== HEADER || period === '' || end !== '' || more.length > 0) {
    throw new ProofError('An entry of the book is no ticket.');
  }
  return { period, price: readNumber(price), commitment: hashFromBase64(commitment) };
}

/** Reads the facts of a ticket from outside. Throws a ProofError for what is none. */
export function readTicketFacts(value: unknown): TicketFacts {
  const { copies, game, period, play, price, stampedAt } = (value ?? {}) as Record<string, unknown>;
  const isCount = (number: unknown): number is number => Number.isSafeInteger(number) && (number as number) >= 0;
  if (!isCount(copies) || !isCount(price) || typeof game !== 'string' || typeof period !== 'string') {
    throw new ProofError('The receipt names no ticket.');
  }
  if (typeof play !== 'object' || play === null || Array.isArray(play) || typeof stampedAt !== 'string') {
    throw new ProofError('The receipt names no ticket.');
  }
  const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(stampedAt);
  if (!isTime || period.includes('\n')) throw new ProofError('The receipt names no ticket.');
  return { copies, game, period, play: play as TicketFacts['play'], price, stampedAt };
}
