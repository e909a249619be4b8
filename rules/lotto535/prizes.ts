import { countHits } from '../counting';
import type { Lotto535Draw } from './ticket';
import type { PrizeLine } from '../prizeLine';
import { prizesFor, type PrizeRule } from '../prizeRule';
import { systemPlays } from '../systemPlays';
import type { Lotto535Ticket } from './ticket';
import { LOTTO535_MAIN, LOTTO535_MAIN_SIZE } from './methods';

/** Tiers by main hits and whether the special is hit; đồng for a play of 10,000, the jackpot's value is its pool. */
export const lotto535Tiers = [
  { tier: 'jackpot', name: 'Giải Độc Đắc', hits: [5], special: true, value: 0, jackpot: true },
  { tier: 'first', name: 'Giải Nhất', hits: [5], special: false, value: 10_000_000 },
  { tier: 'second', name: 'Giải Nhì', hits: [4], special: true, value: 5_000_000 },
  { tier: 'third', name: 'Giải Ba', hits: [4], special: false, value: 500_000 },
  { tier: 'fourth', name: 'Giải Tư', hits: [3], special: true, value: 100_000 },
  { tier: 'fifth', name: 'Giải Năm', hits: [3], special: false, value: 30_000 },
  { tier: 'consolation', name: 'Giải Khuyến Khích', hits: [0, 1, 2], special: true, value: 10_000 },
] as const;

/** How a ticket met a draw: its main numbers and those drawn, its specials and those drawn (0 or 1). */
export type Lotto535Match = Record<'picked' | 'drawn' | 'pickedSpecials' | 'drawnSpecials', number>;

/** Counted by formula for a bao: sets of main numbers times specials. */
export const lotto535PrizeRules: readonly PrizeRule<Lotto535Match>[] = lotto535Tiers.map(
  ({ hits, special, ...prize }) => ({
    prize,
    lines: (match) => {
      const specials = special ? match.drawnSpecials : match.pickedSpecials - match.drawnSpecials;
      return specials === 0 ? 0 : specials * hits.reduce<number>((sum, count) => sum + mainSets(match, count), 0);
    },
  }),
);

export function lotto535PrizesOf({ mainNumbers, specialNumbers }: Lotto535Ticket, draw: Lotto535Draw): PrizeLine[] {
  return prizesFor(lotto535PrizeRules, {
    picked: mainNumbers.length,
    drawn: countHits(mainNumbers, draw.numbers),
    pickedSpecials: specialNumbers.length,
    drawnSpecials: countHits(specialNumbers, [draw.specialNumber]),
  });
}

/** Sets of five main numbers with so many hits. */
function mainSets({ picked, drawn }: Lotto535Match, hits: number): number {
  return systemPlays({ picked, drawn, hits, size: LOTTO535_MAIN_SIZE, balls: LOTTO535_MAIN.to });
}
