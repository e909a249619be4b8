import { kenoOutcomes, outcomeLabels, type BetOutcome } from '@veloc/rules';
import type { SidesOfDraw } from '../drawnSides';

const order = ['EVEN', 'ODD', 'UPPER', 'LOWER'] as const;
type Side = (typeof order)[number];

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

/** Of even and odd, then of big and small: which side leads, by how many numbers, over how many. */
function leads(drawn: readonly number[]) {
  const { parity, size } = kenoOutcomes({ numbers: drawn });
  return [parity, size].map(({ outcome, count }) => {
    const [leading, other] = sides[outcome];
    const isLevel = outcome.startsWith('DRAW');
    const ahead = isLevel ? drawn.length / 2 : count;
    return { leading, other, ahead, behind: drawn.length - ahead, isLevel };
  });
}

/** 'Chẵn 13' over 'Lẻ 7' and 'Lớn 11' over 'Nhỏ 9': both counts, as the side games are bet on. */
export const keno: SidesOfDraw = {
  ended: (drawn) =>
    leads(drawn.map(Number)).map(({ leading, other, ahead, behind, isLevel }) =>
      isLevel
        ? {
            leading: outcomeLabels.DRAW_ODD_EVEN,
            other: `${outcomeLabels[leading]} ${outcomeLabels[other]} ${ahead}`,
          }
        : { leading: `${outcomeLabels[leading]} ${ahead}`, other: `${outcomeLabels[other]} ${behind}` },
    ),
  soFar: (drawn) => {
    const counts = new Map(
      leads(drawn.map(Number)).flatMap(({ leading, other, ahead, behind }) => [
        [leading, ahead] as const,
        [other, behind] as const,
      ]),
    );
    return order.map((side) => `${outcomeLabels[side]} ${counts.get(side) ?? 0}`).join(' · ');
  },
};
