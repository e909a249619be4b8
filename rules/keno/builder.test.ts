import { describe, expect, it } from 'vitest';
import {
  bundleLevels,
  bundleSizes,
  checkTicket,
  chooseKenoBundle,
  chooseKenoPlayType,
  chooseKenoTab,
  createSlots,
  kenoPlayTypeOf,
  kenoTabOf,
  slotGames,
  slipsOf,
  slotsPrice,
  toTickets,
  type BetOutcome,
  type SlotsAction,
} from '../index';
import { bundleMethodId } from './bundle';
import { choose } from '../counting';
import { parityOutcomes, sizeOutcomes } from '../kenoOutcome/outcomes';
import { builderOf, play, press, slotA } from '../testing/builder';
import { numbersOf } from '../testing/combinations';

const pick = (numbers: readonly number[]): SlotsAction => ({ type: 'setPicks', code: 'A', picks: { numbers } });
const bet = (outcome: BetOutcome): SlotsAction => ({ type: 'setPicks', code: 'A', picks: { outcome } });
const stake = (amount: number): SlotsAction => ({ type: 'setAmount', amount });

describe('the standard tab of Keno', () => {
  const start = createSlots('keno');

  it('takes ten numbers and no eleventh (decision G5)', () => {
    const full = play(start, ...press('numbers', numbersOf({ from: 1, to: 12 })));
    expect(slotA(full)).toMatchObject({ numbers: numbersOf({ from: 1, to: 10 }), isDone: true });
  });

  it('lets go of a chosen number that is pressed again', () => {
    expect(slotA(play(start, ...press('numbers', [7, 80, 1, 7])))).toMatchObject({ numbers: [1, 80] });
  });

  it.each([
    [
      [80, 1, 33],
      [1, 33, 80],
    ],
    [[0, 1, 81], [1]],
    [
      [5, 5, 4],
      [4, 5],
    ],
    [[2.5, Number.NaN, 9], [9]],
  ])('keeps of %j the numbers of 1 to 80, sorted: %j', (chosen, kept) => {
    expect(slotA(play(start, pick(chosen))).numbers).toEqual(kept);
  });

  it.each(numbersOf({ from: 1, to: 10 }))('plays %i numbers at the level of their count', (count) => {
    const [ticket] = toTickets(play(start, pick(numbersOf({ from: 1, to: count }))));
    expect(ticket).toMatchObject({ playMethod: `LEVEL_${count}` });
  });

  it('is clear again without numbers', () => {
    expect(play(start, pick([4, 5]), pick([]))).toEqual(start);
    expect(play(start, ...press('numbers', [4, 4]))).toEqual(start);
  });

  it.each([
    ['LEVEL_3', [1, 2], false],
    ['LEVEL_3', [1, 2, 3], true],
    ['LEVEL_3', [1, 2, 3, 4], false],
    ['FREE', [1, 2, 3, 4], true],
  ])('%s asks for its count of numbers: %j is done %s (decision G24)', (methodId, numbers, isDone) => {
    expect(slotA(play(builderOf('keno', methodId), pick(numbers)))).toMatchObject({ numbers, isDone });
  });

  it.each([
    [10_000, true],
    [1_000_000, true],
    [0, false],
    [-10_000, false],
    [15_000, false],
    [1_010_000, false],
  ])('with %i đồng staked a slot is done: %s (decision G18)', (amount, isDone) => {
    expect(slotA(play(start, pick([1]), stake(amount)))).toMatchObject({ isDone });
    expect(slotA(play(start, stake(amount), pick([1])))).toMatchObject({ isDone });
  });
});

describe('tabs and play types of Keno', () => {
  it.each([
    ['NORMAL', 'keno'],
    ['EVEN_ODD', 'kenoeo'],
    ['BIG_SMALL', 'kenoud'],
  ] as const)('%s is the game %s, whether chosen or opened as a page', (playType, gameId) => {
    const chosen = play(createSlots('mega'), chooseKenoPlayType(playType));
    expect(chosen).toEqual(createSlots(gameId));
    expect([kenoTabOf(chosen), kenoPlayTypeOf(chosen)]).toEqual(['STANDARD', playType]);
  });

  it('start at STANDARD and NORMAL', () => {
    const start = createSlots('keno');
    expect([kenoTabOf(start), kenoPlayTypeOf(start)]).toEqual(['STANDARD', 'NORMAL']);
    expect(play(start, chooseKenoTab('BUNDLE'), chooseKenoTab('STANDARD'))).toEqual(start);
  });

  it.each([
    ['EVEN_ODD', chooseKenoPlayType('EVEN_ODD')],
    ['BIG_SMALL', chooseKenoPlayType('BIG_SMALL')],
    ['BUNDLE', chooseKenoTab('BUNDLE')],
  ])('clear the selection and keep the money and the draws: %s', (_name, action) => {
    const chosen = play(createSlots('keno'), pick([1, 2]), stake(50_000), { type: 'setPeriods', numberPeriod: 4 });
    const changed = play(chosen, action);
    expect(changed).toMatchObject({ amount: 50_000, numberPeriod: 4 });
    expect(changed.slots).toEqual(createSlots('keno').slots);
  });
});

