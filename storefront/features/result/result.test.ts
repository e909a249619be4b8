import { expect, it, describe } from 'vitest';
import { fieldDate, wireDate, drawnTiers, resultGameOf, resultTabOf, resultTabs, tabName } from './result';

it('goes between the wire and a date field', () => {
  expect(wireDate('2026-11-21')).toBe('21/11/2026');
  expect(fieldDate('21/11/2026')).toBe('2026-11-21');
});

it.each(['', '21-11-2026', 'x', '2026-1-1'])('takes %j for no date', (text) => {
  expect(wireDate(text)).toBeNull();
  expect(fieldDate(text)).toBe('');
});

it('gives the twenty numbers of Max 3D to their prizes', () => {
  const numbers = Array.from({ length: 20 }, (_, index) => String(index).padStart(3, '0'));
  expect(drawnTiers({ gameId: 'max3d', numbers })?.map((tier) => [tier.name, tier.numbers.join(' ')])).toEqual([
    ['Đặc biệt', '000 001'],
    ['Giải Nhất', '002 003 004 005'],
    ['Giải Nhì', '006 007 008 009 010 011'],
    ['Giải Ba', '012 013 014 015 016 017 018 019'],
  ]);
});

it('leaves the games of balls alone', () => {
  expect(drawnTiers({ gameId: 'mega', numbers: [1, 2, 3, 4, 5, 6] })).toBeNull();
});

describe('the game of the address', () => {
  it.each([
    ['power', 'power'],
    ['classic', 'keno'],
    [null, 'keno'],
  ])('%s opens %s', (game, expected) => {
    expect(resultGameOf(game)).toBe(expected);
  });
});

it.each([
  ['regional', 'regional'],
  ['loto', 'regional'],
  ['classic', 'regional'],
  ['kenoud', 'keno'],
  ['power', 'power'],
  [null, 'keno'],
  ['nonsense', 'keno'],
])('opens the tab of %s', (game, expected) => {
  expect(resultTabOf(game)).toBe(expected);
});

it('writes tabs in small letters', () => {
  const labels = ['Keno', 'Mega 6/45', 'Power 6/55', 'Max 3D', 'Max 3D Pro', 'Lotto 5/35', 'Kiến thiết'];
  expect(resultTabs.map(({ label }) => label).filter((label) => labels.includes(label))).toEqual(labels);
});

it('writes a word of two letters small too', () => {
  expect([tabName('kenoeo'), tabName('classic')]).toEqual(['Keno Chẵn Lẻ', 'Số Đề']);
});
