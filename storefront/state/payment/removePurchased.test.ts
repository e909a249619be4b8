import { expect, it } from 'vitest';
import { removePurchased } from './removePurchased';

const draft = (...slots: string[]) => JSON.stringify({ version: 1, slots: slots.map((code) => ({ code })) });

it('leaves what was not sold', () => {
  expect(removePurchased(draft('A', 'B'), { before: draft('A', 'B'), left: draft('B') })).toBe(draft('B'));
  expect(removePurchased(draft('A'), { before: draft('A'), left: null })).toBeNull();
});

it('takes what was sold out of a draft that has become another one since', () => {
  expect(removePurchased(draft('A', 'B', 'C'), { before: draft('A', 'B'), left: draft('B') })).toBe(draft('B', 'C'));
  expect(removePurchased(draft('C'), { before: draft('A'), left: null })).toBe(draft('C'));
});

it('makes no draft where none is, and leaves alone what nobody can read', () => {
  expect(removePurchased(null, { before: draft('A', 'B'), left: draft('B') })).toBeNull();
  expect(removePurchased('{}', { before: draft('A'), left: 'scribble' })).toBe('{}');
});
