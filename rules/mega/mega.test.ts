import { describe, expect, it } from 'vitest';
import { checkTicket, lineCount, linePrice, prizesOf, megaMethods } from '../index';
import type { NumbersTicket } from '../numbersGame';

function mega(listNumber: number[], playMethod?: { id: string; lengthGame?: number }) {
  return { code: 'A', listNumber, price: '10000', isDone: true, ...(playMethod ? { playMethod } : {}) };
}

function accepted(listNumber: number[]): NumbersTicket {
  const checked = checkTicket('mega', mega(listNumber, { id: `GROUP_${listNumber.length}` }));
  if (!checked.ok) throw new Error(checked.message);
  return checked.value;
}

function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

describe('checkTicket mega', () => {
  it.each([
    ['six numbers without a method', mega([1, 2, 3, 4, 5, 45])],
    ['bao 5', mega(upTo(5), { id: 'GROUP_5', lengthGame: 5 })],
    ['bao 16, valid though not offered', mega(upTo(16), { id: 'GROUP_16' })],
    ['bao 18', mega(upTo(18), { id: 'GROUP_18' })],
    ['selectedNumbers as another name', { selectedNumbers: upTo(6) }],
    ['a base price that is a number', { listNumber: upTo(6), price: 10_000 }],
  ])('accepts %s', (_name, ticket) => {
    expect(checkTicket('mega', ticket)).toMatchObject({ ok: true });
  });

  it('answers with numbers ascending, the method filled in and unknown keys dropped', () => {
    expect(checkTicket('mega', { code: 'C', listNumber: [45, 6, 5, 4, 3, 2], rewardAmount: 1 })).toEqual({
      ok: true,
      value: {
        code: 'C',
        listNumber: [2, 3, 4, 5, 6, 45],
        playMethod: { id: 'GROUP_6', name: 'Vé thường', lengthGame: 6, unit: 1 },
        price: '10000',
        isDone: true,
      },
    });
  });

  it.each([
    ['no object', null, 'MISSING_TICKET'],
    ['an empty object', {}, 'MISSING_TICKET'],
    ['an empty list', [], 'MISSING_TICKET'],
    ['numbers of another kind', { listNumber: '1,2,3' }, 'INVALID_NUMBERS'],
    ['a number that is text', { listNumber: [1, 2, 3, 4, 5, '6'] }, 'INVALID_NUMBERS'],
    ['no numbers', { code: 'A' }, 'INVALID_NUMBER_COUNT'],
    ['five numbers without a method', mega(upTo(5)), 'INVALID_NUMBER_COUNT'],
    ['seven numbers without a method', mega(upTo(7)), 'INVALID_NUMBER_COUNT'],
    ['a count other than the method takes', mega(upTo(6), { id: 'GROUP_7' }), 'INVALID_NUMBER_COUNT'],
    ['four numbers', mega(upTo(4), { id: 'GROUP_4' }), 'INVALID_PLAY_METHOD'],
    ['nineteen numbers', mega(upTo(19), { id: 'GROUP_19' }), 'INVALID_PLAY_METHOD'],
    ['an unknown method', mega(upTo(6), { id: 'LEVEL_6' }), 'INVALID_PLAY_METHOD'],
    ['a method with another length', mega(upTo(6), { id: 'GROUP_6', lengthGame: 7 }), 'INVALID_PLAY_METHOD'],
    ['a method of another kind', { listNumber: upTo(6), playMethod: 'GROUP_6' }, 'INVALID_PLAY_METHOD'],
    ['zero', mega([0, 2, 3, 4, 5, 6]), 'INVALID_NUMBER_RANGE'],
    ['46', mega([1, 2, 3, 4, 5, 46]), 'INVALID_NUMBER_RANGE'],
    ['a fraction', mega([1, 2, 3, 4, 5, 6.5]), 'INVALID_NUMBER_RANGE'],
    ['a number twice', mega([1, 2, 3, 4, 5, 5]), 'DUPLICATE_NUMBERS'],
    ['range before duplicates', mega([1, 1, 3, 4, 5, 46]), 'INVALID_NUMBER_RANGE'],
    ['another base price', { listNumber: upTo(6), price: '20000' }, 'INVALID_PRICE'],
    ['a base price with a space', { listNumber: upTo(6), price: '10000 ' }, 'INVALID_PRICE'],
    ['a slot that is none', { code: 'G', listNumber: upTo(6) }, 'VALIDATION_ERROR'],
  ])('refuses %s', (_name, ticket, code) => {
    expect(checkTicket('mega', ticket)).toMatchObject({ ok: false, code });
  });
});

describe('mega prices', () => {
  it.each([
    [5, 40, 400_000],
    [6, 1, 10_000],
    [7, 7, 70_000],
    [8, 28, 280_000],
    [9, 84, 840_000],
    [10, 210, 2_100_000],
    [11, 462, 4_620_000],
    [12, 924, 9_240_000],
    [13, 1_716, 17_160_000],
    [14, 3_003, 30_030_000],
    [15, 5_005, 50_050_000],
    [16, 8_008, 80_080_000],
    [17, 12_376, 123_760_000],
    [18, 18_564, 185_640_000],
  ])('bao %i is %i plays for %i đồng', (size, plays, price) => {
    const ticket = accepted(upTo(size));
    expect(lineCount('mega', ticket)).toBe(plays);
    expect(ticket.playMethod?.unit).toBe(plays);
    expect(linePrice({ gameId: 'mega', ticket, numberPeriod: 1 })).toBe(price);
    expect(linePrice({ gameId: 'mega', ticket, numberPeriod: 3 })).toBe(3 * price);
  });
});

describe('mega prizes', () => {
  const draw = { numbers: [1, 2, 3, 4, 5, 6] };

  it.each([
    ['six hits', [1, 2, 3, 4, 5, 6], [['jackpot', 1, 0]]],
    ['five hits', [1, 2, 3, 4, 5, 16], [['first', 1, 10_000_000]]],
    ['four hits', [1, 2, 3, 4, 15, 16], [['second', 1, 300_000]]],
    ['three hits', [1, 2, 3, 14, 15, 16], [['third', 1, 30_000]]],
    ['two hits', [1, 2, 13, 14, 15, 16], []],
    [
      'bao 5 with four hits',
      [1, 2, 3, 4, 15],
      [
        ['first', 2, 10_000_000],
        ['second', 38, 300_000],
      ],
    ],
    [
      'bao 5 with five hits',
      [1, 2, 3, 4, 5],
      [
        ['jackpot', 1, 0],
        ['first', 39, 10_000_000],
      ],
    ],
    ['bao 5 with two hits', [1, 2, 13, 14, 15], [['third', 4, 30_000]]],
    [
      'bao 7 with six hits',
      [1, 2, 3, 4, 5, 6, 17],
      [
        ['jackpot', 1, 0],
        ['first', 6, 10_000_000],
      ],
    ],
    [
      'bao 7 with four hits',
      [1, 2, 3, 4, 15, 16, 17],
      [
        ['second', 3, 300_000],
        ['third', 4, 30_000],
      ],
    ],
  ])('%s', (_name, picked, expected) => {
    const won = prizesOf('mega', accepted(picked), draw);
    expect(won.map(({ tier, lines, value }) => [tier, lines, value])).toEqual(expected);
    expect(won.map(({ jackpot }) => jackpot ?? false)).toEqual(won.map(({ tier }) => tier === 'jackpot'));
  });
});

it('offers every bao but 16 and 17, which are valid all the same (decision G8)', () => {
  const offered = megaMethods.filter((method) => method.offered).map(({ lengthGame }) => lengthGame);
  expect(offered).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 18]);
});
