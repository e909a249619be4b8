import { kenoFreeMethod, noPicks, slotMethodOf, type SlotGame, type SlotMethod } from '@veloc/rules';
import { describe, expect, it } from 'vitest';
import { askLabel, fillTarget, missingLabel, placesOf } from './slotLabels';

const level6 = slotMethodOf('keno', 'LEVEL_6');
const bao8 = slotMethodOf('mega', 'GROUP_8');

describe('what a slot says', () => {
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

  it.each<[SlotGame, SlotMethod, number, string]>([
    ['keno', level6, 4, 'Chọn thêm 2 số'],
    ['keno', level6, 6, ''],
    ['keno', level6, 9, 'Bỏ bớt 3 số'],
    ['mega', bao8, 0, 'Chọn thêm 8 số'],
    ['keno', kenoFreeMethod, 0, 'Chọn ít nhất 1 số'],
    ['keno', kenoFreeMethod, 1, ''],
    ['keno', kenoFreeMethod, 10, ''],
  ])('%s, %o with %i numbers: "%s"', (gameId, method, count, words) => {
    expect(missingLabel(gameId, method, { ...noPicks, numbers: numbers(count) })).toBe(words);
  });

  it('asks for the special when the main numbers are there', () => {
    const normal = slotMethodOf('lotto535', 'NORMAL');
    expect(missingLabel('lotto535', normal, { ...noPicks, numbers: numbers(5) })).toBe('Chọn thêm 1 số đặc biệt');
  });

  it('asks for digits, and then warns in the words of the game', () => {
    const straight = slotMethodOf('max3d', 'MAX3D_straight');
    expect(missingLabel('max3d', straight, noPicks)).toBe('Nhập đủ 3 chữ số');
    expect(missingLabel('max3d', straight, { ...noPicks, groups: ['12'] })).toBe(
      'Bộ số thứ 1 chưa hoàn chỉnh. Vui lòng bổ sung',
    );
  });

  it('asks for the bet', () => {
    const evenOdd = slotMethodOf('kenoeo', 'EVEN_ODD');
    expect(missingLabel('kenoeo', evenOdd, noPicks)).toBe('Chọn một kết quả');
    expect(missingLabel('kenoeo', evenOdd, { ...noPicks, outcome: 'EVEN' })).toBe('');
  });

  it('asks for as many numbers as the method takes', () => {
    expect([level6, bao8, kenoFreeMethod].map(askLabel)).toEqual(['Chọn 6 số', 'Chọn 8 số', 'Chọn 1 đến 10 số']);
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
