import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkTicket, KENO_NUMBERS, lineCount, prizesOf } from '../index';
import type { KenoTicket } from './ticket';
import { pickedNumbers } from '../testing/arbitraries';
import { combinations } from '../testing/combinations';
import { tallyOf, tallyPlays } from '../testing/tally';
import { kenoPrizes } from './tiers';

const draws = pickedNumbers({ ...KENO_NUMBERS, min: 20, max: 20 });
const bundles = fc
  .tuple(pickedNumbers({ ...KENO_NUMBERS, min: 3, max: 12 }), fc.nat())
  .map(([numbers, level]) => ({ numbers, level: 2 + (level % (Math.min(numbers.length - 1, 10) - 1)) }));

function accepted(ticket: object): KenoTicket {
  const checked = checkTicket('keno', ticket);
  if (!checked.ok) throw new Error(checked.message);
  return checked.value;
}

describe('a Keno bao by formula', () => {
  it('is the same as its plays one by one', () => {
    fc.assert(
      fc.property(bundles, draws, ({ numbers, level }, drawn) => {
        const ticket = accepted({ isBundleTicket: true, bundleLevel: level, bundleSelectedNumbers: numbers });
        const plays = [...combinations(numbers, level)];
        const counted = tallyPlays(plays, (play) => {
          const hits = play.filter((number) => drawn.includes(number)).length;
          return kenoPrizes[level]?.[hits] === undefined ? null : `LEVEL_${level}_HITS_${hits}`;
        });
        expect(tallyOf(prizesOf('keno', ticket, { numbers: drawn }))).toEqual(counted);
        expect(lineCount('keno', ticket)).toBe(plays.length);
      }),
      { numRuns: 200 },
    );
  });

  it('wins what the same plays win as tickets of their own', () => {
    fc.assert(
      fc.property(bundles, draws, ({ numbers, level }, drawn) => {
        const value = (ticket: KenoTicket) =>
          prizesOf('keno', ticket, { numbers: drawn }).reduce((sum, line) => sum + line.lines * line.value, 0);
        const bundle = accepted({ isBundleTicket: true, bundleLevel: level, bundleSelectedNumbers: numbers });
        let single = 0;
        for (const listNumber of combinations(numbers, level)) single += value(accepted({ listNumber }));
        expect(value(bundle)).toBe(single);
      }),
      { numRuns: 25 },
    );
  });
});
