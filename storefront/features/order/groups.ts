import { feedOf, slipsOf, texts, type GameId, type OrderLine } from '@veloc/rules';
import { methodLabel, playNote, presentationOf } from '../../games/gamePresentations';

/** Lines of one game, on slips of six where the game prints such. */
export interface GameLines {
  gameId: GameId;
  slips: OrderLine[][];
}

/** The lines of an order by game, in the order they were bought (decision G18). */
export function linesByGame(lines: readonly OrderLine[]): GameLines[] {
  const games = [...new Set(lines.map(({ gameId }) => gameId))];
  return games.map((gameId) => {
    const own = lines.filter((line) => line.gameId === gameId);
    return { gameId, slips: feedOf[gameId] === 'keno' ? slipsOf(own) : [own] };
  });
}

/** Lines of one game and draw. */
export interface DrawLines<Line> {
  /** Stays the same whatever lines come and go. */
  key: string;
  lines: [Line, ...Line[]];
}

/**
 * Lines by game and draw, in the order of the first of each. `mark` parts what would stand together: those that are
 * closed from those that are not.
 */
export function linesByDraw<Line extends OrderLine>(
  lines: readonly Line[],
  mark: (line: Line) => boolean = () => false,
): DrawLines<Line>[] {
  const draws = new Map<string, DrawLines<Line>>();
  for (const line of lines) {
    const key = [line.gameId, line.gameName, line.periodId, line.numberPeriod, mark(line)].join(' ');
    const draw = draws.get(key);
    if (draw) draw.lines.push(line);
    else draws.set(key, { key, lines: [line] });
  }
  return [...draws.values()];
}

/** How all these lines of a game are played, where they are played alike and not as usual: 'Bao 8', 'Bậc 5'. */
export function sharedMethod(lines: readonly OrderLine[]): string {
  const [first] = lines;
  // What a bet or the end of a prize is held against is part of each ticket.
  if (!first || !presentationOf(first.gameId).countsMatches) return '';
  const method = methodLabel(first);
  return method !== texts.ordinaryTicket && lines.every((line) => methodLabel(line) === method) ? method : '';
}

/** What tells a line from the others of its draw; nothing where the head of the group says it. */
export function lineNote(line: OrderLine, shared: string): string | null {
  return shared === '' ? playNote(line, texts.ordinaryTicket) : null;
}
