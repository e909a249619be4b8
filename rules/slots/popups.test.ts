import { expect, it } from 'vitest';
import { createSlots, noPicks, popupValues, type SlotsAction } from '../index';
import { play } from '../testing/builder';

const steps: SlotsAction[] = [
  { type: 'setPicks', code: 'A', picks: { numbers: [1, 2, 3] } },
  { type: 'setAmount', amount: 20_000 },
  { type: 'setAmount', amount: 50_000, code: 'A' },
  { type: 'setPeriods', numberPeriod: 2 },
];

it('open with the values of the slot they were asked for', () => {
  expect(popupValues(play(createSlots('keno'), ...steps), 'A')).toEqual({
    numbers: { ...noPicks, numbers: [1, 2, 3] },
    playMethod: 'FREE',
    random: 3,
    money: 20_000,
    amount: 50_000,
    period: 2,
    price: 100_000,
  });
});

it('open with those of the builder for an empty slot', () => {
  expect(popupValues(play(createSlots('keno'), ...steps), 'B')).toEqual({
    numbers: noPicks,
    playMethod: 'FREE',
    random: 10,
    money: 20_000,
    amount: 20_000,
    period: 2,
    price: 0,
  });
});

it('open with the method of the slot, not the one chosen for the next', () => {
  const state = play(
    createSlots('loto'),
    { type: 'setPicks', code: 'A', picks: { groups: ['27'] } },
    { type: 'setMethod', methodId: 'L16' },
  );
  expect(popupValues(state, 'A')).toMatchObject({ playMethod: 'D', price: 10_000 });
  expect(popupValues(state, 'B')).toMatchObject({ playMethod: 'L16', price: 0 });
});

it.each([
  ['the groups of the slot', { type: 'setPicks', code: 'A', picks: { groups: ['123', '', '456', '789', '012'] } }, 4],
  ['as many groups as a ticket needs', { type: 'removeAll' }, 3],
] as const)('open the random pick with %s', (_name, step, random) => {
  const state = play(createSlots('max3dpro'), { type: 'setMethod', methodId: 'MULTIGROUP' }, step);
  expect(popupValues(state, 'A').random).toBe(random);
});
