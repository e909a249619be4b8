import { describe, expect, it } from 'vitest';
import {
  checkTicket,
  lotoLengths,
  lotoNumbers,
  lotoTypes,
  pasteLotoDigits,
  randomLotoDigits,
  typeLotoDigit,
} from '../index';
import { chiSquare, tallyValues } from '../testing/chiSquare';
import { seededRandom } from '../testing/seededRandom';

describe('typing a Loto number', () => {
  it.each([
    ['', '0', '0'],
    ['0', '7', '07'],
    ['276', '8', '2768'],
    ['2768', '1', '2768'],
    ['27', 'x', '27'],
    ['27', '12', '27'],
    ['27', '-', '27'],
  ])('%j and %j is %j', (digits, digit, expected) => {
    expect(typeLotoDigit(digits, digit)).toBe(expected);
  });

  it.each([
    ['--07', '07'],
    ['2768', '2768'],
    ['27685', '2768'],
    ['số 39', '39'],
    ['none', ''],
  ])('pasting %j gives %j', (text, expected) => {
    expect(pasteLotoDigits(text)).toBe(expected);
  });

  it.each([
    ['07', '--07'],
    ['407', '-407'],
    ['2768', '2768'],
    ['-407', '-407'],
    ['', '----'],
  ])('%j is written %j', (digits, expected) => {
    expect(lotoNumbers(digits)).toBe(expected);
  });
});

describe('a random Loto number', () => {
  it.each(lotoTypes)('of $id is a ticket the cart accepts, of every length it takes', (type) => {
    const random = seededRandom(17);
    const seen = new Set<number>();
    for (let round = 0; round < 500; round += 1) {
      const digits = randomLotoDigits({ random, type });
      seen.add(digits.length);
      expect(checkTicket('loto', { lotoType: type, numbers: lotoNumbers(digits) }).ok).toBe(true);
    }
    expect([...seen].toSorted()).toEqual(lotoLengths(type));
  });

  it('is each number equally often', () => {
    const random = seededRandom(99);
    const type = lotoTypes.find(({ id }) => id === 'L18');
    if (!type) throw new Error('no L18');
    const counts = tallyValues(Array.from({ length: 200_000 }, () => randomLotoDigits({ random, type })));
    expect(counts.size).toBe(100);
    // 99 degrees of freedom: one fair source in a thousand is above 148.2.
    expect(chiSquare(counts, 100)).toBeLessThan(148.2);
  });
});
