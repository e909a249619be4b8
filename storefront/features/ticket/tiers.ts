import {
  isReadable,
  rulesOf,
  type GameId,
  type GameResult,
  type PrizeLine,
  type ReadLine,
  type TicketOf,
} from '@veloc/rules';

type Result = Pick<GameResult, 'numbers' | 'special'>;

/**
 * Names of the tiers a ticket has won in a draw, dearest first. Empty when it has won nothing, or where the list of
 * results does not carry enough to tell (the regional games).
 */
export function tiersOf(line: ReadLine, result: Result): string[] {
  return prizeLines(line, result)
    .filter(({ lines }) => lines > 0)
    .map(({ name }) => name);
}

/** What a ticket wins in a draw of its game: nothing of one that nobody can read. */
export function prizeLines(line: ReadLine, result: Result): PrizeLine[] {
  return isReadable(line) ? linesOf(line, result) : [];
}

function linesOf<Game extends GameId>({ gameId, ticket }: { gameId: Game; ticket: TicketOf<Game> }, result: Result) {
  const { readDraw, prizesOf } = rulesOf(gameId);
  const draw = readDraw(result);
  return draw === null ? [] : prizesOf(ticket, draw);
}
