import { describe, expect, test } from 'vitest';
import { fitLabel, linear } from './scale';

describe('linear', () => {
  test('goes from one stretch to another, upside down too', () => {
    const scale = linear([0, 10], [100, 0]);
    expect([scale(0), scale(5), scale(10)]).toEqual([100, 50, 0]);
  });

  test('puts a stretch without length in the middle', () => {
    expect(linear([7, 7], [0, 40])(7)).toBe(20);
  });
});

test('a label is cut to what fits', () => {
  expect(fitLabel('Giải đặc biệt', 200, 12)).toBe('Giải đặc biệt');
  expect(fitLabel('Giải đặc biệt', 60, 12)).toBe('Giải đ…');
});
