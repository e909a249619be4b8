import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkTicket,
  createSlots,
  lotoLimitWarning,
  lotoNumbers,
  lotoTypes,
  slotIds,
  randomFill,
  slotGames,
  slotsPrice,
  slotsReducer,
  toTickets,
  type SlotId,
  type SlotsAction,
  type SlotsState,
} from '../index';
import { seededRandom } from '../testing/seededRandom';

const { methods, warning } = slotGames.loto;

function play(...actions: SlotsAction[]): SlotsState {
  return actions.reduce(slotsReducer, createSlots('loto'));
}

function method(methodId: string): SlotsAction {
  return { type: 'setMethod', methodId };
}

function type(code: SlotId, digits: string): SlotsAction {
  return { type: 'setPicks', code, picks: { groups: [digits] } };
}

describe('Loto places', () => {
  it('start at type D and 10,000', () => {
    expect(toTickets(play(type('A', '07')))).toEqual([
      { lotoType: { id: 'D', name: 'Đầu' }, numbers: '--07', value: 10_000, price: '10000', isDone: true },
    ]);
  });

  it('hold ten tickets, each of its own type', () => {
    const filled = play(
      type('A', '86'),
      method('L7'),
      type('B', '168'),
      method('L16'),
      ...slotIds.slice(2).map((code) => type(code, '2768')),
    );
    expect(toTickets(filled)).toHaveLength(10);
    expect(toTickets(filled).slice(0, 3)).toMatchObject([
      { lotoType: { id: 'D' }, numbers: '--86' },
      { lotoType: { id: 'L7' }, numbers: '-168' },
      { lotoType: { id: 'L16' }, numbers: '2768' },
    ]);
    expect(slotsPrice(filled)).toBe(100_000);
    expect(lotoLimitWarning(filled.slots.filter(({ isDone }) => isDone).length)).toBe('Số lượng vé tối đa là 10');
  });

  it.each([
    [30_000, 1, 30_000],
    [1_000_000, 1, 1_000_000],
    [10_000, 3, 30_000],
    [Number.NaN, 1, 10_000],
    [15_000, 1, 0],
    [0, 1, 0],
    [1_010_000, 1, 0],
  ])('at a value of %d over %i draws cost %d', (amount, numberPeriod, price) => {
    const state = play(type('A', '07'), { type: 'setAmount', amount }, { type: 'setPeriods', numberPeriod });
    expect(slotsPrice(state)).toBe(price);
  });

  it.each([
    ['D', '7', 'Lô Đầu chỉ hỗ trợ số dự thưởng có 2 hoặc 3 chữ số'],
    ['C', '2768', 'Lô Cuối chỉ hỗ trợ số dự thưởng có 2 hoặc 3 chữ số'],
    ['DC', '7', 'Lô Đầu - Cuối chỉ hỗ trợ số dự thưởng có 2 hoặc 3 chữ số'],
    ['L7', '27', '7 lô chỉ hỗ trợ số dự thưởng có 3 chữ số'],
    ['L17', '2768', '17 lô chỉ hỗ trợ số dự thưởng có 3 chữ số'],
    ['L18', '276', '18 lô chỉ hỗ trợ số dự thưởng có 2 chữ số'],
    ['L16', '276', '16 lô chỉ hỗ trợ số dự thưởng có 4 chữ số'],
  ])('of %s with %s are not done and say %s', (typeId, digits, expected) => {
    const state = play(method(typeId), type('A', digits));
    const used = methods.find(({ id }) => id === typeId);
    const picks = state.slots[0]?.picks;
    expect(toTickets(state)).toEqual([]);
    expect(used && picks && warning?.(picks, used)).toBe(expected);
  });

  it('make exactly the tickets that the cart accepts', () => {
    const digits = fc.stringMatching(/^\d{1,4}$/);
    fc.assert(
      fc.property(fc.constantFrom(...lotoTypes), digits, (lotoType, typed) => {
        const built = { lotoType: { id: lotoType.id }, numbers: lotoNumbers(typed) };
        const checked = checkTicket('loto', built);
        expect(toTickets(play(method(lotoType.id), type('A', typed)))).toEqual(checked.ok ? [checked.value] : []);
      }),
      { numRuns: 1_000 },
    );
  });

  it.each(lotoTypes.map(({ id }) => id))('filled at random for %s are accepted', (typeId) => {
    const random = seededRandom(777);
    const start = play(method(typeId));
    for (let round = 0; round < 50; round += 1) {
      const tickets = toTickets(slotsReducer(start, randomFill(start, { random })));
      expect(tickets).toHaveLength(10);
      for (const ticket of tickets) expect(checkTicket('loto', ticket)).toEqual({ ok: true, value: ticket });
    }
  });
});

it('takes leading dashes off a number that was written whole', () => {
  const state = play({ type: 'setPicks', code: 'A', picks: { groups: ['--07'] } });
  expect(state.slots[0]).toMatchObject({ isDone: true, picks: { groups: ['07'] } });
  expect(toTickets(state)).toMatchObject([{ numbers: '--07' }]);
});
