import type { DrawRecord } from '../results/drawRecord';
import { count, type Tally } from './plays';
import { oneOf } from './seed';
import type { Trial } from './trial';

/** A bet wins when so many of the twenty are on its side; the tier is named by the least count. */
function tallyOf(
  playMethod: string,
  wins: readonly (readonly [tier: string, from: number, to: number])[],
  side: number,
): Tally {
  const tally: Tally = new Map();
  const won = wins.find(([, from, to]) => side >= from && side <= to);
  if (won) count(tally, `${playMethod}_${won[0]}`);
  return tally;
}

function sideOf(draw: DrawRecord, isOn: (ball: number) => boolean): number {
  return draw.numbers.map(Number).filter(isOn).length;
}

const far = [
  ['15', 15, 20],
  ['13', 13, 14],
] as const;
const near = [['11', 11, 12]] as const;
const level = [['10', 10, 10]] as const;
const big = [
  ['13', 13, 20],
  ['11', 11, 12],
] as const;

export const kenoeo: Trial<'kenoeo'> = (random, draw) => {
  const even = sideOf(draw, (ball) => ball % 2 === 0);
  const [playMethod, wins, side] = oneOf(random, [
    ['EVEN', far, even],
    ['ODD', far, 20 - even],
    ['EVEN_1112', near, even],
    ['ODD_1112', near, 20 - even],
    ['DRAW_ODD_EVEN', level, even],
  ] as const);
  return { gameId: 'kenoeo', ticket: { playMethod }, expected: tallyOf(playMethod, wins, side) };
};

export const kenoud: Trial<'kenoud'> = (random, draw) => {
  const upper = sideOf(draw, (ball) => ball > 40);
  const [playMethod, wins, side] = oneOf(random, [
    ['UPPER', big, upper],
    ['LOWER', big, 20 - upper],
    ['DRAW_UPPER_LOWER', level, upper],
  ] as const);
  return { gameId: 'kenoud', ticket: { playMethod }, expected: tallyOf(playMethod, wins, side) };
};
