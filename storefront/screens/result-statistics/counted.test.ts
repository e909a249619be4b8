import { expect, it } from 'vitest';
import { countedSentence } from './counted';

const counts = (...of: readonly (readonly [number | string, number])[]) =>
  of.map(([number, count]) => ({ number, count, lastSeen: null }));

// The font needs a wider space between figures.
const plain = (sentence: string) => sentence.replaceAll('\u2002', ' ');

it('names the numbers that came most and least often, over the draws that were counted', () => {
  const numbers = counts([4, 15], [13, 2], [15, 15], [26, 7]);
  expect(plain(countedSentence({ name: 'số', numbers, draws: 100 }))).toBe(
    'Trong 100 kỳ gần nhất, số 04, 15 về nhiều nhất (15 lần); số 13 về ít nhất (2 lần).',
  );
});

it('says of a number that never came just that', () => {
  const sentence = countedSentence({ name: 'số đặc biệt', numbers: counts([1, 3], [2, 0]), draws: 30 });
  expect(plain(sentence)).toContain('số đặc biệt 02 chưa về lần nào.');
});

it('counts what it does not name', () => {
  const numbers = counts([1, 9], ...Array.from({ length: 8 }, (_, index) => [index + 2, 1] as const));
  expect(plain(countedSentence({ name: 'số', numbers, draws: 30 }))).toContain(
    'số 02, 03, 04, 05, 06, 07 và 2 số nữa về ít nhất (1 lần)',
  );
});

it('says nothing of the least where only the most are counted', () => {
  const sentence = countedSentence({
    name: 'bộ số',
    numbers: counts(['168', 7], ['005', 6]),
    draws: 50,
    isMostAlone: true,
  });
  expect(sentence).toBe('Trong 50 kỳ gần nhất, bộ số 168 về nhiều nhất (7 lần).');
});

it('calls none the most where all came as often', () => {
  expect(countedSentence({ name: 'số', numbers: counts([1, 2], [2, 2]), draws: 9 })).toBe(
    'Trong 9 kỳ gần nhất, mọi số về như nhau (2 lần).',
  );
  expect(countedSentence({ name: 'số', numbers: [], draws: 0 })).toBe('');
});
