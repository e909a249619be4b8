import { describe, expect, it } from 'vitest';
import { randomGroups } from './max3d/randomGroups';
import { pickNumbers, toggleNumber } from './picks';

describe('pickNumbers', () => {
  it.each([
    ['first of what is left', () => 0, [1, 2, 3]],
    ['last of what is left', () => 0.999_999, [43, 44, 45]],
  ])('takes the %s', (_name, random, expected) => {
    expect(pickNumbers({ random, from: 1, to: 45, count: 3 })).toEqual(expected);
  });

  it('keeps what is chosen and stops when there is nothing left', () => {
    expect(pickNumbers({ random: () => 0, from: 1, to: 3, count: 2, keep: [3] })).toEqual([1, 3]);
    expect(pickNumbers({ random: () => 0, from: 1, to: 3, count: 2, keep: [1] })).toEqual([1, 2]);
    expect(pickNumbers({ random: () => 0, from: 1, to: 3, count: 9 })).toEqual([1, 2, 3]);
  });

  it.each([
    ['once what is kept twice', [2, 2], [1, 2, 3]],
    ['nothing outside the range', [0, 46, 1.5, Number.NaN, 7], [1, 2, 7]],
  ])('keeps %s', (_name, keep, expected) => {
    expect(pickNumbers({ random: () => 0, from: 1, to: 45, count: 3, keep })).toEqual(expected);
  });
});

describe('a random source outside [0, 1)', () => {
  it.each([
    [1, [43, 44, 45]],
    [Number.POSITIVE_INFINITY, [43, 44, 45]],
    [-1, [1, 2, 3]],
    [Number.NaN, [1, 2, 3]],
  ])('that answers %d draws the nearest end', (answer, expected) => {
    // Ends the loop that a source without bounds would never leave.
    let calls = 0;
    const random = () => {
      calls += 1;
      if (calls > 100) throw new Error('The draw does not end.');
      return answer;
    };
    expect(pickNumbers({ random, from: 1, to: 45, count: 3 })).toEqual(expected);
    expect(randomGroups({ random, count: 1 })).toEqual([expected[0] === 1 ? '000' : '999']);
  });
});

describe('toggleNumber', () => {
  it.each([
    ['adds in order', [5, 9], 7, 10, [5, 7, 9]],
    ['removes a chosen one', [5, 7, 9], 7, 10, [5, 9]],
    ['leaves a full slot', [5, 7], 9, 2, [5, 7]],
    ['removes from a full slot', [5, 7], 5, 2, [7]],
  ])('%s', (_name, numbers, value, max, expected) => {
    expect(toggleNumber({ numbers, value, max })).toEqual(expected);
  });
});
