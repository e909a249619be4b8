import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkTicket, lineCount, LOTTO535_MAIN, lotto535Methods, prizesOf } from '../index';
import type { Lotto535Ticket } from './ticket';
import { pickedNumbers } from '../testing/arbitraries';
import { combinations, numbersOf } from '../testing/combinations';
import { tallyOf, tallyPlays } from '../testing/tally';

function upTo(count: number): number[] {
  return numbersOf({ from: 1, to: count });
}

function accepted(mainNumbers: number[], specialNumbers: number[]): Lotto535Ticket {
  const method = lotto535Methods.find(
    ({ lengthMainNumbers, lengthSpecialNumbers }) =>
      lengthMainNumbers === mainNumbers.length && lengthSpecialNumbers === specialNumbers.length,
  );
  const checked = checkTicket('lotto535', { mainNumbers, specialNumbers, playMethod: { id: method?.id } });
  if (!checked.ok) throw new Error(checked.message);
  return checked.value;
}

describe('checkTicket lotto535', () => {
  it('settles five main numbers and a special', () => {
    expect(checkTicket('lotto535', { mainNumbers: [35, 4, 3, 2, 1], specialNumbers: [12] })).toMatchObject({
      ok: true,
      value: {
        mainNumbers: [1, 2, 3, 4, 35],
        specialNumbers: [12],
        playMethod: { id: 'NORMAL', name: 'Vé thường', lengthMainNumbers: 5, lengthSpecialNumbers: 1, unit: 1 },
      },
    });
  });

  it('takes a method that names its limits, and answers with its lengths alone', () => {
    const limits = { maxMainNumbers: 7, maxSpecialNumbers: 3 };
    const checked = checkTicket('lotto535', {
      mainNumbers: upTo(7),
      specialNumbers: upTo(3),
      playMethod: { id: 'BAO_7_3', ...limits },
    });
    const method = { lengthMainNumbers: 7, lengthSpecialNumbers: 3 };
    expect(checked).toMatchObject({ ok: true, value: { playMethod: method } });
    expect(checked).not.toHaveProperty('value.playMethod.maxMainNumbers');
  });

  it.each([
    ['six main numbers without a method', upTo(6), [1], undefined, 'INVALID_NUMBER_COUNT'],
    ['no special', upTo(5), [], undefined, 'INVALID_NUMBER_COUNT'],
    ['two specials without a method', upTo(5), [1, 2], undefined, 'INVALID_NUMBER_COUNT'],
    ['an unknown method', upTo(5), [1], { id: 'GROUP_5' }, 'INVALID_PLAY_METHOD'],
    ['bao 16', upTo(16), [1], { id: 'BAO_16' }, 'INVALID_PLAY_METHOD'],
    ['13 specials', upTo(5), upTo(13), { id: 'BAO_SP_13' }, 'INVALID_PLAY_METHOD'],
    ['lengths of another method', upTo(6), [1], { id: 'BAO_6', lengthMainNumbers: 7 }, 'INVALID_PLAY_METHOD'],
    [
      'a limit above the method’s main numbers',
      upTo(6),
      [1],
      { id: 'BAO_6', maxMainNumbers: 15 },
      'INVALID_PLAY_METHOD',
    ],
    ['a limit above its specials', upTo(5), [1], { id: 'NORMAL', maxSpecialNumbers: 12 }, 'INVALID_PLAY_METHOD'],
    ['36', [1, 2, 3, 4, 36], [1], undefined, 'INVALID_NUMBER_RANGE'],
    ['special 13', upTo(5), [13], undefined, 'INVALID_NUMBER_RANGE'],
    ['special 0', upTo(5), [0], undefined, 'INVALID_NUMBER_RANGE'],
    ['a main number twice', [1, 2, 3, 4, 4], [1], undefined, 'DUPLICATE_NUMBERS'],
    ['a special twice', upTo(5), [3, 3], { id: 'BAO_SP_2' }, 'DUPLICATE_NUMBERS'],
  ])('refuses %s', (_name, mainNumbers, specialNumbers, playMethod, code) => {
    const ticket = { mainNumbers, specialNumbers, ...(playMethod ? { playMethod } : {}) };
    expect(checkTicket('lotto535', ticket)).toMatchObject({ ok: false, code });
  });
});

it.each([
  [4, 1, 31],
  [5, 1, 1],
  [6, 1, 6],
  [7, 1, 21],
  [8, 1, 56],
  [9, 1, 126],
  [10, 1, 252],
  [11, 1, 462],
  [12, 1, 792],
  [13, 1, 1_287],
  [14, 1, 2_002],
  [15, 1, 3_003],
  [5, 2, 2],
  [5, 12, 12],
  [7, 3, 63],
  [4, 2, 62],
])('%i main numbers and %i specials are %i plays', (main, special, plays) => {
  const ticket = accepted(upTo(main), upTo(special));
  expect(lineCount('lotto535', ticket)).toBe(plays);
  expect(ticket.playMethod?.unit).toBe(plays);
});

describe('lotto535 prizes', () => {
  const draw = { numbers: [1, 2, 3, 4, 5], specialNumber: 9 };

  it.each([
    [[1, 2, 3, 4, 5], 9, 'jackpot', 0],
    [[1, 2, 3, 4, 5], 8, 'first', 10_000_000],
    [[1, 2, 3, 4, 9], 9, 'second', 5_000_000],
    [[1, 2, 3, 4, 9], 8, 'third', 500_000],
    [[1, 2, 3, 8, 9], 9, 'fourth', 100_000],
    [[1, 2, 3, 8, 9], 8, 'fifth', 30_000],
    [[1, 2, 7, 8, 9], 9, 'consolation', 10_000],
    [[1, 6, 7, 8, 9], 9, 'consolation', 10_000],
    [[10, 6, 7, 8, 9], 9, 'consolation', 10_000],
  ])('%j with special %i wins %s', (main, special, tier, value) => {
    expect(prizesOf('lotto535', accepted(main, [special]), draw)).toMatchObject([{ tier, lines: 1, value }]);
  });

  it('two hits without the special win nothing', () => {
    expect(prizesOf('lotto535', accepted([1, 2, 7, 8, 10], [8]), draw)).toEqual([]);
  });

  it('a bao by formula is the same as its plays one by one', () => {
    const band = { from: 1, to: 12 };
    const balls = numbersOf(LOTTO535_MAIN);
    const property = fc.property(
      pickedNumbers({ ...band, min: 4, max: 9 }),
      pickedNumbers({ ...band, min: 1, max: 4 }),
      pickedNumbers({ ...band, min: 5, max: 5 }),
      fc.integer({ min: 1, max: 12 }),
      (main, specials, numbers, specialNumber) => {
        const sets =
          main.length === 4
            ? balls.filter((ball) => !main.includes(ball)).map((ball) => [...main, ball])
            : [...combinations(main, 5)];
        const plays = sets.flatMap((set) => specials.map((special) => ({ set, special })));
        const counted = tallyPlays(plays, ({ set, special }) => {
          const hits = set.filter((ball) => numbers.includes(ball)).length;
          const plain: Record<number, string> = { 5: 'first', 4: 'third', 3: 'fifth' };
          const lucky: Record<number, string> = { 5: 'jackpot', 4: 'second', 3: 'fourth' };
          return special === specialNumber ? (lucky[hits] ?? 'consolation') : (plain[hits] ?? null);
        });
        expect(tallyOf(prizesOf('lotto535', accepted(main, specials), { numbers, specialNumber }))).toEqual(counted);
      },
    );
    fc.assert(property, { numRuns: 300 });
  });
});
