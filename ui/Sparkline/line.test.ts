import { expect, test } from 'vitest';
import { lineThrough } from './line';

const box = { width: 110, height: 30 };

test('goes from edge to edge, the highest at the top', () => {
  expect(lineThrough([1, 3, 2], box)).toEqual({
    line: 'M5.0 25.0L55.0 5.0L105.0 15.0',
    area: 'M5.0 25.0L55.0 5.0L105.0 15.0V30H5.0Z',
    end: { x: 105, y: 15 },
  });
});

test('values that are all alike run through the middle', () => {
  expect(lineThrough([7, 7], box)?.line).toBe('M5.0 15.0L105.0 15.0');
});

test('one value is a point in the middle', () => {
  expect(lineThrough([-4], box)?.end).toEqual({ x: 55, y: 15 });
});

test('no values are no line', () => {
  expect(lineThrough([], box)).toBeNull();
});
