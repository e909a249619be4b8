import { checkTicket, ticketOdds, TICKET_PRICE, lineCount, type GameId, type TicketByGame } from '@veloc/rules';
import { formatMoney } from '@veloc/ui';
import { chanceLabel, formatNumber } from '../shared/copy/format';
import type { GuideTable } from './gamePresentation';
import { presentationOf } from './gamePresentations';

/** The parts of a game with an ordinary ticket and bao. */
export const ORDINARY_PRIZES = { title: 'Giải thưởng và cơ hội', choice: 'Cách chơi' };
export const BAO_PRICES = { title: 'Giá vé', choice: 'Cách chơi' };

/** An example that the rules accept: its odds and its price stand for all tickets of its kind. */
export function example<Game extends GameId>(gameId: Game, ticket: object): TicketByGame[Game] {
  const checked = checkTicket(gameId, { code: 'A', price: String(TICKET_PRICE), isDone: true, ...ticket });
  if (!checked.ok) {
    throw new Error(
      `The rules refuse the example of ${gameId} (${checked.message}), so its guide has no table. Mend it.`,
    );
  }
  return checked.value;
}

/** The numbers 1 to `count`. */
export function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

interface PrizeTableOf<Game extends GameId> {
  name: string;
  gameId: Game;
  tickets: readonly TicketByGame[Game][];
  /** What stands under the names of the tiers, by their ids. @default the game's own */
  conditions?: Readonly<Record<string, string>>;
  /** A tier's name in this table. @default as the rules have it */
  nameOf?: (name: string) => string;
  /** The heading that each ticket's tiers stand under, in the order of the tickets. @default none */
  groups?: readonly string[];
}

/** Prizes and chances of example tickets, dearest first. */
export function prizeTable<Game extends GameId>({
  name,
  gameId,
  tickets,
  conditions = presentationOf(gameId).conditions,
  nameOf = (tier) => tier,
  groups = [],
}: PrizeTableOf<Game>): GuideTable {
  const [ticket] = tickets;
  return {
    name,
    head: ['Giải thưởng', 'Cơ hội', 'Giá trị'],
    // One picture stands for tickets of one kind alone.
    ...(ticket && groups.length === 0 ? { pictured: { gameId, ticket } } : {}),
    rows: tickets.flatMap((one, place) =>
      ticketOdds(gameId, one).map((tier) => ({
        name: nameOf(tier.name),
        group: groups[place],
        detail: conditions?.[tier.tier],
        cells: [chanceLabel(tier.chance), tier.jackpot ? 'Tích lũy' : formatMoney(tier.value)],
      })),
    ),
  };
}

interface Priced<Game extends GameId> {
  name: string;
  ticket: TicketByGame[Game];
}

/** What ways to play cost in one draw: plays and price. */
export function priceTable<Game extends GameId>(name: string, gameId: Game, ways: readonly Priced<Game>[]): GuideTable {
  return {
    name,
    head: ['Cách chơi', 'Số lượt', 'Giá vé'],
    rows: ways.map((way) => {
      const lines = lineCount(gameId, way.ticket);
      return { name: way.name, cells: [formatNumber(lines), formatMoney(lines * TICKET_PRICE)] };
    }),
  };
}
