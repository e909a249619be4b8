import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkTicket, lineCount, orderCount, ordersOf, prizesOf, type Max3DDraw } from '../index';
import type { Max3DTicket } from './ticket';
import { max3dPlusPrizes, max3dPrizes } from './tiers';
import { tallyOf, type Tally } from '../testing/tally';

const draw: Max3DDraw = {
  special: ['123', '456'],
  first: ['111', '112', '121', '789'],
  second: ['200', '201', '202', '203', '204', '205'],
  third: ['300', '301', '302', '303', '304', '305', '123', '999'],
};

function accepted(numbers: string, playType = 'straight'): Max3DTicket {
  const checked = checkTicket('max3d', { numbers, playType });
  if (!checked.ok) throw new Error(checked.message);
  return checked.value;
}

describe('checkTicket max3d', () => {
  it.each([
    ['123', 'straight', 'MAX3D', 1],
    ['123', 'box', 'MAX3D', 1],
    ['112', 'straightBox', 'MAX3D', 2],
    ['456 123', 'straight', 'MAX3DPLUS', 1],
    ['111 111', 'straight', 'MAX3DPLUS', 1],
  ])('takes %s %s as %s of %i plays', (numbers, playType, method, plays) => {
    const ticket = accepted(numbers, playType);
    expect(ticket.playMethod).toEqual({ id: method });
    expect(lineCount('max3d', ticket)).toBe(plays);
  });

  it.each([
    ['an unknown type', { numbers: '123', playType: 'any' }, 'INVALID_PLAY_TYPE'],
    ['an unknown method', { numbers: '123', playMethod: { id: 'MAX4D' } }, 'INVALID_PLAY_METHOD'],
    ['no number', { code: 'A' }, 'INVALID_NUMBER_COUNT'],
    ['three groups', { numbers: '123 456 789' }, 'INVALID_NUMBER_COUNT'],
    ['one group for Max3D+', { numbers: '123', playMethod: { id: 'MAX3DPLUS' } }, 'INVALID_NUMBER_COUNT'],
    ['two groups for Max3D', { numbers: '123 456', playMethod: { id: 'MAX3D' } }, 'INVALID_NUMBER_COUNT'],
    ['a short group', { numbers: '12' }, 'INVALID_NUMBERS'],
    ['a long group', { numbers: '1234' }, 'INVALID_NUMBERS'],
    ['a letter', { numbers: '12a' }, 'INVALID_NUMBERS'],
    ['numbers of another kind', { numbers: 123 }, 'INVALID_NUMBERS'],
    ['box on equal digits', { numbers: '777', playType: 'box' }, 'INVALID_PLAY_TYPE'],
    ['straightBox on equal digits', { numbers: '777', playType: 'straightBox' }, 'INVALID_PLAY_TYPE'],
    ['box on two groups', { numbers: '123 456', playType: 'box' }, 'INVALID_PLAY_TYPE'],
    ['another base price', { numbers: '123', price: '1' }, 'INVALID_PRICE'],
  ])('refuses %s', (_name, ticket, code) => {
    expect(checkTicket('max3d', ticket)).toMatchObject({ ok: false, code });
  });
});

