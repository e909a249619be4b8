import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkTicket, lineCount, ordersOf, prizesOf, type Max3DDraw } from '../index';
import type { Max3DProTicket } from './ticket';
import { tallyOf, type Tally } from '../testing/tally';

function accepted(id: string, numbers: string): Max3DProTicket {
  const checked = checkTicket('max3dpro', { numbers, playMethod: { id } });
  if (!checked.ok) throw new Error(checked.message);
  return checked.value;
}

function groups(count: number): string {
  return Array.from({ length: count }, (_, index) => String(100 + index)).join(' ');
}

describe('checkTicket max3dpro', () => {
  it('settles the groups of MULTIGROUP in order, and keeps the order of a pair', () => {
    expect(accepted('MULTIGROUP', '789 123 456').numbers).toBe('123 456 789');
    expect(accepted('NORMAL', '789 123').numbers).toBe('789 123');
    expect(accepted('GROUP', '789 123').numbers).toBe('789 123');
  });

  it.each([
    ['no method', { numbers: '123 456' }, 'INVALID_PLAY_METHOD'],
    ['an unknown method', { numbers: '123 456', playMethod: { id: 'MAX3D' } }, 'INVALID_PLAY_METHOD'],
    ['any order', { numbers: '123 456', playType: 'box', playMethod: { id: 'NORMAL' } }, 'INVALID_PLAY_TYPE'],
    ['one group', { numbers: '123', playMethod: { id: 'NORMAL' } }, 'INVALID_NUMBER_COUNT'],
    ['three groups for GROUP', { numbers: groups(3), playMethod: { id: 'GROUP' } }, 'INVALID_NUMBER_COUNT'],
    ['two groups for MULTIGROUP', { numbers: groups(2), playMethod: { id: 'MULTIGROUP' } }, 'INVALID_NUMBER_COUNT'],
    ['21 groups', { numbers: groups(21), playMethod: { id: 'MULTIGROUP' } }, 'INVALID_NUMBER_COUNT'],
    ['a short group', { numbers: '12 345', playMethod: { id: 'NORMAL' } }, 'INVALID_NUMBERS'],
    ['equal groups in MULTIGROUP', { numbers: '123 456 123', playMethod: { id: 'MULTIGROUP' } }, 'INVALID_NUMBERS'],
    ['one triple twice in GROUP', { numbers: '777 777', playMethod: { id: 'GROUP' } }, 'INVALID_NUMBERS'],
    ['another coefficient', { numbers: '123 456', playMethod: { id: 'GROUP' }, priceCoef: 1 }, 'INVALID_PRICE'],
    ['another base price', { numbers: '123 456', playMethod: { id: 'NORMAL' }, price: '1' }, 'INVALID_PRICE'],
  ])('refuses %s', (_name, ticket, code) => {
    expect(checkTicket('max3dpro', ticket)).toMatchObject({ ok: false, code });
  });
});

describe('price coefficient', () => {
  it.each([
    ['NORMAL', '123 456', 1],
    ['GROUP', '123 456', 36],
    ['GROUP', '123 455', 18],
    ['GROUP', '122 456', 18],
    ['GROUP', '122 455', 9],
    ['GROUP', '123 777', 6],
    ['GROUP', '122 777', 3],
    ['GROUP', '777 888', 1],
  ])('%s %s is %i', (id, numbers, plays) => {
    const ticket = accepted(id, numbers);
    expect(lineCount('max3dpro', ticket)).toBe(plays);
    expect(ticket.priceCoef).toBe(plays);
  });

  it.each([
    [3, 6],
    [4, 12],
    [5, 20],
    [6, 30],
    [7, 42],
    [8, 56],
    [9, 72],
    [10, 90],
    [11, 110],
    [12, 132],
    [13, 156],
    [14, 182],
    [15, 210],
    [16, 240],
    [17, 272],
    [18, 306],
    [19, 342],
    [20, 380],
  ])('MULTIGROUP of %i is %i', (count, plays) => {
    expect(lineCount('max3dpro', accepted('MULTIGROUP', groups(count)))).toBe(plays);
  });
});

