import type { Max3DDraw } from '../../max3d/ticket';
import { max3dDraw } from './generatedDraws';
import { naiveTicket, type OracleGame } from './naive';
import { lowerPairPrizes, sameDigits } from './pairs';
import { max3dPlusTable, max3dTables, type Prize } from './published';
import { max3dTicket } from './tickets/max3d';

const tiers = ['special', 'first', 'second', 'third'] as const;

type Play = { kind: 'straight' | 'box'; number: string } | { kind: 'plus'; first: string; second: string };

function playsOf(playType: string, groups: readonly string[]): Play[] {
  const [number = '', other] = groups;
  if (other !== undefined) return [{ kind: 'plus', first: number, second: other }];
  const straight = { kind: 'straight', number } as const;
  const box = { kind: 'box', number } as const;
  return { straight: [straight], box: [box], straightBox: [straight, box] }[playType] ?? [];
}

/** One number in exact or any order: paid for each place it was drawn at. */
function singlePrizes(kind: 'straight' | 'box', number: string, draw: Max3DDraw): Prize[] {
  const boxTable = new Set(number).size === 3 ? max3dTables.box6 : max3dTables.box3;
  const table = kind === 'straight' ? max3dTables.straight : boxTable;
  const matches = (drawn: string) => (kind === 'straight' ? drawn === number : sameDigits(drawn, number));
  return tiers.flatMap((tier) => draw[tier].filter(matches).map(() => table[tier]));
}

/** Two numbers: both Đặc biệt in either order, and all that the lower tiers pay on top. */
function plusPrizes(first: string, second: string, draw: Max3DDraw): Prize[] {
  const [one = '', two = ''] = draw.special;
  const isTop = (first === one && second === two) || (first === two && second === one);
  const times = first === second ? 2 : 1;
  const top = isTop ? Array.from({ length: times }, () => max3dPlusTable.special) : [];
  return [...top, ...lowerPairPrizes(first, second, draw, max3dPlusTable)];
}

/** Max 3D with its play types, and Max 3D+ when there are two numbers. */
export const oracle: OracleGame<'max3d'> = {
  published: [...Object.values(max3dTables).flatMap((table) => Object.values(table)), ...Object.values(max3dPlusTable)],
  takeApart: ({ numbers, playType }) =>
    naiveTicket({
      plays: playsOf(playType, numbers.split(' ')),
      stake: 1,
      judge: (draw) => (play) =>
        play.kind === 'plus' ? plusPrizes(play.first, play.second, draw) : singlePrizes(play.kind, play.number, draw),
    }),
  generateDraw: max3dDraw,
  madeTicket: max3dTicket,
};
