import { describe, expect, it } from 'vitest';
import { checkTicket, linePrice, lotoLimitWarning, lotoTypeOf, lotoWarning, prizesOf } from '../index';
import type { LotoTicket } from './ticket';

const draw = {
  prizes: {
    db: ['123407'],
    g1: ['55507'],
    g2: ['11111'],
    g3: ['22222', '33407'],
    g4: ['10007', '20407', '33333', '44444', '55555', '66666', '77777'],
    g5: ['3407'],
    g6: ['1000', '2000', '3000'],
    g7: ['407'],
    g8: ['07'],
  },
};

function accepted(id: string, numbers: string, value = 10_000): LotoTicket {
  const checked = checkTicket('loto', { lotoType: { id }, numbers, value });
  if (!checked.ok) throw new Error(checked.message);
  return checked.value;
}

describe('checkTicket loto', () => {
  it.each([
    ['D', '--07'],
    ['D', '-407'],
    ['C', '07'],
    ['DC', '-407'],
    ['L7', '-407'],
    ['L16', '3407'],
    ['L17', '407'],
    ['L18', '--07'],
  ])('%s takes %s', (id, numbers) => {
    expect(accepted(id, numbers).numbers).toBe(numbers.padStart(4, '-'));
  });

  it.each([
    ['an unknown type', { lotoType: { id: 'X' }, numbers: '--07' }, 'INVALID_PLAY_TYPE'],
    ['no type', { numbers: '--07' }, 'INVALID_PLAY_TYPE'],
    ['one digit', { lotoType: { id: 'D' }, numbers: '---7' }, 'INVALID_NUMBER_COUNT'],
    ['no digit', { lotoType: { id: 'D' }, numbers: '----' }, 'INVALID_NUMBER_COUNT'],
    ['four digits for Đầu', { lotoType: { id: 'D' }, numbers: '1234' }, 'INVALID_NUMBER_COUNT'],
    ['two digits for 7 lô', { lotoType: { id: 'L7' }, numbers: '--07' }, 'INVALID_NUMBER_COUNT'],
    ['three digits for 16 lô', { lotoType: { id: 'L16' }, numbers: '-407' }, 'INVALID_NUMBER_COUNT'],
    ['four digits for 17 lô', { lotoType: { id: 'L17' }, numbers: '3407' }, 'INVALID_NUMBER_COUNT'],
    ['three digits for 18 lô', { lotoType: { id: 'L18' }, numbers: '-407' }, 'INVALID_NUMBER_COUNT'],
    ['a letter', { lotoType: { id: 'D' }, numbers: '--0x' }, 'INVALID_NUMBERS'],
    ['a hole', { lotoType: { id: 'D' }, numbers: '-0-7' }, 'INVALID_NUMBERS'],
    ['numbers of another kind', { lotoType: { id: 'D' }, numbers: 7 }, 'INVALID_NUMBERS'],
    ['a stake between multiples', { lotoType: { id: 'D' }, numbers: '--07', value: 15_000 }, 'INVALID_PRICE'],
  ])('refuses %s', (_name, ticket, code) => {
    expect(checkTicket('loto', ticket)).toMatchObject({ ok: false, code });
  });
});

it('costs its stake a draw, whatever it is compared with', () => {
  expect(linePrice({ gameId: 'loto', ticket: accepted('L18', '--07', 30_000), numberPeriod: 1 })).toBe(30_000);
});

describe('loto prizes', () => {
  it.each([
    ['D', '07', 1, 700_000],
    ['D', '407', 1, 5_000_000],
    ['D', '08', 0, 0],
    ['C', '07', 1, 700_000],
    ['C', '407', 1, 5_000_000],
    ['DC', '07', 2, 350_000],
    ['DC', '407', 2, 2_500_000],
    ['DC', '11', 0, 0],
    ['L18', '07', 8, 39_000],
    ['L17', '407', 5, 295_000],
    ['L16', '3407', 3, 2_000_000],
    ['L7', '407', 1, 715_000],
    ['L7', '333', 1, 715_000],
    ['L7', '111', 0, 0],
  ])('%s on %s hits %i times for %i', (id, numbers, lines, value) => {
    const won = prizesOf('loto', accepted(id, numbers), draw);
    expect(won.map((line) => [line.lines, line.value])).toEqual(lines === 0 ? [] : [[lines, value]]);
  });
});

describe('what the builder says', () => {
  it.each([
    ['D', '7', 'Lô Đầu chỉ hỗ trợ số dự thưởng có 2 hoặc 3 chữ số'],
    ['C', '1234', 'Lô Cuối chỉ hỗ trợ số dự thưởng có 2 hoặc 3 chữ số'],
    ['DC', '1234', 'Lô Đầu - Cuối chỉ hỗ trợ số dự thưởng có 2 hoặc 3 chữ số'],
    ['L7', '--07', '7 lô chỉ hỗ trợ số dự thưởng có 3 chữ số'],
    ['L17', '3407', '17 lô chỉ hỗ trợ số dự thưởng có 3 chữ số'],
    ['L18', '-407', '18 lô chỉ hỗ trợ số dự thưởng có 2 chữ số'],
    ['L16', '-407', '16 lô chỉ hỗ trợ số dự thưởng có 4 chữ số'],
    ['D', '--07', null],
    ['L16', '3407', null],
  ])('%s with %s', (id, numbers, warning) => {
    const type = lotoTypeOf(id);
    expect(type && lotoWarning(type, numbers)).toBe(warning);
  });

  it('allows ten tickets', () => {
    expect(lotoLimitWarning(9)).toBeNull();
    expect(lotoLimitWarning(10)).toBe('Số lượng vé tối đa là 10');
  });
});
