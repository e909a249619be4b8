import { kenoFreeMethod, slotMethodOf } from '@veloc/rules';
import { describe, expect, it } from 'vitest';
import { askWords, fillTarget, missingWords, placesOf } from './slotWords';

const level6 = slotMethodOf('keno', 'LEVEL_6');
const bao8 = slotMethodOf('mega', 'GROUP_8');

describe('what a slot says', () => {
  it.each([
    [level6, 4, 'Chọn thêm 2 số'],
    [level6, 6, ''],
    [level6, 9, 'Bỏ bớt 3 số'],
    [bao8, 0, 'Chọn thêm 8 số'],
    [kenoFreeMethod, 0, 'Chọn ít nhất 1 số'],
    [kenoFreeMethod, 1, ''],
    [kenoFreeMethod, 10, ''],
  ])('%o with %i numbers: "%s"', (method, count, words) => {
    expect(missingWords(method, count)).toBe(words);
  });

  it('asks for as many numbers as the method takes', () => {
    expect([level6, bao8, kenoFreeMethod].map(askWords)).toEqual(['Chọn 6 số', 'Chọn 8 số', 'Chọn 1 đến 10 số']);
  });
});

describe('places of a slot', () => {
  it('are those of the method, and as many as chosen where the level is free', () => {
    expect(placesOf(bao8, { numbers: [1] })).toBe(8);
    expect(placesOf(kenoFreeMethod, { numbers: [] })).toBe(6);
    expect(placesOf(kenoFreeMethod, { numbers: [1, 2, 3] })).toBe(3);
  });

  it('fill up to the method, and by two steps where the level is free', () => {
    expect([fillTarget(bao8, 3), fillTarget(kenoFreeMethod, 2), fillTarget(kenoFreeMethod, 6)]).toEqual([8, 6, 10]);
  });
});
