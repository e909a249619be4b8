import { describe, expect, it } from 'vitest';
import {
  createSlots,
  isEmpty,
  noPicks,
  randomFill,
  slotsPrice,
  slotsReducer,
  toTickets,
  type SlotsState,
} from '../index';
import { play } from '../testing/builder';
import { seededRandom } from '../testing/seededRandom';

function shown(state: SlotsState) {
  return state.slots
    .filter(({ picks }) => picks.numbers.length > 0)
    .map(({ code, picks, isDone }) => [code, picks.numbers, isDone]);
}

const six = [9, 3, 14, 1, 45, 20];

describe('six slots', () => {
  it('start empty, A to F, at the default method and the base stake', () => {
    const state = createSlots('mega');
    expect(state.slots.map(({ code }) => code)).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
    expect(state.slots.every(({ isDone, methodId, picks }) => !isDone && methodId === null && isEmpty(picks))).toBe(
      true,
    );
    expect(state).toMatchObject({ methodId: 'GROUP_6', amount: 10_000 });
    expect(createSlots('keno').methodId).toBe('FREE');
  });

  it('is done with numbers and method, ascending', () => {
    const state = play(createSlots('mega'), { type: 'setPicks', code: 'B', picks: { numbers: six } });
    expect(shown(state)).toEqual([['B', [1, 3, 9, 14, 20, 45], true]]);
    expect(state.slots[1]?.methodId).toBe('GROUP_6');
  });

  it('is not done with too few numbers and then makes no ticket', () => {
    const state = play(createSlots('mega'), { type: 'setPicks', code: 'A', picks: { numbers: [1, 2, 3] } });
    expect(shown(state)).toEqual([['A', [1, 2, 3], false]]);
    expect(toTickets(state)).toEqual([]);
    expect(slotsPrice(state)).toBe(0);
  });

  it('removing a slot clears its numbers and method', () => {
    const state = play(
      createSlots('mega'),
      { type: 'setPicks', code: 'A', picks: { numbers: six } },
      { type: 'setPicks', code: 'C', picks: { numbers: six } },
      { type: 'removeSlot', code: 'A' },
    );
    expect(state.slots[0]).toEqual({ code: 'A', picks: noPicks, methodId: null, amount: null, isDone: false });
    expect(toTickets(state)).toEqual([expect.objectContaining({ code: 'C' })]);
  });

  it('removing all empties every slot and returns the price to 10,000', () => {
    const state = play(
      createSlots('keno'),
      { type: 'setAmount', amount: 50_000 },
      { type: 'setPicks', code: 'A', picks: { numbers: [1] } },
      { type: 'removeAll' },
    );
    expect(state).toEqual(createSlots('keno'));
  });

  it('no numbers empty a slot', () => {
    const filled = play(createSlots('keno'), { type: 'setPicks', code: 'A', picks: { numbers: [5] } });
    expect(play(filled, { type: 'setPicks', code: 'A', picks: { numbers: [] } })).toEqual(createSlots('keno'));
  });

  it('an amount that is no number becomes 10,000', () => {
    expect(play(createSlots('keno'), { type: 'setAmount', amount: Number.NaN }).amount).toBe(10_000);
  });
});

describe('amounts and draws', () => {
  const filled = play(
    createSlots('keno'),
    { type: 'setPicks', code: 'A', picks: { numbers: [1] } },
    { type: 'setPicks', code: 'B', picks: { numbers: [2] } },
  );

  it('a slot may have an amount of its own, which goes with its numbers', () => {
    const own = play(filled, { type: 'setAmount', amount: 50_000, code: 'B' }, { type: 'setAmount', amount: 20_000 });
    expect(toTickets(own)).toMatchObject([{ betAmount: 20_000 }, { betAmount: 50_000 }]);
    const again = play(
      own,
      { type: 'removeSlot', code: 'B' },
      { type: 'setPicks', code: 'B', picks: { numbers: [3] } },
    );
    expect(toTickets(again)).toMatchObject([{ betAmount: 20_000 }, { betAmount: 20_000 }]);
  });

  it.each([
    [4, 4],
    [0, 1],
    [-1, 1],
    [1.5, 1],
    [Number.NaN, 1],
    [Infinity, 1],
  ])('%d draws are %i', (numberPeriod, expected) => {
    expect(play(filled, { type: 'setPeriods', numberPeriod }).numberPeriod).toBe(expected);
  });

  it('a removal taken back keeps the draws chosen since', () => {
    const cleared = play(filled, { type: 'removeAll' }, { type: 'setPeriods', numberPeriod: 5 });
    expect(play(cleared, { type: 'restore', removed: filled })).toEqual({ ...filled, numberPeriod: 5 });
  });

  it('a place the game does not have takes nothing', () => {
    expect(play(filled, { type: 'setPicks', code: 'J', picks: { numbers: [3] } })).toEqual(filled);
    expect(createSlots('loto').slots.at(-1)?.code).toBe('J');
  });
});

describe('methods', () => {
  const filled = play(createSlots('mega'), { type: 'setPicks', code: 'A', picks: { numbers: six } });

  it('a new Mega method clears the filled slots; the same one does not', () => {
    expect(shown(play(filled, { type: 'setMethod', methodId: 'GROUP_7' }))).toEqual([]);
    expect(shown(play(filled, { type: 'setMethod', methodId: 'GROUP_6' }))).toEqual(shown(filled));
  });

  it('a Keno level keeps the numbers and asks for exactly as many', () => {
    const keno = play(
      createSlots('keno'),
      { type: 'setPicks', code: 'A', picks: { numbers: [1, 2, 3] } },
      { type: 'setPicks', code: 'B', picks: { numbers: [1, 2] } },
      { type: 'setMethod', methodId: 'LEVEL_3' },
    );
    expect(shown(keno)).toEqual([
      ['A', [1, 2, 3], true],
      ['B', [1, 2], false],
    ]);
  });

  it.each([
    ['a method of another game', { type: 'setMethod', methodId: 'LEVEL_1' }],
    ['a game with a method it does not have', { type: 'switchTo', gameId: 'mega', methodId: 'FREE' }],
  ] as const)('%s changes nothing', (_name, action) => {
    expect(play(filled, action)).toBe(filled);
  });
});

describe('tickets of slots', () => {
  it('a Keno slot takes its level from the count of its numbers', () => {
    const state = play(createSlots('keno'), { type: 'setPicks', code: 'F', picks: { numbers: [80, 1] } });
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
      { type: 'setPicks', code: 'A', picks: { numbers: [1] } },
      { type: 'setPicks', code: 'B', picks: { numbers: [1, 2] } },
      { type: 'setAmount', amount: 20_000 },
      { type: 'setPeriods', numberPeriod: 3 },
    );
    expect(slotsPrice(keno)).toBe(2 * 20_000 * 3);
    const mega = play(
      createSlots('mega'),
      { type: 'setMethod', methodId: 'GROUP_8' },
      { type: 'setPicks', code: 'A', picks: { numbers: [1, 2, 3, 4, 5, 6, 7, 8] } },
      { type: 'setPeriods', numberPeriod: 2 },
    );
    expect(slotsPrice(mega)).toBe(560_000);
  });

  it('a random Keno count asked for is kept, at most 10', () => {
    const start = createSlots('keno');
    const counts = (count: number) =>
      slotsReducer(start, randomFill(start, { random: seededRandom(3), count })).slots.map(
        ({ picks }) => picks.numbers.length,
      );
    expect(counts(4)).toEqual([4, 4, 4, 4, 4, 4]);
    expect(counts(12)).toEqual([10, 10, 10, 10, 10, 10]);
  });
});
