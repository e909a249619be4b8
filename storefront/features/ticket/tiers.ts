import { max3dDrawOf, prizesOf, type GameLine, type GameResult, type PrizeLine } from '@veloc/rules';

type Result = Pick<GameResult, 'numbers' | 'special'>;

/**
 * Names of the tiers a ticket has won in a draw, dearest first. Empty when it has won nothing, or where the list of
 * results does not carry enough to tell (the regional games).
 */
export function tiersOf(line: GameLine | null, result: Result): string[] {
  return prizeLines(line, result)
    .filter(({ lines }) => lines > 0)
    .map(({ name }) => name);
}

/** What a ticket wins in a draw of its game: nothing of one that nobody can read. */
export function prizeLines(line: GameLine | null, { numbers: drawn, special = [] }: Result): PrizeLine[] {
  const numbers = drawn.filter((value) => typeof value === 'number');
  const [extra] = special;
  switch (line?.gameId) {
    case 'keno':
    case 'kenoeo':
    case 'kenoud':
    case 'mega':
      return prizesOf(line.gameId, line.ticket, { numbers });
    case 'power':
      return extra === undefined ? [] : prizesOf(line.gameId, line.ticket, { numbers, powerNumber: extra });
    case 'lotto535':
      return extra === undefined ? [] : prizesOf(line.gameId, line.ticket, { numbers, specialNumber: extra });
    case 'max3d':
    case 'max3dpro':
      return prizesOf(line.gameId, line.ticket, max3dDrawOf(drawn));
    default:
      return [];
  }
}
