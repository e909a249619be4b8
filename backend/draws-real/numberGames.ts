import type { RandomSource } from '@veloc/rules';
import { pickNumbers } from '@veloc/rules';
import type { DrawRecord } from '../results/drawRecord';
import { baoPlays, count, hitsOf, setsOf, type Tally } from './plays';
import { between, oneOf } from './seed';
import type { Trial } from './trial';

function ballsOf(draw: DrawRecord): number[] {
  return draw.numbers.map(Number);
}

/** Numbers of a ticket of which some were drawn, so that high tiers come up too. */
function luckyNumbers(random: RandomSource, drawn: readonly number[], size: number, balls: number): number[] {
  const lucky = between(random, 0, Math.min(size, drawn.length));
  const places = pickNumbers({ random, from: 0, to: drawn.length - 1, count: lucky });
  const keep = drawn.filter((_, place) => places.includes(place));
  return pickNumbers({ random, from: 1, to: balls, count: size, keep });
}

/** Prize tables in words: the hit counts that win, by level. */
const kenoWins = [
  [],
  [1],
  [2],
  [2, 3],
  [2, 3, 4],
  [3, 4, 5],
  [3, 4, 5, 6],
  [3, 4, 5, 6, 7],
  [0, 4, 5, 6, 7, 8],
  [0, 4, 5, 6, 7, 8, 9],
  [0, 5, 6, 7, 8, 9, 10],
];

export const kenoLevel: Trial<'keno'> = (random, draw) => {
  const listNumber = luckyNumbers(random, ballsOf(draw), between(random, 1, 10), 80);
  return { gameId: 'keno', ticket: { listNumber }, expected: kenoTally([listNumber], draw) };
};

export const kenoBao: Trial<'keno'> = (random, draw) => {
  const size = between(random, 3, 12);
  const bundleLevel = between(random, 2, Math.min(size - 1, 10));
  const bundleSelectedNumbers = luckyNumbers(random, ballsOf(draw), size, 80);
  const expected = kenoTally(setsOf(bundleSelectedNumbers, bundleLevel), draw);
  return { gameId: 'keno', ticket: { isBundleTicket: true, bundleLevel, bundleSelectedNumbers }, expected };
};

function kenoTally(plays: Iterable<number[]>, draw: DrawRecord): Tally {
  const tally: Tally = new Map();
  const drawn = new Set(ballsOf(draw));
  for (const play of plays) {
    const hits = hitsOf(play, drawn);
    if (kenoWins[play.length]?.includes(hits)) count(tally, `LEVEL_${play.length}_HITS_${hits}`);
  }
  return tally;
}

export const mega: Trial<'mega'> = (random, draw) => {
  const size = between(random, 5, 12);
  const listNumber = luckyNumbers(random, ballsOf(draw), size, 45);
  const drawn = new Set(ballsOf(draw));
  const tally: Tally = new Map();
  for (const play of baoPlays(listNumber, 6, 45)) {
    count(tally, { 6: 'jackpot', 5: 'first', 4: 'second', 3: 'third' }[hitsOf(play, drawn)]);
  }
  return { gameId: 'mega', ticket: { listNumber, playMethod: { id: `GROUP_${size}` } }, expected: tally };
};

export const power: Trial<'power'> = (random, draw) => {
  const size = between(random, 5, 12);
  const [bonus = 0] = draw.special ?? [];
  const listNumber = luckyNumbers(random, [...ballsOf(draw), bonus], size, 55);
  const drawn = new Set(ballsOf(draw));
  const tally: Tally = new Map();
  for (const play of baoPlays(listNumber, 6, 55)) {
    const hits = hitsOf(play, drawn);
    const five = play.includes(bonus) ? 'jackpot2' : 'first';
    count(tally, { 6: 'jackpot1', 5: five, 4: 'second', 3: 'third' }[hits]);
  }
  const powerNumber = between(random, 1, 16);
  return { gameId: 'power', ticket: { listNumber, powerNumber, playMethod: { id: `GROUP_${size}` } }, expected: tally };
};

export const lotto535: Trial<'lotto535'> = (random, draw) => {
  const [method, main, specials] = oneOf(random, [
    ['NORMAL', 5, 1],
    ['BAO_4', 4, 1],
    ['BAO_9', 9, 1],
    ['BAO_12', 12, 1],
    ['BAO_SP_6', 5, 6],
    ['BAO_7_3', 7, 3],
  ] as const);
  const mainNumbers = luckyNumbers(random, ballsOf(draw), main, 35);
  const specialNumbers = luckyNumbers(random, draw.special ?? [], specials, 12);
  const drawn = new Set(ballsOf(draw));
  const tally: Tally = new Map();
  for (const play of baoPlays(mainNumbers, 5, 35)) {
    const hits = hitsOf(play, drawn);
    for (const special of specialNumbers) {
      const lucky = draw.special?.includes(special);
      count(
        tally,
        lucky
          ? ({ 5: 'jackpot', 4: 'second', 3: 'fourth' }[hits] ?? 'consolation')
          : { 5: 'first', 4: 'third', 3: 'fifth' }[hits],
      );
    }
  }
  return { gameId: 'lotto535', ticket: { mainNumbers, specialNumbers, playMethod: { id: method } }, expected: tally };
};
