import { describe, expect, it } from 'vitest';
import { randomGroups } from './randomGroups';
import { chiSquare, tallyValues } from '../testing/chiSquare';
import { seededRandom } from '../testing/seededRandom';

const others = (groups: readonly string[]) => groups;

describe('randomGroups', () => {
  it.each([
    ['the first number', () => 0, ['000']],
    ['the last number', () => 0.999_999_9, ['999']],
  ])('can draw %s', (_name, random, expected) => {
    expect(randomGroups({ random, count: 1 })).toEqual(expected);
  });

  it('never draws an excluded number', () => {
    expect(randomGroups({ random: () => 0, count: 3, excluded: others })).toEqual(['000', '001', '002']);
    expect(randomGroups({ random: () => 0.999_999_9, count: 3, excluded: others })).toEqual(['999', '998', '997']);
  });

  it('keeps whole groups in their places and draws begun ones anew', () => {
    const groups = randomGroups({ random: () => 0, count: 4, keep: ['12', '345', ''] });
    expect(groups).toEqual(['000', '345', '000', '000']);
  });

  it('does not draw again what is kept behind', () => {
    expect(randomGroups({ random: () => 0, count: 2, keep: ['', '000'], excluded: others })).toEqual(['001', '000']);
  });

  it('keeps no more than asked for', () => {
    expect(randomGroups({ random: () => 0, count: 1, keep: ['123', '456'] })).toEqual(['123']);
  });

  it('gives every number the same chance, excluded ones or not', () => {
    const random = seededRandom(3_141);
    const draws = Array.from({ length: 50_000 }, () => randomGroups({ random, count: 4, excluded: others }));
    const counts = tallyValues(draws.flat());
    expect(counts.size).toBe(1_000);
    // 999 degrees of freedom: one fair source in a thousand is above 1,143.
    expect(chiSquare(counts, 1_000)).toBeLessThan(1_143);
  });
});
