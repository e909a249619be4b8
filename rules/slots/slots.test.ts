import { describe, expect, it } from 'vitest';
import {
  checkTicket,
  createSlots,
  pickNumbers,
  randomFill,
  slotsPrice,
  slotsReducer,
  toggleNumber,
  toTickets,
  type SlotsAction,
  type SlotsState,
} from '../index';
import { seededRandom } from '../testing/seededRandom';

function play(state: SlotsState, ...actions: SlotsAction[]): SlotsState {
  return actions.reduce(slotsReducer, state);
}

function shown(state: SlotsState) {
  return state.slots
    .filter(({ numbers }) => numbers.length > 0)
    .map(({ code, numbers, isDone }) => [code, numbers, isDone]);
}

const six = [9, 3, 14, 1, 45, 20];

describe('six slots', () => {
  it('start empty, A to F, at the default method and the base stake', () => {
    const state = createSlots('mega');
    expect(state.slots.map(({ code }) => code)).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
    expect(state.slots.every(({ isDone, methodId, numbers }) => !isDone && methodId === null && !numbers.length)).toBe(
      true,
    );
    expect(state).toMatchObject({ methodId: 'GROUP_6', betAmount: 10_000 });
    expect(createSlots('keno').methodId).toBe('FREE');
  });

  it('is done with numbers and method, ascending', () => {
    const state = play(createSlots('mega'), { type: 'setNumbers', code: 'B', numbers: six });
    expect(shown(state)).toEqual([['B', [1, 3, 9, 14, 20, 45], true]]);
    expect(state.slots[1]?.methodId).toBe('GROUP_6');
  });

  it('is not done with too few numbers and then makes no ticket', () => {
    const state = play(createSlots('mega'), { type: 'setNumbers', code: 'A', numbers: [1, 2, 3] });
    expect(shown(state)).toEqual([['A', [1, 2, 3], false]]);
    expect(toTickets(state)).toEqual([]);
    expect(slotsPrice(state, 1)).toBe(0);
  });

  it('removing a slot clears its numbers and method', () => {
    const state = play(
      createSlots('mega'),
      { type: 'setNumbers', code: 'A', numbers: six },
      { type: 'setNumbers', code: 'C', numbers: six },
      { type: 'removeSlot', code: 'A' },
    );
    expect(state.slots[0]).toEqual({ code: 'A', numbers: [], methodId: null, isDone: false });
    expect(toTickets(state).map(({ code }) => code)).toEqual(['C']);
  });

  it('removing all empties every slot and returns the price to 10,000', () => {
    const state = play(
      createSlots('keno'),
      { type: 'setBetAmount', betAmount: 50_000 },
      { type: 'setNumbers', code: 'A', numbers: [1] },
      { type: 'removeAll' },
    );
    expect(state).toEqual(createSlots('keno'));
  });

  it('no numbers empty a slot', () => {
    const filled = play(createSlots('keno'), { type: 'setNumbers', code: 'A', numbers: [5] });
    expect(play(filled, { type: 'setNumbers', code: 'A', numbers: [] })).toEqual(createSlots('keno'));
  });

  it('an amount that is no number becomes 10,000', () => {
    expect(play(createSlots('keno'), { type: 'setBetAmount', betAmount: Number.NaN }).betAmount).toBe(10_000);
  });
});

describe('methods', () => {
  const filled = play(createSlots('mega'), { type: 'setNumbers', code: 'A', numbers: six });

  it('a new Mega method clears the filled slots; the same one does not', () => {
    expect(shown(play(filled, { type: 'setMethod', methodId: 'GROUP_7' }))).toEqual([]);
    expect(shown(play(filled, { type: 'setMethod', methodId: 'GROUP_6' }))).toEqual(shown(filled));
  });

  it('a Keno level keeps the numbers and asks for exactly as many', () => {
    const keno = play(
      createSlots('keno'),
      { type: 'setNumbers', code: 'A', numbers: [1, 2, 3] },
      { type: 'setNumbers', code: 'B', numbers: [1, 2] },
      { type: 'setMethod', methodId: 'LEVEL_3' },
    );
    expect(shown(keno)).toEqual([
      ['A', [1, 2, 3], true],
      ['B', [1, 2], false],
    ]);
  });

  it('an unknown method is a mistake of the program', () => {
    expect(() => play(filled, { type: 'setMethod', methodId: 'LEVEL_1' }, { type: 'removeSlot', code: 'A' })).toThrow(
      'LEVEL_1',
    );
  });
});

