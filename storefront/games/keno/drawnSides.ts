import { kenoOutcomes, outcomeLabels, type BetOutcome } from '@veloc/rules';
import type { DrawnSide, SidesOfDraw } from '../drawnSides';

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
    return { outcome, leading, other, ahead, behind: drawn.length - ahead };
  });
}

/** A side with its numbers, as the side games are bet on; where the bet has another name, that over both counts. */
function sideOf({ outcome, leading, other, ahead, behind }: ReturnType<typeof leads>[number]): DrawnSide {
  const [most, least] = [outcomeLabels[leading], outcomeLabels[other]];
  if (ahead === behind) return { leading: outcomeLabels.DRAW_ODD_EVEN, other: `${most} ${least} ${ahead}` };
  return outcome === leading
    ? { leading: `${most} ${ahead}`, other: `${least} ${behind}` }
    : { leading: outcomeLabels[outcome], other: `${most} ${ahead} ${least} ${behind}` };
}

/** 'Chẵn 13' over 'Lẻ 7', 'Lẻ 11-12' over 'Lẻ 11 Chẵn 9', and 'Lớn 11' over 'Nhỏ 9'. */
export const keno: SidesOfDraw = {
  ended: (drawn) => leads(drawn.map(Number)).map(sideOf),
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
