import { describe, expect, it } from 'vitest';
import {
  createSlots,
  powerNumberOf,
  slotGames,
  slotsPrice,
  toTickets,
  type SlotGame,
  type SlotsAction,
} from '../index';
import { builderOf, play, press, slotA } from '../testing/builder';
import { numbersOf } from '../testing/combinations';

const upTo = (to: number) => numbersOf({ from: 1, to });
const pick = (numbers: readonly number[], specials: readonly number[] = []): SlotsAction => ({
  type: 'setPicks',
  code: 'A',
  picks: { numbers, specials },
});

describe.each([
  ['mega', 45],
  ['power', 55],
] as const)('numbers of %s', (gameId, highest) => {
  const start = createSlots(gameId);

  it('are limited to what the method takes', () => {
    expect(slotA(play(start, ...press('numbers', upTo(8))))).toMatchObject({ numbers: upTo(6), isDone: true });
    expect(slotA(play(start, pick(upTo(8))))).toMatchObject({ numbers: upTo(6), isDone: true });
  });

  it.each(slotGames[gameId].methods.map(({ id, numbers, unit }) => [id, numbers.most, unit] as const))(
    '%s takes %i and costs %i plays',
    (methodId, count, unit) => {
      const state = play(builderOf(gameId, methodId), ...press('numbers', upTo(count + 1)));
      expect(slotA(state)).toMatchObject({ numbers: upTo(count), isDone: true });
      expect(toTickets(state)).toMatchObject([{ playMethod: { id: `GROUP_${count}`, lengthGame: count, unit } }]);
      expect(slotsPrice(state)).toBe(unit * 10_000);
      expect(slotA(play(state, ...press('numbers', [1]))).isDone).toBe(false);
    },
  );

  it(`are those of 1 to ${highest}`, () => {
    expect(slotA(play(start, pick([0, 1, highest, highest + 1]))).numbers).toEqual([1, highest]);
  });
});

describe('the power number', () => {
  const chosen = play(createSlots('power'), pick(upTo(6)));

  it('is 1 while none is chosen', () => {
    expect(toTickets(chosen)).toEqual([expect.objectContaining({ powerNumber: 1 })]);
    expect(powerNumberOf({ specials: [] })).toBe(1);
  });

  it('is the one pressed last, of 1 to 16', () => {
    const ticketOf = (...values: number[]) => toTickets(play(chosen, ...press('specials', values)))[0];
    expect(ticketOf(11)).toMatchObject({ powerNumber: 11 });
    expect(ticketOf(11, 16)).toMatchObject({ powerNumber: 16 });
    expect(ticketOf(11, 11)).toMatchObject({ powerNumber: 1 });
    expect(ticketOf(17)).toMatchObject({ powerNumber: 1 });
  });
});

describe('Lotto 5/35', () => {
  it.each([
    ['NORMAL', 5, 1],
    ['BAO_4', 4, 1],
    ['BAO_15', 15, 1],
    ['BAO_SP_12', 5, 12],
    ['BAO_7_3', 7, 3],
  ])('%s takes %i main numbers and %i specials (decision G34)', (methodId, main, special) => {
    const empty = builderOf('lotto535', methodId);
    const mainOnly = play(empty, ...press('numbers', upTo(main + 1)));
    expect(slotA(mainOnly)).toEqual({ numbers: upTo(main), specials: [], isDone: false });
    const done = play(mainOnly, pick(upTo(35), upTo(14)));
    expect(slotA(done)).toEqual({ numbers: upTo(main), specials: upTo(special), isDone: true });
    expect(toTickets(done)).toEqual([
      expect.objectContaining({
        mainNumbers: upTo(main),
        specialNumbers: upTo(special),
        playMethod: expect.objectContaining({ lengthMainNumbers: main, lengthSpecialNumbers: special }),
      }),
    ]);
  });

  it('has the limits of 15 main numbers of 1 to 35 and 12 specials of 1 to 12, and starts with 5 and 1', () => {
    const { methods, defaultMethod } = slotGames.lotto535;
    const limits = (part: 'numbers' | 'specials') => Math.max(...methods.map((method) => method[part].room));
    expect([limits('numbers'), limits('specials')]).toEqual([15, 12]);
    expect(methods.every(({ numbers: { from, to } }) => from === 1 && to === 35)).toBe(true);
    expect(methods.every(({ specials: { from, to } }) => from === 1 && to === 12)).toBe(true);
    expect(methods.find(({ id }) => id === defaultMethod)).toMatchObject({
      id: 'NORMAL',
      name: 'Vé thường',
      numbers: { most: 5 },
      specials: { most: 1 },
    });
  });

  it('stops at its specials, and exchanges a single one', () => {
    const presses = press('specials', [3, 5, 7]);
    expect(slotA(play(builderOf('lotto535', 'BAO_SP_2'), ...presses)).specials).toEqual([3, 5]);
    expect(slotA(play(createSlots('lotto535'), ...presses)).specials).toEqual([7]);
  });
});

it.each<[SlotGame, string, SlotsAction]>([
  ['mega', 'GROUP_7', pick(upTo(6))],
  ['power', 'GROUP_7', pick(upTo(6), [4])],
  ['lotto535', 'BAO_6', pick(upTo(5), [2])],
])('a new method clears the tickets of %s', (gameId, methodId, action) => {
  const filled = play(createSlots(gameId), action);
  expect(toTickets(filled)).toHaveLength(1);
  expect(play(filled, { type: 'setMethod', methodId })).toEqual(builderOf(gameId, methodId));
});
