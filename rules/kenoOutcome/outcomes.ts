import type { KenoDraw } from '../keno/ticket';
import { KENO_DRAWN } from '../keno/methods';
import { outcomeLabels as outcomeTexts } from '../texts/games';

/** The outcomes a kenoeo ticket can name, in the order a list shows them. */
export const parityOutcomes = ['EVEN', 'ODD', 'EVEN_1112', 'ODD_1112', 'DRAW_ODD_EVEN'] as const;
/** The outcomes a kenoud ticket can name. */
export const sizeOutcomes = ['UPPER', 'LOWER', 'DRAW_UPPER_LOWER'] as const;

export type ParityOutcome = (typeof parityOutcomes)[number];
export type SizeOutcome = (typeof sizeOutcomes)[number];
export type BetOutcome = ParityOutcome | SizeOutcome;

/** What a person reads (spec section 3). */
export const outcomeLabels: Readonly<Record<BetOutcome, string>> = outcomeTexts;

/** Which side of its game a bet is on; one that is on none counts a draw without a leader. */
const sides: Readonly<Partial<Record<BetOutcome, 1 | -1>>> = {
  EVEN: 1,
  EVEN_1112: 1,
  ODD: -1,
  ODD_1112: -1,
  UPPER: 1,
  LOWER: -1,
};

/** Whether two bets of one game are on opposite sides, so that one of them is lost whatever is drawn. */
export function areOpposed(one: BetOutcome, other: BetOutcome): boolean {
  return (sides[one] ?? 0) * (sides[other] ?? 0) < 0;
}

const HALF = KENO_DRAWN / 2;
const LARGEST_SMALL = 40;

/** How far one side of the twenty numbers leads, and which: 10 to 20 numbers. */
export interface KenoCounts {
  parity: { outcome: ParityOutcome; count: number };
  size: { outcome: SizeOutcome; count: number };
}

/** The one outcome of each kind that a draw has; 1 to 40 are small, 41 to 80 are big. */
export function kenoOutcomes({ numbers }: KenoDraw): KenoCounts {
  const even = numbers.filter((number) => number % 2 === 0).length;
  const big = numbers.filter((number) => number > LARGEST_SMALL).length;
  return { parity: parityOf(even, numbers.length - even), size: sizeOf(big, numbers.length - big) };
}

/** The one even/odd outcome of a draw. */
export function parityOf(even: number, odd: number): KenoCounts['parity'] {
  if (even === odd) return { outcome: 'DRAW_ODD_EVEN', count: HALF };
  const count = Math.max(even, odd);
  // 11 and 12 have outcomes of their own; a bet on Chẵn or Lẻ does not win on them.
  const narrow = count <= HALF + 2;
  if (even > odd) return { outcome: narrow ? 'EVEN_1112' : 'EVEN', count };
  return { outcome: narrow ? 'ODD_1112' : 'ODD', count };
}

/** The one big/small outcome of a draw. */
export function sizeOf(big: number, small: number): KenoCounts['size'] {
  if (big === small) return { outcome: 'DRAW_UPPER_LOWER', count: HALF };
  return big > small ? { outcome: 'UPPER', count: big } : { outcome: 'LOWER', count: small };
}
