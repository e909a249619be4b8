import type { ResultGame } from '@veloc/rules';
import { describe, expect, it } from 'vitest';
import { nothingTyped } from '../../features/numbers/TypedNumbers';
import { boardOf, chosen, progress, toggled } from './board';

// By hand from the games' own rules.
it.each([
  ['keno', { balls: 80, specials: null, least: 1, most: 10 }],
  ['mega', { balls: 45, specials: null, least: 6, most: 18 }],
  ['power', { balls: 55, specials: null, least: 6, most: 18 }],
  ['lotto535', { balls: 35, specials: 12, least: 5, most: 5 }],
  ['max3d', { balls: null, specials: null, least: 1, most: 2 }],
  ['max3dpro', { balls: null, specials: null, least: 2, most: 2 }],
] as const)('has the board of %s', (game, board) => {
  expect(boardOf(game)).toEqual(board);
});

it('takes a ball that was chosen away, and adds any other', () => {
  expect(toggled('05 17', 5, 45)).toBe('17');
  expect(toggled('05 17', 8, 45)).toBe('05 17 08');
});

it('shows of what was typed only balls of the board, each once', () => {
  expect(chosen('5 5 46 0 17', 45)).toEqual([5, 17]);
});

describe('says how many are missing, and what enough make', () => {
  it.each<[ResultGame, string, string, string]>([
    ['mega', '', '', 'Chọn 6 số'],
    ['mega', '1 2 3 4', '', 'Còn thiếu 2 số'],
    ['mega', '1 2 3 4 5', '', 'Còn thiếu 1 số, hoặc dò như Bao 5'],
    ['mega', '1 2 3 4 5 6', '', '6 số · Vé thường'],
    ['mega', '1 2 3 4 5 6 7', '', '7 số · Bao 7'],
    ['keno', '', '', 'Chọn từ 1 đến 10 số'],
    ['keno', '8 9', '', '2 số · Bậc 2'],
    ['lotto535', '', '', 'Chọn 5 số và 1 số đặc biệt'],
    ['lotto535', '1 2 3', '', 'Còn thiếu 2 số và số đặc biệt'],
    ['lotto535', '1 2 3 4 5', '', 'Còn thiếu số đặc biệt'],
    ['lotto535', '1 2 3 4', '7', 'Còn thiếu 1 số'],
    ['lotto535', '1 2 3 4 5', '7', '5 số · Vé thường'],
    ['max3d', '', '', 'Còn thiếu 3 chữ số'],
    ['max3d', '168', '', '1 bộ số · Đúng thứ tự'],
    ['max3d', '168 0', '', 'Còn thiếu 2 chữ số'],
    ['max3dpro', '168', '', 'Còn thiếu 3 chữ số'],
  ])('%s: %s + %s', (game, main, special, words) => {
    expect(progress(game, boardOf(game), { ...nothingTyped, main, special })).toBe(words);
  });
});
