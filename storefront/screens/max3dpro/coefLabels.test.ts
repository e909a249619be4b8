import { expect, it } from 'vitest';
import { coefLabel } from './coefLabels';

it.each([
  ['MULTIGROUP', ['168', '279', '386', '05', '999'], '4 × 3 = 12', '12 × 10.000 ₫'],
  ['GROUP', ['168', '277'], '6 × 3 = 18', '18 × 10.000 ₫'],
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