describe('max3dpro prizes', () => {
  const draw: Max3DDraw = {
    special: ['123', '456'],
    first: ['111', '112', '121', '789'],
    second: ['200', '201', '202', '203', '204', '205'],
    third: ['300', '301', '302', '303', '304', '305', '306', '999'],
  };

  it.each([
    ['123 456', { special: 1, fourth: 1, fifth: 2 }],
    ['456 123', { specialSub: 1, fourth: 1, fifth: 2 }],
    ['111 789', { first: 1, fourth: 1, sixth: 2 }],
    ['205 200', { second: 1, fourth: 1, sixth: 2 }],
    ['999 300', { third: 1, fourth: 1, sixth: 2 }],
    ['123 999', { fourth: 1, fifth: 1, sixth: 1 }],
    ['000 123', { fifth: 1 }],
    ['000 001', {}],
  ])('NORMAL %s', (numbers, expected) => {
    expect(tallyOf(prizesOf('max3dpro', accepted('NORMAL', numbers), draw))).toEqual(expected);
  });

  it('pays each tier as published', () => {
    const won = [...prizesOf('max3dpro', accepted('MULTIGROUP', '123 456 111 112 200 201 300 301'), draw)];
    expect(Object.fromEntries(won.map(({ tier, value }) => [tier, value]))).toEqual({
      special: 2_000_000_000,
      specialSub: 400_000_000,
      first: 30_000_000,
      second: 10_000_000,
      third: 4_000_000,
      fourth: 1_000_000,
      fifth: 100_000,
      sixth: 40_000,
    });
  });
});

describe('a bao by formula', () => {
  const number = fc.constantFrom('100', '010', '001', '122', '212', '777', '778', '779');
  const draws = fc.record({
    special: fc.array(number, { minLength: 2, maxLength: 2 }),
    first: fc.array(number, { minLength: 4, maxLength: 4 }),
    second: fc.array(number, { minLength: 6, maxLength: 6 }),
    third: fc.array(number, { minLength: 8, maxLength: 8 }),
  });

  /** One pair settled by the words of the rule. */
  function settle(one: string, two: string, drawn: Max3DDraw): Tally {
    const factor = one === two ? 2 : 1;
    const places = (tier: readonly string[], value: string) =>
      tier.filter((drawnNumber) => drawnNumber === value).length;
    const both = (tier: readonly string[]) => {
      const isWon = one === two ? places(tier, one) >= 2 : places(tier, one) > 0 && places(tier, two) > 0;
      return isWon ? factor : 0;
    };
    const [first, second] = drawn.special;
    const others = [...drawn.first, ...drawn.second, ...drawn.third];
    return {
      special: one === first && two === second ? 1 : 0,
      specialSub: one === second && two === first ? 1 : 0,
      first: both(drawn.first),
      second: both(drawn.second),
      third: both(drawn.third),
      fourth: both([...drawn.special, ...others]),
      fifth: places(drawn.special, one) + places(drawn.special, two),
      sixth: places(others, one) + places(others, two),
    };
  }

  function settleAll(pairs: readonly (readonly [string, string])[], drawn: Max3DDraw): Tally {
    const total: Tally = {};
    for (const [one, two] of pairs) {
      for (const [tier, lines] of Object.entries(settle(one, two, drawn))) {
        if (lines > 0) total[tier] = (total[tier] ?? 0) + lines;
      }
    }
    return total;
  }

  it('GROUP is the same as its pairs one by one', () => {
    fc.assert(
      fc.property(number, number, draws, (one, two, drawn) => {
        fc.pre(!(one === two && one === '777'));
        const pairs = ordersOf(one).flatMap((left) => ordersOf(two).map((right) => [left, right] as const));
        expect(tallyOf(prizesOf('max3dpro', accepted('GROUP', `${one} ${two}`), drawn))).toEqual(
          settleAll(pairs, drawn),
        );
      }),
      { numRuns: 500 },
    );
  });

  it('MULTIGROUP is the same as its pairs one by one', () => {
    fc.assert(
      fc.property(fc.uniqueArray(number, { minLength: 3, maxLength: 8 }), draws, (chosen, drawn) => {
        const pairs = chosen.flatMap((left) =>
          chosen.filter((right) => right !== left).map((right) => [left, right] as const),
        );
        const ticket = accepted('MULTIGROUP', chosen.join(' '));
        expect(tallyOf(prizesOf('max3dpro', ticket, drawn))).toEqual(settleAll(pairs, drawn));
        expect(lineCount('max3dpro', ticket)).toBe(pairs.length);
      }),
      { numRuns: 300 },
    );
  });
});
