import { prizesOf, southernShape, type DrawByGame, type TicketOf } from '@veloc/rules';
import type { Drawn } from './gamePresentation';

/** The tiers of a regional draw as a person reads them, dearest first (results name them DB and G1 to G8). */
const names: readonly (readonly [tier: string, name: string])[] = [
  ['DB', 'Đặc biệt'],
  ['G1', 'Giải Nhất'],
  ['G2', 'Giải Nhì'],
  ['G3', 'Giải Ba'],
  ['G4', 'Giải Tư'],
  ['G5', 'Giải Năm'],
  ['G6', 'Giải Sáu'],
  ['G7', 'Giải Bảy'],
  ['G8', 'Giải Tám'],
];

/** The numbers of a regional draw by prize, for a list of them. */
export function regionalTiersOf(prizes: Readonly<Record<string, readonly string[]>>) {
  return names.flatMap(([tier, name]) => {
    const numbers = prizes[tier];
    return numbers ? [{ name, numbers }] : [];
  });
}

/**
 * The numbers given back to their tiers: the shape of a draw is the same for every company of the south and the centre.
 */
function regionalDrawOf(drawn: Drawn): DrawByGame['loto'] {
  let from = 0;
  const tiers = Object.entries(southernShape).map(([tier, { count }]) => {
    const numbers = drawn.slice(from, from + count).map(String);
    from += count;
    return [tier, numbers];
  });
  return { prizes: Object.fromEntries(tiers) };
}

/** What was drawn by prize. A purchase carries the 18 numbers in a row. */
export function drawnByPrize(drawn: Drawn) {
  const { prizes } = regionalDrawOf(drawn);
  return regionalTiersOf(
    Object.fromEntries(Object.entries(prizes).map(([tier, numbers]) => [tier.toUpperCase(), numbers])),
  );
}

/** The groups of a ticket: all of them when it has won, else none. */
export function groupsOfWinner<Game extends 'loto' | 'classic'>(gameId: Game) {
  return (ticket: TicketOf<Game>, groups: readonly string[], drawn: Drawn) =>
    prizesOf(gameId, ticket, regionalDrawOf(drawn)).length > 0 ? groups : [];
}
