import { describe } from 'vitest';
import { COUNT, METHOD, RANGE, TWICE, upTo, validate, type Row } from '../testing/validationTable';

describe('Keno even/odd and big/small: 0 to 10 numbers may come along (decision G23)', () => {
  for (const [gameId, own, foreign] of [
    ['kenoeo', ['EVEN', 'ODD', 'EVEN_1112', 'ODD_1112', 'DRAW_ODD_EVEN'], ['UPPER', 'LOWER', 'DRAW_UPPER_LOWER']],
    ['kenoud', ['UPPER', 'LOWER', 'DRAW_UPPER_LOWER'], ['EVEN', 'ODD', 'EVEN_1112', 'ODD_1112', 'DRAW_ODD_EVEN']],
  ] as const) {
    const [playMethod] = own;
    validate(gameId, [
      ...own.map((method): Row => [method, { playMethod: method }, 'ok']),
      ...foreign.map((method): Row => [method, { playMethod: method }, METHOD]),
      ['an empty method', { playMethod: '', listNumber: [1] }, METHOD],
      ['a level', { playMethod: 'LEVEL_1', listNumber: [1] }, METHOD],
      ['0 numbers', { playMethod, listNumber: [] }, 'ok'],
      ['10 numbers', { playMethod, listNumber: upTo(10) }, 'ok'],
      ['11 numbers', { playMethod, listNumber: upTo(11) }, COUNT],
      ['number 0', { playMethod, listNumber: [0] }, RANGE],
      ['number 1', { playMethod, listNumber: [1] }, 'ok'],
      ['number 80', { playMethod, listNumber: [80] }, 'ok'],
      ['number 81', { playMethod, listNumber: [81] }, RANGE],
      ['a number twice', { playMethod, listNumber: [7, 7] }, TWICE],
      ['a stake of 100 times', { playMethod, betAmount: 1_000_000 }, 'ok'],
      ['a stake of 101 times', { playMethod, betAmount: 1_010_000 }, 'INVALID_PRICE'],
    ]);
  }
});