describe('tickets of slots', () => {
  it('a Keno slot takes its level from the count of its numbers', () => {
    const state = play(createSlots('keno'), { type: 'setNumbers', code: 'F', numbers: [80, 1] });
    expect(toTickets(state)).toEqual([
      {
        code: 'F',
        label: 'keno',
        listNumber: [1, 80],
        playMethod: 'LEVEL_2',
        betAmount: 10_000,
        price: '10000',
        isDone: true,
      },
    ]);
  });

  it('a price is that of all filled slots, plays, stake and draws', () => {
    const keno = play(
      createSlots('keno'),
      { type: 'setNumbers', code: 'A', numbers: [1] },
      { type: 'setNumbers', code: 'B', numbers: [1, 2] },
      { type: 'setBetAmount', betAmount: 20_000 },
    );
    expect(slotsPrice(keno, 3)).toBe(2 * 20_000 * 3);
    const mega = play(
      createSlots('mega'),
      { type: 'setMethod', methodId: 'GROUP_8' },
      { type: 'setNumbers', code: 'A', numbers: [1, 2, 3, 4, 5, 6, 7, 8] },
    );
    expect(slotsPrice(mega, 2)).toBe(560_000);
  });

  it.each(['keno', 'mega'] as const)('random %s slots are tickets the cart accepts', (gameId) => {
    const random = seededRandom(20_261_121);
    const start = createSlots(gameId);
    for (let round = 0; round < 50; round += 1) {
      const state = slotsReducer(start, randomFill(start, { random }));
      expect(toTickets(state)).toHaveLength(6);
      for (const ticket of toTickets(state)) expect(checkTicket(gameId, ticket)).toEqual({ ok: true, value: ticket });
    }
  });

  it('fills only the slots that are not done, or the ones named', () => {
    const random = seededRandom(7);
    const one = play(createSlots('mega'), { type: 'setNumbers', code: 'A', numbers: six });
    const rest = slotsReducer(one, randomFill(one, { random }));
    expect(rest.slots[0]).toEqual(one.slots[0]);
    const again = slotsReducer(one, randomFill(one, { random, codes: ['A'] }));
    expect(again.slots[0]).not.toEqual(one.slots[0]);
    expect(shown(again)).toHaveLength(1);
  });

  it('a random Keno count asked for is kept, at most 10', () => {
    const start = createSlots('keno');
    const counts = (count: number) =>
      slotsReducer(start, randomFill(start, { random: seededRandom(3), count })).slots.map(
        ({ numbers }) => numbers.length,
      );
    expect(counts(4)).toEqual([4, 4, 4, 4, 4, 4]);
    expect(counts(12)).toEqual([10, 10, 10, 10, 10, 10]);
  });
});

describe('pickNumbers', () => {
  it.each([
    ['first of what is left', () => 0, [1, 2, 3]],
    ['last of what is left', () => 0.999_999, [43, 44, 45]],
  ])('takes the %s', (_name, random, expected) => {
    expect(pickNumbers({ random, from: 1, to: 45, count: 3 })).toEqual(expected);
  });

  it('keeps what is chosen and stops when there is nothing left', () => {
    expect(pickNumbers({ random: () => 0, from: 1, to: 3, count: 2, keep: [3] })).toEqual([1, 3]);
    expect(pickNumbers({ random: () => 0, from: 1, to: 3, count: 2, keep: [1] })).toEqual([1, 2]);
    expect(pickNumbers({ random: () => 0, from: 1, to: 3, count: 9 })).toEqual([1, 2, 3]);
  });

  it('gives every number the same chance', () => {
    const random = seededRandom(42);
    const seen = new Map<number, number>();
    for (let round = 0; round < 20_000; round += 1) {
      for (const number of pickNumbers({ random, from: 1, to: 10, count: 3 })) {
        seen.set(number, (seen.get(number) ?? 0) + 1);
      }
    }
    for (const times of seen.values()) expect(Math.abs(times - 6_000)).toBeLessThan(300);
    expect(seen.size).toBe(10);
  });
});

describe('toggleNumber', () => {
  it.each([
    ['adds in order', [5, 9], 7, 10, [5, 7, 9]],
    ['removes a chosen one', [5, 7, 9], 7, 10, [5, 9]],
    ['leaves a full slot', [5, 7], 9, 2, [5, 7]],
    ['removes from a full slot', [5, 7], 5, 2, [7]],
  ])('%s', (_name, numbers, value, max, expected) => {
    expect(toggleNumber({ numbers, value, max })).toEqual(expected);
  });
});
