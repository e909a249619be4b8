import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkTicket, linePrice, POWER_NUMBERS, prizesOf } from '../index';
import type { PowerTicket } from './ticket';
import { pickedNumbers } from '../testing/arbitraries';
import { combinations, numbersOf } from '../testing/combinations';
import { tallyOf, tallyPlays } from '../testing/tally';

function upTo(count: number): number[] {
  return numbersOf({ from: 1, to: count });
}

function accepted(listNumber: number[]): PowerTicket {
  const checked = checkTicket('power', {
    listNumber,
    powerNumber: 1,
    playMethod: { id: `GROUP_${listNumber.length}` },
  });
  if (!checked.ok) throw new Error(checked.message);
  return checked.value;
}

describe('checkTicket power', () => {
  it('settles six numbers with their power number', () => {
    expect(checkTicket('power', { listNumber: [55, 5, 4, 3, 2, 1], powerNumber: 16 })).toEqual({
      ok: true,
      value: {
        code: 'A',
        listNumber: [1, 2, 3, 4, 5, 55],
        playMethod: { id: 'GROUP_6', name: 'Vé thường', lengthGame: 6, unit: 1 },
        powerNumber: 16,
        price: '10000',
        isDone: true,
      },
    });
  });

  it.each([
    ['five numbers without a method', { listNumber: upTo(5), powerNumber: 1 }, 'INVALID_NUMBER_COUNT'],
    ['bao 16', { listNumber: upTo(16), powerNumber: 1, playMethod: { id: 'GROUP_16' } }, 'INVALID_PLAY_METHOD'],
    ['bao 4', { listNumber: upTo(4), powerNumber: 1, playMethod: { id: 'GROUP_4' } }, 'INVALID_PLAY_METHOD'],
    [
      'a count other than the method takes',
      { listNumber: upTo(6), powerNumber: 1, playMethod: { id: 'GROUP_7' } },
      'INVALID_NUMBER_COUNT',
    ],
    ['56', { listNumber: [1, 2, 3, 4, 5, 56], powerNumber: 1 }, 'INVALID_NUMBER_RANGE'],
    ['a number twice', { listNumber: [1, 2, 3, 4, 5, 5], powerNumber: 1 }, 'DUPLICATE_NUMBERS'],
    ['no power number', { listNumber: upTo(6) }, 'MISSING_POWER_NUMBER'],
    ['power number 0', { listNumber: upTo(6), powerNumber: 0 }, 'INVALID_POWER_NUMBER'],
    ['power number 17', { listNumber: upTo(6), powerNumber: 17 }, 'INVALID_POWER_NUMBER'],
    ['a broken power number', { listNumber: upTo(6), powerNumber: 1.5 }, 'INVALID_POWER_NUMBER'],
    ['a power number that is text', { listNumber: upTo(6), powerNumber: '1' }, 'INVALID_POWER_NUMBER'],
    ['another base price', { listNumber: upTo(6), powerNumber: 1, price: 5_000 }, 'INVALID_PRICE'],
  ])('refuses %s', (_name, ticket, code) => {
    expect(checkTicket('power', ticket)).toMatchObject({ ok: false, code });
  });
});

it.each([
  [5, 500_000],
  [6, 10_000],
  [7, 70_000],
  [8, 280_000],
  [9, 840_000],
  [10, 2_100_000],
  [11, 4_620_000],
  [12, 9_240_000],
  [13, 17_160_000],
  [14, 30_030_000],
  [15, 50_050_000],
  [18, 185_640_000],
])('bao %i costs %i đồng', (size, price) => {
  expect(linePrice({ gameId: 'power', ticket: accepted(upTo(size)), numberPeriod: 1 })).toBe(price);
});

describe('power prizes', () => {
  const draw = { numbers: [1, 2, 3, 4, 5, 6], powerNumber: 7 };

  it.each([
    ['six hits', [1, 2, 3, 4, 5, 6], [['jackpot1', 1, 0]]],
    ['five hits and the seventh ball', [1, 2, 3, 4, 5, 7], [['jackpot2', 1, 0]]],
    ['five hits', [1, 2, 3, 4, 5, 8], [['first', 1, 40_000_000]]],
    ['four hits', [1, 2, 3, 4, 7, 8], [['second', 1, 500_000]]],
    ['three hits', [1, 2, 3, 7, 8, 9], [['third', 1, 50_000]]],
    ['two hits', [1, 2, 7, 8, 9, 10], []],
  ])('%s', (_name, picked, expected) => {
    expect(prizesOf('power', accepted(picked), draw).map(({ tier, lines, value }) => [tier, lines, value])).toEqual(
      expected,
    );
  });

  it('a bao by formula is the same as its plays one by one', () => {
    const band = { from: 1, to: 13 };
    const balls = numbersOf(POWER_NUMBERS);
    const tickets = pickedNumbers({ ...band, min: 5, max: 11 });
    fc.assert(
      fc.property(tickets, pickedNumbers({ ...band, min: 7, max: 7 }), (picked, [powerNumber = 0, ...numbers]) => {
        const plays =
          picked.length === 5
            ? balls.filter((ball) => !picked.includes(ball)).map((ball) => [...picked, ball])
            : combinations(picked, 6);
        const counted = tallyPlays(plays, (play) => {
          const hits = play.filter((ball) => numbers.includes(ball)).length;
          if (hits === 5 && play.includes(powerNumber)) return 'jackpot2';
          return ({ 6: 'jackpot1', 5: 'first', 4: 'second', 3: 'third' } as Record<number, string>)[hits] ?? null;
        });
        expect(tallyOf(prizesOf('power', accepted(picked), { numbers, powerNumber }))).toEqual(counted);
      }),
      { numRuns: 300 },
    );
  });
});
