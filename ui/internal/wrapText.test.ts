import { expect, it } from 'vitest';
import { wrapText } from './wrapText';

it('breaks between words, and never loses one', () => {
  const wish = 'Chúc cả nhà năm mới an khang thịnh vượng, lộc đầy tay nhé';
  const lines = wrapText(wish, 240, 17);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join(' ')).toBe(wish);
});

it('breaks a word without an end, wide letters sooner than narrow ones', () => {
  expect(wrapText('W'.repeat(40), 240, 17).length).toBeGreaterThan(wrapText('l'.repeat(40), 240, 17).length);
  expect(wrapText('W'.repeat(40), 240, 17).join('')).toBe('W'.repeat(40));
});

it('ends no line in a separator, and breaks no amount', () => {
  const lines = wrapText('Giải Nhất · POWER 6/55 · 10.000.000\u00A0₫ · Kỳ #01592', 150, 14);
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(line).not.toMatch(/^·|·$|^₫/);
});

it('writes nothing of nothing', () => {
  expect(wrapText('  ', 240, 17)).toEqual([]);
});
