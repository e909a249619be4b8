import { outcomePrizes, type BetOutcome } from '@veloc/rules';

/** The side of the numbers that an outcome counts. */
const sides: Readonly<Record<BetOutcome, string>> = {
  EVEN: 'số chẵn',
  ODD: 'số lẻ',
  EVEN_1112: 'số chẵn',
  ODD_1112: 'số lẻ',
  DRAW_ODD_EVEN: '',
  UPPER: 'số lớn',
  LOWER: 'số nhỏ',
  DRAW_UPPER_LOWER: '',
};

/** When a bet wins: 'Từ 13 số chẵn'. */
export function outcomeRule(outcome: BetOutcome): string {
  if (outcome === 'DRAW_ODD_EVEN') return '10 số chẵn, 10 số lẻ';
  if (outcome === 'DRAW_UPPER_LOWER') return '10 số lớn, 10 số nhỏ';
  const least = Math.min(...outcomePrizes[outcome].map(({ from }) => from));
  const isNarrow = outcome === 'EVEN_1112' || outcome === 'ODD_1112';
  return isNarrow ? `${least} hoặc ${least + 1} ${sides[outcome]}` : `Từ ${least} ${sides[outcome]}`;
}

function condition({ playMethod }: { playMethod: BetOutcome }): string {
  const rule = outcomeRule(playMethod);
  return `cần ${rule.charAt(0).toLowerCase()}${rule.slice(1)}`;
}

/** By game: what a bet that lost would have needed. */
export const betConditions = { kenoeo: condition, kenoud: condition };
