import { describe } from 'vitest';
import { COUNT, METHOD, RANGE, TWICE, upTo, validate, type Row } from '../testing/validationTable';

describe('Keno: 1 to 10 numbers, integers 1 to 80, no duplicates', () => {
  validate('keno', [
    ['0 numbers', { listNumber: [] }, COUNT],
    ...upTo(10).map((count): Row => [`${count} numbers`, { listNumber: upTo(count) }, 'ok']),
    ['11 numbers', { listNumber: upTo(11) }, COUNT],
    ['number 0', { listNumber: [0] }, RANGE],
    ['number 1', { listNumber: [1] }, 'ok'],
    ['number 80', { listNumber: [80] }, 'ok'],
    ['number 81', { listNumber: [81] }, RANGE],
    ['number -1', { listNumber: [-1] }, RANGE],
    ['number 1.5', { listNumber: [1.5] }, RANGE],
    ['a number twice', { listNumber: [1, 80, 80] }, TWICE],
    ['level 0', { listNumber: [], playMethod: 'LEVEL_0' }, METHOD],
    ['level 1 of 1', { listNumber: [1], playMethod: 'LEVEL_1' }, 'ok'],
    ['level 10 of 10', { listNumber: upTo(10), playMethod: 'LEVEL_10' }, 'ok'],
    ['level 11 of 11', { listNumber: upTo(11), playMethod: 'LEVEL_11' }, METHOD],
    ['level 3 of 2', { listNumber: upTo(2), playMethod: 'LEVEL_3' }, COUNT],
    ['level 3 of 4', { listNumber: upTo(4), playMethod: 'LEVEL_3' }, COUNT],
    ['a method without numbers', { playMethod: 'LEVEL_3' }, COUNT],
    ['a stake of 0', { listNumber: [1], betAmount: 0 }, 'INVALID_PRICE'],
    ['a stake of 9,999', { listNumber: [1], betAmount: 9_999 }, 'INVALID_PRICE'],
    ['a stake of 10,000', { listNumber: [1], betAmount: 10_000 }, 'ok'],
    ['a stake of 10,001', { listNumber: [1], betAmount: 10_001 }, 'INVALID_PRICE'],
    ['a stake of 100 times', { listNumber: [1], betAmount: 1_000_000 }, 'ok'],
    ['a stake of 101 times', { listNumber: [1], betAmount: 1_010_000 }, 'INVALID_PRICE'],
    ['a stake that is no number', { listNumber: [1], betAmount: 'many' }, 'ok'],
    ['a stake in digits', { listNumber: [1], betAmount: '20000' }, 'ok'],
    ['a stake in digits that is no multiple', { listNumber: [1], betAmount: '20001' }, 'INVALID_PRICE'],
  ]);
});

describe('Keno bao: size 3 to 12, level at least 2, below the size and at most 10 (decision G6)', () => {
  const bao = (size: number, bundleLevel: number) => ({
    isBundleTicket: true,
    bundleLevel,
    bundleSelectedNumbers: upTo(size),
  });
  validate('keno', [
    ['size 2', bao(2, 2), COUNT],
    ['size 3', bao(3, 2), 'ok'],
    ['size 12', bao(12, 2), 'ok'],
    ['size 13', bao(13, 2), COUNT],
    ['level 1', bao(5, 1), METHOD],
    ['level 2', bao(5, 2), 'ok'],
    ['level 4 of 5', bao(5, 4), 'ok'],
    ['level 5 of 5', bao(5, 5), METHOD],
    ['level 10 of 12', bao(12, 10), 'ok'],
    ['level 11 of 12', bao(12, 11), METHOD],
    ['number 81', { ...bao(3, 2), bundleSelectedNumbers: [1, 2, 81] }, RANGE],
    ['number 0', { ...bao(3, 2), bundleSelectedNumbers: [0, 1, 2] }, RANGE],
    ['a number twice', { ...bao(3, 2), bundleSelectedNumbers: [1, 2, 2] }, TWICE],
    ['the other list is not counted', { ...bao(5, 2), listNumber: upTo(12) }, 'ok'],
  ]);
});
