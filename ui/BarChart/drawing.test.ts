import { describe, expect, test } from 'vitest';
import { columns, rows } from './drawing';

const box = { width: 288, height: 176, em: 12 };
const points = (...values: number[]) => values.map((value, index) => ({ label: String(index + 1), value }));
const format = String;

describe('columns', () => {
  test('stand on zero, up or down, in proportion', () => {
    const { bars, lines } = columns(points(10, -5, 0), box, format);
    const zero = lines.find(({ isZero }) => isZero)?.y1 ?? Number.NaN;
    const [up, down, none] = bars.map(({ bar }) => bar);
    expect((up?.y ?? 0) + (up?.height ?? 0)).toBeCloseTo(zero);
    expect(down?.y).toBeCloseTo(zero);
    expect((up?.height ?? 0) / (down?.height ?? 1)).toBeCloseTo(2);
    expect(none?.height).toBe(0);
  });

  test('a value too small to be seen is still a line', () => {
    expect(columns(points(1_000_000, 1), box, format).bars[1]?.bar.height).toBe(1);
  });

  test('eighty stand in tens, each with its figure and its number, and one scale for all', () => {
    const { bars, words, lines, height } = columns(
      points(...Array.from({ length: 80 }, (_, at) => at % 9)),
      box,
      format,
    );
    expect(lines).toHaveLength(8);
    expect(words).toHaveLength(160);
    expect(bars[10]?.field.x).toBe(0);
    expect(bars[10]?.field.y).toBe(height / 8);
    expect((bars[9]?.field.x ?? 0) + (bars[9]?.field.width ?? 0)).toBeCloseTo(box.width);
    expect(bars[17]?.bar.height).toBeCloseTo(bars[8]?.bar.height ?? 0);
  });

  test('where ten have no room there are five beside each other, at last one', () => {
    const rowsAt = (width: number) =>
      columns(points(...Array<number>(20).fill(1)), { ...box, width }, format).lines.length;
    expect([480, 288, 140, 10].map(rowsAt)).toEqual([1, 2, 4, 20]);
  });

  test('one alone does not fill the chart', () => {
    expect(columns(points(7), box, format).bars[0]?.bar.width).toBe(48);
  });
});

describe('rows', () => {
  test('lie below each other, a finger apart, and end at the edge with the largest', () => {
    const { bars } = rows(points(4, 2), box, format);
    expect(bars.map(({ field }) => [field.y, field.height])).toEqual([
      [0, 44],
      [44, 44],
    ]);
    expect(bars.map(({ bar }) => bar.width)).toEqual([288, 144]);
  });

  test('with values below zero start in between', () => {
    expect(rows(points(3, -1), box, format).bars.map(({ bar }) => [bar.x, bar.width])).toEqual([
      [72, 216],
      [0, 72],
    ]);
  });

  test('put every label above its value where one would run into it', () => {
    const odds = (label: string) => ({ label, value: 1, text: '1 trên 8.145.060' });
    const { words, bars, height } = rows([odds('Trùng sáu số không kể thứ tự'), odds('Sáu số')], box, format);
    expect(words.map(({ text }) => text)).toEqual([
      'Trùng sáu số không kể thứ tự',
      '1 trên 8.145.060',
      'Sáu số',
      '1 trên 8.145.060',
    ]);
    expect(words.every(({ x, anchor }) => x === 0 && anchor === 'start')).toBe(true);
    expect(words.map(({ y }) => y)).toEqual([...words].map(({ y }) => y).toSorted((one, other) => one - other));
    expect(bars[0]?.bar.y).toBeGreaterThan(words[1]?.y ?? Infinity);
    expect(height).toBe(2 * (bars[0]?.field.height ?? 0));
  });

  test('cut a label that is longer than the drawing', () => {
    const { words } = rows([{ label: 'Trùng sáu số'.repeat(5), value: 1 }], box, format);
    expect(words[0]?.text).toMatch(/…$/);
  });

  test('all nothing is drawn as nothing', () => {
    expect(rows(points(0, 0), box, format).bars.map(({ bar }) => bar.width)).toEqual([0, 0]);
  });
});
