import { combinations } from '../combinations';
import { naiveTicket, nothing, type OracleGame } from './naive';
import { kenoTable, type Prize } from './published';
import { kenoDraw } from './generatedDraws';
import { hitsOf } from './hits';
import { kenoTicket } from './tickets/keno';

/** By level, then by numbers hit: the one prize of such a play. */
const prizes: readonly (readonly (readonly Prize[])[])[] = Array.from({ length: 11 }, (_, level) =>
  Array.from({ length: level + 1 }, (_, hits) => {
    const value = kenoTable[level]?.[hits];
    return value === undefined ? nothing : [{ tier: `LEVEL_${level}_HITS_${hits}`, value }];
  }),
);

/** Keno by level, and bao as every set of the level's size. */
export const oracle: OracleGame<'keno'> = {
  published: prizes.flat(2),
  takeApart: ({ listNumber, isBundleTicket, bundleLevel = 0, bundleSelectedNumbers = [], betAmount }) =>
    naiveTicket({
      plays: isBundleTicket ? [...combinations(bundleSelectedNumbers, bundleLevel)] : [listNumber],
      stake: betAmount / 10_000,
      judge: ({ numbers }) => {
        const drawn = new Set(numbers);
        return (play) => prizes[play.length]?.[hitsOf(play, drawn)] ?? nothing;
      },
    }),
  generateDraw: kenoDraw,
  madeTicket: kenoTicket,
};
