import { countHits } from '../counting';
import type { Lotto535Draw } from '../draws';
import { wonOnly, type PrizeLine } from '../prizeLine';
import { systemPlays } from '../systemPlays';
import type { Lotto535Ticket } from '../wire/tickets';
import { LOTTO535_MAIN, LOTTO535_MAIN_SIZE } from './methods';

/** Tiers by main hits and whether the special is hit; đồng for a play of 10,000, the jackpot's value is its pool. */
const tiers = [
  { tier: 'jackpot', name: 'Giải Độc Đắc', hits: [5], special: true, value: 0, jackpot: true },
  { tier: 'first', name: 'Giải Nhất', hits: [5], special: false, value: 10_000_000 },
  { tier: 'second', name: 'Giải Nhì', hits: [4], special: true, value: 5_000_000 },
  { tier: 'third', name: 'Giải Ba', hits: [4], special: false, value: 500_000 },
  { tier: 'fourth', name: 'Giải Tư', hits: [3], special: true, value: 100_000 },
  { tier: 'fifth', name: 'Giải Năm', hits: [3], special: false, value: 30_000 },
  { tier: 'consolation', name: 'Giải Khuyến Khích', hits: [0, 1, 2], special: true, value: 10_000 },
] as const;

/** Counted by formula for a bao: sets of main numbers times specials. */
export function lotto535PrizesOf({ mainNumbers, specialNumbers }: Lotto535Ticket, draw: Lotto535Draw): PrizeLine[] {
  const picked = mainNumbers.length;
  const drawn = countHits(mainNumbers, draw.numbers);
  const hitSpecials = countHits(specialNumbers, [draw.specialNumber]);
  const sets = (hits: number) =>
    systemPlays({ picked, drawn, hits, size: LOTTO535_MAIN_SIZE, balls: LOTTO535_MAIN.to });
  return wonOnly(
    tiers.map(({ hits, special, ...tier }) => {
      const specials = special ? hitSpecials : specialNumbers.length - hitSpecials;
      return { ...tier, lines: specials * hits.reduce<number>((sum, count) => sum + sets(count), 0) };
    }),
  );
}
