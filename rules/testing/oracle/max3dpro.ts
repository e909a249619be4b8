import { max3dDraw } from './generatedDraws';
import { naiveTicket, type OracleGame } from './naive';
import { lowerPairPrizes } from './pairs';
import { max3dProTable, type Prize } from './published';
import { max3dProTicket } from './tickets/max3d';

interface Play {
  first: string;
  second: string;
}

/** The different numbers that the three digits make, found by trying every arrangement. */
function arrangements(number: string): string[] {
  const made = new Set<string>();
  for (const a of [0, 1, 2]) {
    for (const b of [0, 1, 2]) {
      for (const c of [0, 1, 2]) {
        if (a !== b && b !== c && a !== c) made.add(`${number[a]}${number[b]}${number[c]}`);
      }
    }
  }
  return [...made];
}

function playsOf(methodId: string | undefined, groups: readonly string[]): Play[] {
  const [left = '', right = ''] = groups;
  if (methodId === 'NORMAL') return [{ first: left, second: right }];
  if (methodId === 'GROUP') {
    return arrangements(left).flatMap((first) => arrangements(right).map((second) => ({ first, second })));
  }
  return groups.flatMap((first, index) => groups.filter((_, at) => at !== index).map((second) => ({ first, second })));
}

export const oracle: OracleGame<'max3dpro'> = {
  published: Object.values(max3dProTable),
  takeApart: ({ numbers, playMethod }) =>
    naiveTicket({
      plays: playsOf(playMethod?.id, numbers.split(' ')),
      stake: 1,
      judge: (draw) => {
        const [one, two] = draw.special;
        return ({ first, second }) => {
          const won: Prize[] = [];
          if (first === one && second === two) won.push(max3dProTable.special);
          if (first === two && second === one) won.push(max3dProTable.specialSub);
          return [...won, ...lowerPairPrizes(first, second, draw, max3dProTable)];
        };
      },
    }),
  generateDraw: max3dDraw,
  madeTicket: max3dProTicket,
};
