import { rulesOf, type GameId, type GameResult, type HistoryTicket } from '@veloc/rules';
import { ticketState } from '../../features/ticket/ticketState';

/** Ms after its time from which a result is late. */
const LATE = 900_000;
/** Ms between two numbers: of a few, and of many. */
const SLOW_STEP = 1_200;
const FAST_STEP = 400;
const MOST_SLOW = 7;

export type Stage =
  | { state: 'waiting' }
  | { state: 'drawing'; isLate: boolean }
  /** So many numbers are shown. */
  | { state: 'balls'; shown: number }
  | { state: 'ended' }
  /** The draw was called off, and the money is back. */
  | { state: 'off' };

interface Moment {
  /** Ms since the epoch. */
  now: number;
  /** When the draw is; null where nobody knows. */
  drawAt: number | null;
  /** Null until it is stored. */
  result: Pick<GameResult, 'numbers' | 'special'> | null;
  tickets: readonly HistoryTicket[];
  /** When the numbers began to come, in ms; null shows all at once: for who comes late, and for who wants no motion. */
  since: number | null;
}

/** All that was drawn, in the order it is shown: the extra numbers last. */
export function drawnNumbers({ numbers, special = [] }: Pick<GameResult, 'numbers' | 'special'>): (number | string)[] {
  return [...numbers, ...special];
}

/** FNV-1a of 32 bits, with the end of MurmurHash3, without which the last letters would count for little. */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (const character of text) sum = Math.imul(sum ^ character.charCodeAt(0), 0x01000193);
  sum = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b);
  sum = Math.imul(sum ^ (sum >>> 13), 0xc2b2ae35);
  return (sum ^ (sum >>> 16)) >>> 0;
}

/**
 * A result with its numbers in the order in which they come one by one. Ascending is how its source prints them, and tells
 * nothing of how they were drawn; shown so, none below the newest could come any more. They come shuffled then, by the
 * draw's id: alike for everybody, at each replay, and whatever tickets there are.
 */
export function inShownOrder<Result extends Pick<GameResult, 'numbers'>>(result: Result, draw: string): Result {
  const { numbers } = result;
  if (!isAscending(numbers)) return result;
  const place = (value: number | string) => hash(`${value} ${draw}`);
  return { ...result, numbers: numbers.toSorted((one, other) => place(one) - place(other)) };
}

function isAscending(numbers: GameResult['numbers']): boolean {
  return numbers.every((value, index) => index === 0 || Number(value) > Number(numbers[index - 1]));
}

/**
 * Whether the page itself orders the numbers of a draw. Before its result that is so of balls of one drum, which are
 * printed ascending; digits are printed prize by prize, as they were drawn.
 */
export function isOwnOrder(game: GameId, result: Pick<GameResult, 'numbers'> | null): boolean {
  return result ? isAscending(result.numbers) : rulesOf(game).drums.numbers !== null;
}

/** What a draw looks like at a moment. No number comes before the result is stored. */
export function stageAt({ now, drawAt, result, tickets, since }: Moment): Stage {
  if (tickets.length > 0 && tickets.every((ticket) => ticketState(ticket) === 'refunded')) return { state: 'off' };
  if (!result) {
    if (drawAt !== null && now < drawAt) return { state: 'waiting' };
    return { state: 'drawing', isLate: drawAt !== null && now >= drawAt + LATE };
  }
  const total = drawnNumbers(result).length;
  const step = total <= MOST_SLOW ? SLOW_STEP : FAST_STEP;
  const shown = since === null ? Infinity : 1 + Math.floor((now - since) / step);
  // The last number is looked at like every other one before the verdict comes.
  return shown <= total + (total <= MOST_SLOW ? 0 : 2)
    ? { state: 'balls', shown: Math.min(shown, total) }
    : { state: 'ended' };
}

/** The first so many numbers of a result, as a result of their own: what tickets are held against meanwhile. */
export function resultSoFar<Result extends Pick<GameResult, 'numbers' | 'special'>>(result: Result, shown: number) {
  const { numbers, special = [] } = result;
  return {
    numbers: numbers.slice(0, shown),
    special: special.slice(0, Math.max(0, shown - numbers.length)),
  };
}
