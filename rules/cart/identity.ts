import type { GameId } from '../games';
import { checkTicket } from '../tickets';

interface Identified {
  gameId: GameId;
  ticket: unknown;
  periodId: string | null;
  numberPeriod: number;
}

// Where a ticket sits in its builder is not part of what is bought.
const placement = new Set(['code', 'isDone']);

/**
 * Equal for lines that buy the same thing: same game, ticket content, period and number of draws (spec section 4).
 * The slot letter, `isDone` and the order of numbers do not count.
 */
export function lineFingerprint({ gameId, ticket, periodId, numberPeriod }: Identified): string {
  const checked = checkTicket(gameId, ticket);
  return canonical([gameId, checked.ok ? checked.value : ticket, periodId, numberPeriod]);
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(
      Object.entries(part)
        .filter(([key]) => !placement.has(key))
        .toSorted(([first], [second]) => (first < second ? -1 : 1)),
    );
  });
}
