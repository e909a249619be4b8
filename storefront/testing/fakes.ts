import { readLine, type GameId, type HistoryTicket, type User } from '@veloc/rules';
import type { KeyValueStorage } from '../lib/browserStorage';

/** A storage of its own, with a look inside. */
export function memoryStorage(initial: Readonly<Record<string, string>> = {}): KeyValueStorage & {
  entries: () => Record<string, string>;
} {
  const kept = new Map(Object.entries(initial));
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    entries: () => Object.fromEntries(kept),
  };
}

/** A player as the server tells of one. */
export const testUser: User = {
  id: 'u1',
  name: 'An',
  phone: '+84912345678',
  endPointId: 'WEB',
  identify: null,
  signature: null,
  reward: 0,
};

/** A bought ticket for tests, lost where nothing else is told. */
export function boughtTicket(
  gameId: GameId,
  ticket: object,
  over: Partial<Omit<HistoryTicket, 'gameId' | 'ticket' | 'isUnreadable'>> = {},
): HistoryTicket {
  return {
    ...readLine({ gameId, ticket: { ...ticket } }),
    ticketId: 't1',
    ticketStatus: 2,
    code: 'A',
    copies: 1,
    price: 10_000,
    prize: 0,
    ...over,
  };
}
