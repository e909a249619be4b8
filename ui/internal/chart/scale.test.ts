import { describe, expect, test } from 'vitest';
import { fitLabel, labelPlaces, labelWidth, linear, niceStep, ticks } from './scale';

describe('linear', () => {
  test('goes from one stretch to another, upside down too', () => {
    const scale = linear([0, 10], [100, 0]);
    expect([scale(0), scale(5), scale(10)]).toEqual([100, 50, 0]);
  });

  test('puts a stretch without length in the middle', () => {
    expect(linear([7, 7], [0, 40])(7)).toBe(20);
  });
});

test.each([
  [1, 1],
  [1.2, 2],
  [3, 5],
  [5.0000001, 10],
  [0.03, 0.05],
  [32_684_915_500, 50_000_000_000],
])('the nice step of at least %d is %d', (least, step) => {
  expect(niceStep(least)).toBe(step);
});

describe('ticks', () => {
  test.each([
    { values: [12, 3, 7], expected: [0, 5, 10, 15] },
    { values: [1, 2], expected: [0, 1, 2] },
    { values: [0, 0], expected: [0, 1] },
    { values: [], expected: [0, 1] },
    { values: [-8, 6], expected: [-10, -5, 0, 5, 10] },
    { values: [-3], expected: [-3, -2, -1, 0] },
    { values: [0.1, 0.25], expected: [0, 0.1, 0.2, 0.3] },
  ])('hold $values', ({ values, expected }) => {
    expect(ticks(values, 5)).toEqual(expected);
  });

  test('hold every value and are never too many', () => {
    for (let size = -6; size <= 12; size += 1) {
      for (const factor of [1, 1.7, 3.3, 9.99]) {
        const value = factor * 10 ** size;
        for (const values of [[value], [-value], [-value, value * 0.3], [value, value * 1.01]]) {
          const made = ticks(values, 5);
          expect(made.length, String(values)).toBeLessThanOrEqual(5);
          expect(made[0]).toBeLessThanOrEqual(Math.min(0, ...values));
          expect(made.at(-1)).toBeGreaterThanOrEqual(Math.max(0, ...values));
        }
      }
    }
  });
});

describe('labelPlaces', () => {
  test('writes all where there is room', () => {
    expect(labelPlaces(3, 20, 320, 40)).toEqual([
      { index: 0, middle: 70 },
      { index: 1, middle: 170 },
      { index: 2, middle: 270 },
    ]);
  });

  test.each([
    [80, [0, 10, 20, 30, 40, 50, 60, 79]],
    [45, [0, 5, 10, 15, 20, 25, 30, 35, 44]],
  ])('writes some of %i on a narrow phone, the last one too', (count, written) => {
    const places = labelPlaces(count, 24, 288, labelWidth(['80'], 12));
    expect(places.map(({ index }) => index)).toEqual(written);
  });

  test('lets none go over the edge or over another, whatever the room', () => {
    for (const count of [0, 1, 2, 5, 12, 35, 80, 365])
      for (const room of [120, 288, 358, 600])
        for (const width of [10, 24, 61, 300]) {
          const places = labelPlaces(count, 10, 10 + room, width);
          const half = Math.min(width, 10 + room) / 2;
          for (const [place, { middle }] of places.entries()) {
            expect(middle - half).toBeGreaterThanOrEqual(-1e-6);
            expect(middle + half).toBeLessThanOrEqual(10 + room + 1e-6);
            const before = places[place - 1];
            if (before) expect(middle - before.middle).toBeGreaterThanOrEqual(width - 1e-6);
          }
          expect(places.length).toBeGreaterThanOrEqual(Math.min(count, 1));
        }
  });
});

test('a label is cut to what fits', () => {
  expect(fitLabel('Giải đặc biệt', 200, 12)).toBe('Giải đặc biệt');
  expect(fitLabel('Giải đặc biệt', 60, 12)).toBe('Giải đ…');
});
