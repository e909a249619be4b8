import { kenoOutcomes, outcomeLabels, type BetOutcome } from '@veloc/rules';
import type { Drawn } from '../gamePresentation';
import type { DrawnSide } from '../drawnSides';

type Side = 'EVEN' | 'ODD' | 'UPPER' | 'LOWER';

/** The sides of an outcome, the leading one first. */
const sides: Readonly<Record<BetOutcome, readonly [leading: Side, other: Side]>> = {
  EVEN: ['EVEN', 'ODD'],
  EVEN_1112: ['EVEN', 'ODD'],
  ODD: ['ODD', 'EVEN'],
  ODD_1112: ['ODD', 'EVEN'],
  DRAW_ODD_EVEN: ['EVEN', 'ODD'],
  UPPER: ['UPPER', 'LOWER'],
  LOWER: ['LOWER', 'UPPER'],
  DRAW_UPPER_LOWER: ['UPPER', 'LOWER'],
};

/** 'Chẵn 13' over 'Lẻ 7' and 'Lớn 11' over 'Nhỏ 9': both counts, as the side games are bet on. */
export function keno(drawn: Drawn): DrawnSide[] {
  const { parity, size } = kenoOutcomes({ numbers: drawn.map(Number) });
  return [parity, size].map(({ outcome, count }) => {
    const [leading, other] = sides[outcome].map((side) => outcomeLabels[side]);
    const rest = drawn.length - count;
    return count === rest
      ? { leading: outcomeLabels.DRAW_ODD_EVEN, other: `${leading} ${other} ${count}` }
      : { leading: `${leading} ${count}`, other: `${other} ${rest}` };
  });
}
