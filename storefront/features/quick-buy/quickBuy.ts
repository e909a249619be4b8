import {
  createSlots,
  feedOf,
  isReadable,
  slotIds,
  randomFill,
  slotGames,
  slotsReducer,
  toTickets,
  type GameId,
  type HistoryEntry,
  type RandomSource,
  type SlotGame,
} from '@veloc/rules';

/** What is to be bought in a sheet: the tickets named, or one that is drawn there. */
export interface QuickBuy {
  gameId: GameId;
  /** As they are sent to the server; null for one random ticket. */
  tickets: readonly object[] | null;
}

const isSlotGame = (gameId: GameId): gameId is SlotGame => Object.hasOwn(slotGames, gameId);

/** One ordinary ticket with random numbers, as a quick pick of the game's builder fills it; none without a builder. */
export function randomTickets(gameId: GameId, random: RandomSource): readonly object[] {
  if (!isSlotGame(gameId)) return [];
  const empty = createSlots(gameId);
  const [code] = slotIds;
  return toTickets(slotsReducer(empty, randomFill(empty, { random, codes: [code] })));
}

/** More are no habit but a plan, and are bought where each can be seen. */
const MOST_AGAIN = 6;

/** The tickets bought last, where the draw on sale takes them as they are: no day's channel, no stock. */
export function buyAgain(
  entries: readonly Pick<HistoryEntry, 'gameId' | 'createdAt' | 'listPeriod'>[],
): QuickBuy | null {
  const newest = entries
    .filter(({ gameId }) => feedOf[gameId] !== 'regional')
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))[0];
  const tickets = newest?.listPeriod[0]?.tickets.flatMap((ticket) =>
    Array.from({ length: ticket.copies }, () => (isReadable(ticket) ? ticket.ticket : null)),
  );
  const whole = tickets?.filter((ticket) => ticket !== null) ?? [];
  if (!newest || whole.length === 0 || whole.length !== tickets?.length || whole.length > MOST_AGAIN) return null;
  return { gameId: newest.gameId, tickets: whole };
}
