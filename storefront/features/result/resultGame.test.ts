import { describe, expect, it } from 'vitest';
import { resultGameOf, resultTabOf, resultTabs, tabName } from './resultGame';

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
  expect(resultTabs.map(({ label }) => label)).toEqual([
    'Keno',
    'Mega 6/45',
    'Power 6/55',
    'Max 3D',
    'Max 3D Pro',
    'Lotto 5/35',
    'Kiến thiết',
  ]);
});

it('writes a word of two letters small too', () => {
  expect([tabName('kenoeo'), tabName('classic')]).toEqual(['Keno Chẵn Lẻ', 'Số Đề']);
});
