import { expect, it, describe } from 'vitest';
import { noPicks, type Slot } from '@veloc/rules';
import { coefLabel, priceSoFar } from './coefLabels';

it.each([
  ['MULTIGROUP', ['168', '279', '386', '05', '999'], '12 lượt chơi (4 × 3)', '12 × 10.000 ₫'],
  ['GROUP', ['168', '277'], '18 lượt chơi (6 × 3)', '18 × 10.000 ₫'],
])('%s of %j', (methodId, groups, coef, price) => {
  const words = coefLabel({ methodId, groups });
  expect({ ...words, price: words?.price.replaceAll('\u00a0', ' ') }).toEqual({ coef, price });
});

it.each([
  ['NORMAL', ['168', '279']],
  ['GROUP', ['168']],
  ['MULTIGROUP', ['168']],
])('%s of %j is a single play, or none', (methodId, groups) => {
  expect(coefLabel({ methodId, groups })).toBeNull();
});

const slot = (...groups: string[]): Slot => ({
  code: 'A',
  picks: { ...noPicks, groups },
  methodId: 'MULTIGROUP',
  amount: null,
  isDone: false,
});

describe('what an unfinished ticket of many numbers costs so far', () => {
  it.each([
    [['168', '279', '386', '05', '999'], 1, 120_000, '4 bộ số hoàn chỉnh × 1 kỳ'],
    [['168', '279'], 3, 60_000, '2 bộ số hoàn chỉnh × 3 kỳ'],
  ])('%j over %d draws', (groups, draws, total, detail) => {
    expect(priceSoFar(slot(...groups), draws)).toEqual({ total, detail });
  });

  it.each([[[]], [['168']], [['168', '2']]])('is nothing yet with %j', (groups) => {
    expect(priceSoFar(slot(...groups), 1)).toBeNull();
  });

  it('is nothing for a ticket that is not there', () => {
    expect(priceSoFar(undefined, 1)).toBeNull();
    expect(priceSoFar({ ...slot(), methodId: null }, 1)).toBeNull();
  });
});
