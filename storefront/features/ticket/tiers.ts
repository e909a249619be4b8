import { checkTicket, max3dDrawOf, prizesOf, type GameResult, type HistoryTicket } from '@veloc/rules';

type Result = Pick<GameResult, 'gameId' | 'numbers' | 'special'>;

/**
 * Names of the tiers a ticket has won in a draw, dearest first. Empty when it has won nothing, or where the list of
 * results does not carry enough to tell (the regional games).
 */
export function tiersOf({ ticket }: Pick<HistoryTicket, 'ticket'>, result: Result): string[] {
  return prizeLines(ticket, result)
    .filter(({ lines }) => lines > 0)
    .map(({ name }) => name);
}

/** What a ticket, accepted or not, wins in a draw: nothing of one that the rules refuse. */
export function prizeLines(ticket: unknown, { gameId, numbers: drawn, special = [] }: Result) {
  const numbers = drawn.filter((value) => typeof value === 'number');
  const [extra] = special;
  switch (gameId) {
    case 'keno':
    case 'kenoeo':
    case 'kenoud':
    case 'mega': {
      const checked = checkTicket(gameId, ticket);
      return checked.ok ? prizesOf(gameId, checked.value, { numbers }) : [];
    }
    case 'power': {
      const checked = checkTicket(gameId, ticket);
      return checked.ok && extra !== undefined ? prizesOf(gameId, checked.value, { numbers, powerNumber: extra }) : [];
    }
    case 'lotto535': {
      const checked = checkTicket(gameId, ticket);
      return checked.ok && extra !== undefined
        ? prizesOf(gameId, checked.value, { numbers, specialNumber: extra })
        : [];
    }
    case 'max3d':
    case 'max3dpro': {
      const checked = checkTicket(gameId, ticket);
      return checked.ok ? prizesOf(gameId, checked.value, max3dDrawOf(drawn)) : [];
    }
    default:
      return [];
  }
}