describe('Keno bao', () => {
  const bundle = (size: number, level: number) =>
    play(createSlots('keno'), chooseKenoTab('BUNDLE'), chooseKenoBundle({ size, level }));

  it('begins with three numbers at level 2', () => {
    const start = play(createSlots('keno'), chooseKenoTab('BUNDLE'));
    expect(start).toEqual(bundle(3, 2));
    expect(kenoTabOf(start)).toBe('BUNDLE');
  });

  it('has the sizes 3 to 12, and no picker takes more numbers', () => {
    expect(bundleSizes).toEqual(numbersOf({ from: 3, to: 12 }));
    const rooms = slotGames.keno.methods.map(({ numbers }) => numbers.room);
    expect(Math.max(...rooms)).toBe(12);
  });

  it.each([
    [3, [2]],
    [6, [2, 3, 4, 5]],
    [11, [2, 3, 4, 5, 6, 7, 8, 9, 10]],
    [12, [2, 3, 4, 5, 6, 7, 8, 9, 10]],
  ])('of %i numbers has the levels %j (decision G6)', (size, levels) => {
    expect(bundleLevels(size)).toEqual(levels);
  });

  it.each(bundleSizes.flatMap((size) => bundleLevels(size).map((level) => [size, level] as const)))(
    'of %i numbers at level %i costs 10,000 for each of its sets, whatever is staked',
    (size, level) => {
      const state = play(bundle(size, level), pick(numbersOf({ from: 1, to: size })), stake(50_000));
      expect(toTickets(state)).toEqual([
        expect.objectContaining({
          isBundleTicket: true,
          bundleLevel: level,
          bundleSelectedNumbers: numbersOf({ from: 1, to: size }),
          playMethod: `LEVEL_${level}`,
          betAmount: 10_000,
        }),
      ]);
      expect(slotsPrice(state)).toBe(choose(size, level) * 10_000);
    },
  );

  it.each([
    [[80, 3, 1], 3, [1, 3, 80]],
    [[5, 5, 4, 9, 2], 3, [4, 5, 9]],
    [[0, 81, 1.5, Number.NaN, 7], 3, [7]],
    [[], 3, []],
  ])('of %j trimmed to %i is %j', (chosen, size, expected) => {
    expect(slotA(play(bundle(size, 2), pick(chosen))).numbers).toEqual(expected);
  });

  it('is trimmed to its size, and keeps its numbers when it grows', () => {
    const four = play(bundle(4, 2), pick([4, 3, 2, 1, 9]));
    expect(slotA(four)).toMatchObject({ numbers: [1, 2, 3, 4], isDone: true });
    expect(slotA(play(four, chooseKenoBundle({ size: 3, level: 2 })))).toMatchObject({
      numbers: [1, 2, 3],
      isDone: true,
    });
    expect(slotA(play(four, chooseKenoBundle({ size: 5, level: 2 })))).toMatchObject({
      numbers: [1, 2, 3, 4],
      isDone: false,
    });
  });

  it('keeps its numbers at another level, and lowers one that is too high for the size', () => {
    const six = play(bundle(6, 5), pick([1, 2, 3, 4, 5, 6]));
    expect(slotA(play(six, chooseKenoBundle({ size: 6, level: 4 })))).toEqual(slotA(six));
    expect(play(six, chooseKenoBundle({ size: 4, level: 5 })).methodId).toBe(bundleMethodId({ size: 4, level: 3 }));
  });
});

describe.each([
  ['kenoeo', parityOutcomes],
  ['kenoud', sizeOutcomes],
] as const)('the bets of %s', (gameId, outcomes) => {
  const start = createSlots(gameId);

  it.each(outcomes)('%s is a ticket with a stake', (outcome) => {
    const state = play(start, bet(outcome), stake(20_000));
    const [ticket] = toTickets(state);
    expect(ticket).toMatchObject({ playMethod: outcome, betAmount: 20_000, price: '10000', listNumber: [] });
    expect(checkTicket(gameId, ticket)).toEqual({ ok: true, value: ticket });
    expect(slotsPrice(state)).toBe(20_000);
  });

  it('are no ticket without an amount above 0, nor an amount without a bet', () => {
    expect(slotA(play(start, bet(outcomes[0]), stake(0))).isDone).toBe(false);
    expect(toTickets(play(start, stake(20_000)))).toEqual([]);
  });

  it('know no bet of the other game', () => {
    const other = gameId === 'kenoeo' ? 'UPPER' : 'EVEN';
    expect(play(start, bet(other))).toEqual(start);
  });
});

it.each([
  [0, []],
  [6, [6]],
  [7, [6, 1]],
  [20, [6, 6, 6, 2]],
])('%i lines come on slips of %j (decision G18)', (count, sizes) => {
  const lines = numbersOf({ from: 1, to: count });
  const slips = slipsOf(lines);
  expect(slips.map(({ length }) => length)).toEqual(sizes);
  expect(slips.flat()).toEqual(lines);
});

it.each([
  [
    { size: 13, level: 2 },
    { size: 12, level: 2 },
  ],
  [
    { size: 2, level: 2 },
    { size: 3, level: 2 },
  ],
  [
    { size: 4, level: 1 },
    { size: 4, level: 2 },
  ],
  [
    { size: 12, level: 12 },
    { size: 12, level: 10 },
  ],
  [
    { size: Number.NaN, level: Number.NaN },
    { size: 3, level: 2 },
  ],
])('a bao of %j becomes %j', (chosen, settled) => {
  const state = play(createSlots('keno'), chooseKenoTab('BUNDLE'), chooseKenoBundle(chosen));
  expect(state.methodId).toBe(bundleMethodId(settled));
});
