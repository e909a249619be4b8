import { describe, expect, it } from 'vitest';
import { fieldOf } from './field';

describe('a field of dots', () => {
  it.each([
    [8_145_060, { dots: 9000, columns: 100, rows: 90, last: 100, each: 905 }],
    [9001, { dots: 9000, columns: 100, rows: 90, last: 100, each: 1 }],
    [1000, { dots: 1000, columns: 33, rows: 31, last: 10, each: 1 }],
    [4, { dots: 4, columns: 2, rows: 2, last: 2, each: 1 }],
    [3.4, { dots: 3, columns: 2, rows: 2, last: 1, each: 1 }],
    [0.5, { dots: 1, columns: 1, rows: 1, last: 1, each: 1 }],
  ])('of one in %d', (outcomes, field) => {
    expect(fieldOf(outcomes)).toMatchObject(field);
  });

  it('has every dot, and the own one among them', () => {
    const wrong = Array.from({ length: 9000 }, (_, index) => index + 1).filter((outcomes) => {
      const { dots, columns, rows, last, mine } = fieldOf(outcomes);
      const isWhole = dots === outcomes && (rows - 1) * columns + last === dots && last > 0 && last <= columns;
      return !isWhole || mine.row * columns + mine.column >= dots;
    });
    expect(wrong).toEqual([]);
  });
});
