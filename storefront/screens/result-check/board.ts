import { lineCount, rulesOf, type GameId, type ResultGame, type TicketOf } from '@veloc/rules';
import { numbersOf, type Typed } from '../../games/gamePresentation';
import { methodLabel, typedTicket } from '../../games/gamePresentations';
import { DIGITS } from '../../features/groups/typedGroups';

/** More groups of digits than any game takes of what is typed. */
const MOST_GROUPS = 6;

/** What numbers of a game are chosen from, and how many it takes, as its rules judge them. */
export interface Board {
  /** Balls from 1 to this; null where digits are typed. */
  balls: number | null;
  /** The same of the extra ones; null where there are none. */
  specials: number | null;
  /** How many numbers make an ordinary ticket, at least. */
  least: number;
  /** How many any ticket takes, at most. */
  most: number;
}

const exampleOf = (count: number, isBalls: boolean, hasSpecials: boolean): Typed => ({
  main: Array.from({ length: count }, (_, index) => (isBalls ? index + 1 : 100 + index)).join(' '),
  special: hasSpecials ? '1' : '',
  playType: 'straight',
});

function playsOf<Game extends GameId>({ gameId, ticket }: { gameId: Game; ticket: TicketOf<Game> }): number {
  return lineCount(gameId, ticket);
}

/** The board of a game: which counts it takes is asked of the rules by an example of each. */
export function boardOf(game: ResultGame): Board {
  const { numbers, specials } = rulesOf(game).drums;
  const counts = Array.from({ length: numbers?.to ?? MOST_GROUPS }, (_, index) => index + 1);
  const taken = counts.flatMap((count) => {
    const ticket = typedTicket(game, exampleOf(count, numbers !== null, specials !== null));
    return ticket.ok ? [{ count, plays: playsOf(ticket.value) }] : [];
  });
  const ordinary = taken.filter(({ plays }) => plays === 1);
  return {
    balls: numbers?.to ?? null,
    specials: specials?.to ?? null,
    least: ordinary[0]?.count ?? 1,
    most: taken.at(-1)?.count ?? 1,
  };
}

/** The balls that were chosen, of those on the board. */
export function chosen(text: string, to: number): number[] {
  return [...new Set(numbersOf(text))].filter((value) => value >= 1 && value <= to);
}

/** '05 17 23': numbers as they are typed, one more or one less. */
export function toggled(text: string, value: number, to: number): string {
  const before = chosen(text, to);
  const after = before.includes(value) ? before.filter((other) => other !== value) : [...before, value];
  return after.map((number) => String(number).padStart(2, '0')).join(' ');
}

/** What is still missing, 'Còn thiếu 2 số và số đặc biệt'; once nothing is, what they make: '8 số · Bao 8'. */
export function progress(game: ResultGame, board: Board, typed: Typed): string {
  const ticket = typedTicket(game, typed);
  if (board.balls === null) return digitProgress(board, typed.main, ticket.ok ? methodLabel(ticket.value) : '');
  const count = chosen(typed.main, board.balls).length;
  const lacksSpecial = board.specials !== null && chosen(typed.special, board.specials).length === 0;
  const missing = Math.max(board.least - count, 0);
  if (count === 0) return firstWords(board);
  if (missing > 0 || lacksSpecial) {
    const lacking = [missing > 0 ? `${missing} số` : '', lacksSpecial ? 'số đặc biệt' : ''].filter(Boolean);
    const already = ticket.ok ? `, hoặc dò như ${methodLabel(ticket.value)}` : '';
    return `Còn thiếu ${lacking.join(' và ')}${already}`;
  }
  return ticket.ok ? `${count} số · ${methodLabel(ticket.value)}` : ticket.message;
}

function firstWords({ least, most, specials }: Board): string {
  if (specials !== null) return `Chọn ${least} số và 1 số đặc biệt`;
  return least === 1 ? `Chọn từ 1 đến ${most} số` : `Chọn ${least} số`;
}

function digitProgress({ least }: Board, text: string, method: string): string {
  const digits = text.replace(/\D/g, '').length;
  const wanted = Math.max(least, Math.ceil(digits / DIGITS)) * DIGITS;
  if (digits < wanted) return `Còn thiếu ${wanted - digits} chữ số`;
  return [`${wanted / DIGITS} bộ số`, method].filter(Boolean).join(' · ');
}
