import { expect, it } from 'vitest';
import { typedPicks, typedText } from './typedPicks';

const mega = { from: 1, to: 45 };

it.each([
  ['', [], ''],
  ['0', [], '0'],
  ['05', [5], ''],
  ['051', [5], '1'],
  ['05 12 28 3', [5, 12, 28], '3'],
  ['051228334144', [5, 12, 28, 33, 41, 44], ''],
  ['05,12;28', [5, 12, 28], ''],
  // No number of 45 begins with a 7.
  ['7', [7], ''],
  ['5 12 3 ', [5, 12, 3], ''],
  ['05 05', [5], ''],
])('reads %o as %j and %o to come', (text, numbers, pending) => {
  expect(typedPicks(text, mega)).toEqual({ numbers, pending, refused: null });
});

it.each([
  ['05 46', 46],
  ['00', 0],
])('refuses of %o what the game has not', (text, refused) => {
  expect(typedPicks(text, mega).refused).toBe(refused);
});

it('begins a number of 80 with any digit but 9', () => {
  expect(typedPicks('8', { from: 1, to: 80 })).toEqual({ numbers: [], pending: '8', refused: null });
  expect(typedPicks('9', { from: 1, to: 80 })).toEqual({ numbers: [9], pending: '', refused: null });
});

it('writes what it has read', () => {
  expect(typedText([5, 12], '3')).toBe('05 12 3');
  expect(typedText([], '')).toBe('');
});
