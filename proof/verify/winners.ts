import { ProofError, fromHex, hashOf, sameBytes, textOf, utf8 } from '../bytes';
import { readSealEntry } from '../sealEntries';
import { canonicalJson, readTicketFacts, ticketEntry, type TicketFacts } from '../ticketEntry';
import { leafHash, rootOf, type Hash } from '../tree';
import { checked, expectThat, type Check } from './check';

/** What the winners of a draw are looked at for, in this order. */
export type WinnersCheck = 'file' | 'result' | 'places' | 'prizes' | 'sums';

/** A winning ticket as its shop tells it. */
export interface ListedWinner {
  seq: number;
  salt: string;
  ticket: TicketFacts;
  /** đồng. */
  prize: number;
  /** Whether it waits for the shop's approval, so that its prize may not be final. */
  awaiting: boolean;
}

/** What a draw's tickets were settled by, as the first line of the file tells it. */
export interface SettledBy {
  period: string;
  /** From which prize on winners are listed, in đồng; null: none is. */
  from: number | null;
  result: Readonly<Record<string, unknown>>;
  paying: unknown;
}

export interface DownloadedWinners {
  period: string;
  /** The file of winners. */
  file: unknown;
  /** Entries of the shop's log about this period, in their order. */
  log: readonly string[];
  /** All entries of the book, which was checked before. */
  entries: readonly Uint8Array[];
  /** What a ticket has won, in đồng, by the rules of its game; null where they cannot tell. */
  prizeOf(ticket: TicketFacts, settled: SettledBy): number | null;
}

const LONGEST = 500_000_000;

/** Checks who has won of a draw. Never throws. */
export async function verifyWinners(sent: DownloadedWinners): Promise<Check<WinnersCheck>[]> {
  const { period, entries, prizeOf } = sent;
  let settled = null as SettledBy | null;
  let winners: ListedWinner[] = [];
  let paid = null as { count: number; total: number } | null;
  const log = await checked<WinnersCheck>('file', () => {
    if (typeof sent.file !== 'string' || sent.file.length > LONGEST)
      throw new ProofError('The file of winners is missing.');
    const lines = sent.file.split('\n');
    expectThat(lines.pop() === '', 'The file of winners does not end.');
    const entry = sent.log.map(readSealEntry).findLast(({ kind }) => kind === 'paid');
    if (entry?.kind !== 'paid') throw new ProofError('The log has no entry of what was won.');
    paid = entry;
    const [first = '', ...rest] = lines;
    settled = readSettled(first, period);
    winners = rest.map(readWinner);
    const root = rootOf(lines.map((line) => leafHash(utf8(line))));
    expectThat(sameBytes(root, entry.winners), 'The file of winners is another than the one the log tells of.');
    return `The file is the one that the log tells of, with ${winners.length} winners.`;
  });
  const need = () => {
    if (!settled || !paid) throw new ProofError('There is no file to look at.');
    return { settled, paid };
  };
  const result = await checked<WinnersCheck>('result', () => {
    const record = hashOf(utf8(canonicalJson(need().settled.result)));
    const last = sent.log.map(readSealEntry).reduce<Hash | null>((known, entry) => {
      if (entry.kind === 'result') return entry.record;
      return entry.kind === 'correction' ? entry.after : known;
    }, null);
    expectThat(last !== null && sameBytes(last, record), 'The winners were told by another result than the log has.');
    return 'They were told by the result that the log has.';
  });
  const places = await checked<WinnersCheck>('places', () => {
    need();
    const taken = new Set<number>();
    for (const { seq, salt, ticket } of winners) {
      const entry = entries[seq];
      const isIn = entry !== undefined && textOf(entry) === ticketEntry(ticket, fromHex(salt));
      expectThat(isIn, `The winner at place ${seq} is not the ticket that the book has there.`);
      expectThat(
        ticket.period === period && !taken.has(seq),
        `The winner at place ${seq} is listed twice or of another draw.`,
      );
      taken.add(seq);
    }
    return 'Each winner is the ticket that the book has at its place.';
  });
  const prizes = await checked<WinnersCheck>('prizes', () => {
    for (const { seq, ticket, prize, awaiting } of winners) {
      const right = prizeOf(ticket, need().settled);
      const isRight = right !== null && (awaiting ? prize <= right : prize === right);
      expectThat(
        isRight,
        `The ticket at place ${seq} is told to have won ${prize} đồng, and by the rules it has won ${right}.`,
      );
    }
    return 'Each prize is what the rules give.';
  });
  const sums = await checked<WinnersCheck>('sums', () => {
    const { settled: by, paid: told } = need();
    if (by.from !== 0) return 'The shop lists only some of the winners, so nobody can add them up.';
    const total = winners.reduce((sum, { prize }) => sum + prize, 0);
    const isSame = told.count === winners.length && told.total === total;
    expectThat(
      isSame,
      `The log tells of ${told.count} winners and ${told.total} đồng, the file of ${winners.length} and ${total}.`,
    );
    return `${winners.length} winners have won ${total} đồng.`;
  });
  return [log, result, places, prizes, sums];
}

/**
 * Whether a ticket that has won is among the winners: for its owner, since nobody else can know. Throws a ProofError where
 * it was left out.
 */
export function checkListed(file: string, ticket: TicketFacts, prizeOf: DownloadedWinners['prizeOf']): string {
  const [first = '', ...rest] = file.trimEnd().split('\n');
  const settled = readSettled(first, ticket.period);
  const prize = prizeOf(ticket, settled) ?? 0;
  if (prize === 0) return 'The ticket has won nothing by the rules.';
  if (settled.from === null || prize < settled.from) return 'The shop does not list prizes of this size.';
  const wanted = canonicalJson(ticket);
  const isListed = rest.some((line) => canonicalJson(readWinner(line).ticket) === wanted);
  expectThat(isListed, `The ticket has won ${prize} đồng by the rules and was left out of the file of winners.`);
  return `The ticket has won ${prize} đồng and is listed.`;
}

function parse(line: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(line)) as Record<string, unknown>;
  } catch {
    throw new ProofError('A line of the file of winners is no JSON.');
  }
}

function readSettled(line: string, expected: string): SettledBy {
  const { period, from, result, paying } = parse(line);
  const isFrom = from === null || Number.isSafeInteger(from);
  if (period !== expected || !isFrom || typeof result !== 'object' || result === null) {
    throw new ProofError('The file of winners does not begin with what the draw was settled by.');
  }
  return { period: expected, from: from as number | null, result: result as SettledBy['result'], paying };
}

function readWinner(line: string): ListedWinner {
  const { seq, salt, ticket, prize, awaiting } = parse(line);
  const isRead = Number.isSafeInteger(seq) && Number.isSafeInteger(prize) && typeof salt === 'string';
  if (!isRead) throw new ProofError('A line of the file of winners cannot be read.');
  return {
    seq: seq as number,
    salt: salt as string,
    ticket: readTicketFacts(ticket),
    prize: prize as number,
    awaiting: awaiting === true,
  };
}
