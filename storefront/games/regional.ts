import { prizesOf, southernShape, type DrawByGame, type RegionalResult, type TicketOf } from '@veloc/rules';
import type { DrawTableDraw, DrawTableTier } from '@veloc/ui';
import type { Drawn } from './gamePresentation';

/** The colors of the lottery companies, which are no game of their own. */
export const REGIONAL_ACCENT = 'classic';

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

/** The rows of a region's table: the special prize first in the north, last in the south and the centre. */
export function drawTableTiers(region: string): DrawTableTier[] {
  const tiers = names.map(([tier, name], index): DrawTableTier => ({
    label: index === 0 ? 'ĐB' : `G.${index}`,
    name: index === 0 ? 'Giải Đặc biệt' : name,
    emphasis: index === 0 ? 'special' : tier === lowestTier(region) ? 'low' : undefined,
  }));
  return region === 'MB' ? tiers.slice(0, -1) : tiers.toReversed();
}

const lowestTier = (region: string) => (region === 'MB' ? 'G7' : 'G8');

/** A column of that table: the numbers of each row's prize. */
export function drawTableDraw(region: string, { channelName, prizes }: RegionalResult): DrawTableDraw {
  const numbers = names.map(([tier]) => prizes[tier] ?? []);
  return { name: channelName, numbers: region === 'MB' ? numbers.slice(0, -1) : numbers.toReversed() };
}

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

/** A day's draws in words, company by company: 'Vĩnh Long', 'ĐB: 296215', 'G.1: 68795'. The title stands above. */
export function drawTableText(
  title: string,
  { tiers, draws }: { tiers: readonly DrawTableTier[]; draws: readonly DrawTableDraw[] },
) {
  const companies = draws.map(({ name, numbers }) => [
    name,
    ...tiers.flatMap(({ label }, row) => {
      const drawn = numbers[row] ?? [];
      return drawn.length > 0 ? [`${label}: ${drawn.join(' - ')}`] : [];
    }),
  ]);
  return [title, ...companies.map((lines) => lines.join('\n'))].join('\n\n');
}
