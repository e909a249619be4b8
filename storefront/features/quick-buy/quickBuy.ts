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
  type GameList,
  type HistoryEntry,
  type HistoryTicket,
  type OrderLine,
  type RandomSource,
  type SlotGame,
} from '@veloc/rules';
import { purchaseOf } from '../../state/payment/buyNowPurchase';

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

/** These tickets of one game once more, where the draw on sale takes them as they are: no day's channel, no stock. */
export function sameTickets(gameId: GameId, tickets: readonly HistoryTicket[]): QuickBuy | null {
  const sent = tickets.flatMap((ticket) =>
    Array.from({ length: ticket.copies }, () => (isReadable(ticket) ? ticket.ticket : null)),
  );
  const whole = sent.filter((ticket) => ticket !== null);
  if (feedOf[gameId] === 'regional' || whole.length === 0 || whole.length !== sent.length || whole.length > MOST_AGAIN)
    return null;
  return { gameId, tickets: whole };
}

/** The tickets bought last, if they can be bought again; those that are `isHeld` already are passed over. */
export function buyAgain(
  entries: readonly Pick<HistoryEntry, 'gameId' | 'createdAt' | 'listPeriod'>[],
  isHeld: (wanted: QuickBuy) => boolean = () => false,
): QuickBuy | null {
  const newest = entries
    .filter(({ gameId }) => feedOf[gameId] !== 'regional')
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
  for (const { gameId, listPeriod } of newest) {
    const again = sameTickets(gameId, listPeriod[0]?.tickets ?? []);
    if (!again || !isHeld(again)) return again;
  }
  return null;
}

/** The lines of what is to be bought, as the draw on sale takes them; null where it does not. */
export function linesOf({ gameId, tickets }: QuickBuy, games: GameList): readonly OrderLine[] | null {
  const drafts = (tickets ?? []).map((ticket) => ({ gameId, ticket, periodId: null, numberPeriod: 1 }));
  const purchase = purchaseOf('again', drafts, games);
  return purchase.ok ? purchase.value.lines : null;
}