describe('max3d prizes', () => {
  it.each([
    [
      '123',
      'straight',
      [
        ['special', 1, 1_000_000],
        ['third', 1, 100_000],
      ],
    ],
    ['789', 'straight', [['first', 1, 350_000]]],
    ['205', 'straight', [['second', 1, 210_000]]],
    ['321', 'straight', []],
    [
      '321',
      'box',
      [
        ['box_special', 1, 170_000],
        ['box_third', 1, 15_000],
      ],
    ],
    ['987', 'box', [['box_first', 1, 60_000]]],
    ['102', 'box', [['box_second', 1, 35_000]]],
    ['211', 'box', [['box_first', 2, 120_000]]],
    ['220', 'box', [['box_second', 1, 70_000]]],
    ['030', 'box', [['box_third', 1, 30_000]]],
    [
      '789',
      'straightBox',
      [
        ['first', 1, 350_000],
        ['box_first', 1, 60_000],
      ],
    ],
  ])('%s %s', (numbers, playType, expected) => {
    const won = prizesOf('max3d', accepted(numbers, playType), draw);
    expect(won.map(({ tier, lines, value }) => [tier, lines, value])).toEqual(expected);
  });

  it.each([
    ['123 456', { special: 1, fourth: 1, fifth: 2, sixth: 1 }],
    ['456 123', { special: 1, fourth: 1, fifth: 2, sixth: 1 }],
    ['111 789', { first: 1, fourth: 1, sixth: 2 }],
    ['200 205', { second: 1, fourth: 1, sixth: 2 }],
    ['300 999', { third: 1, fourth: 1, sixth: 2 }],
    ['123 000', { fifth: 1, sixth: 1 }],
    ['111 000', { sixth: 1 }],
    ['000 001', {}],
    ['123 123', { fourth: 2, fifth: 2, sixth: 2 }],
    ['111 111', { sixth: 2 }],
  ])('Max3D+ %s', (numbers, expected) => {
    expect(tallyOf(prizesOf('max3d', accepted(numbers), draw))).toEqual(expected);
  });

  it('Max3D+ with one number drawn twice doubles every tier', () => {
    const twice = { ...draw, special: ['500', '500'], first: ['500', '500', '001', '002'] };
    expect(tallyOf(prizesOf('max3d', accepted('500 500'), twice))).toEqual({
      special: 2,
      first: 2,
      fourth: 2,
      fifth: 4,
      sixth: 4,
    });
  });

  it.each([
    ['straight', 1],
    ['box3', 3],
    ['box6', 6],
  ] as const)('%s returns 54.6 per cent of its stakes', (play, winningNumbers) => {
    const { special, first, second, third } = max3dPrizes[play];
    const paid = 2 * special + 4 * first + 6 * second + 8 * third;
    expect((paid * winningNumbers) / 1_000 / 10_000).toBeCloseTo(0.546, 3);
  });

  it('Max3D+ returns 54.8 per cent of its stakes', () => {
    const values = max3dPlusPrizes;
    const pairs = 2 * values.special + 12 * values.first + 30 * values.second + 56 * values.third + 380 * values.fourth;
    const single = 2 * 2 * values.fifth + 2 * 18 * values.sixth;
    expect((pairs / 1_000_000 + single / 1_000) / 10_000).toBeCloseTo(0.548, 3);
  });
});

describe('orders of digits', () => {
  it.each([
    ['123', 6],
    ['112', 3],
    ['111', 1],
  ])('%s has %i', (group, count) => {
    expect(orderCount(group)).toBe(count);
    expect(ordersOf(group)).toHaveLength(count);
    expect(new Set(ordersOf(group)).size).toBe(count);
  });
});

describe('two numbers by formula', () => {
  // Few different numbers, so that repeats and equal pairs come up often.
  const number = fc.constantFrom('100', '010', '001', '122', '212', '777', '778', '779');
  const draws = fc.record({
    special: fc.array(number, { minLength: 2, maxLength: 2 }),
    first: fc.array(number, { minLength: 4, maxLength: 4 }),
    second: fc.array(number, { minLength: 6, maxLength: 6 }),
    third: fc.array(number, { minLength: 8, maxLength: 8 }),
  });

  it('pay as the rule says in words', () => {
    fc.assert(
      fc.property(number, number, draws, (one, two, drawn) => {
        const factor = one === two ? 2 : 1;
        const places = (tier: readonly string[], value: string) =>
          tier.filter((drawnNumber) => drawnNumber === value).length;
        const both = (tier: readonly string[]) =>
          one === two ? places(tier, one) >= 2 : places(tier, one) > 0 && places(tier, two) > 0;
        const all = [...drawn.special, ...drawn.first, ...drawn.second, ...drawn.third];
        const others = all.slice(2);
        const expected: Tally = {
          special: both(drawn.special) ? factor : 0,
          first: both(drawn.first) ? factor : 0,
          second: both(drawn.second) ? factor : 0,
          third: both(drawn.third) ? factor : 0,
          fourth: both(all) ? factor : 0,
          fifth: places(drawn.special, one) + places(drawn.special, two),
          sixth: places(others, one) + places(others, two),
        };
        const won = Object.fromEntries(Object.entries(expected).filter(([, lines]) => lines > 0));
        expect(tallyOf(prizesOf('max3d', accepted(`${one} ${two}`), drawn))).toEqual(won);
      }),
      { numRuns: 500 },
    );
  });
});
