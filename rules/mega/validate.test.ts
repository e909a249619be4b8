import { describe } from 'vitest';
import { numbersOf } from '../testing/combinations';
import { COUNT, METHOD, RANGE, TWICE, sixWith, upTo, validate, type Row } from '../testing/validationTable';

describe('Mega: 6 numbers of 1 to 45, or as many as the method takes, 5 to 18', () => {
  const bao = (size: number, count = size) => ({ listNumber: upTo(count), playMethod: { id: `GROUP_${size}` } });
  validate('mega', [
    ['5 numbers without a method', { listNumber: upTo(5) }, COUNT],
    ['6 numbers without a method', { listNumber: upTo(6) }, 'ok'],
    ['7 numbers without a method', { listNumber: upTo(7) }, COUNT],
    ['bao 4', bao(4), METHOD],
    ...numbersOf({ from: 5, to: 18 }).flatMap((size): Row[] => [
      [`bao ${size} of ${size}`, bao(size), 'ok'],
      [`bao ${size} of ${size - 1}`, bao(size, size - 1), COUNT],
      [`bao ${size} of ${size + 1}`, bao(size, size + 1), COUNT],
    ]),
    ['bao 19', bao(19), METHOD],
    [
      'another length than the method takes',
      { listNumber: upTo(7), playMethod: { id: 'GROUP_6', lengthGame: 7 } },
      METHOD,
    ],
    ['number 0', { listNumber: sixWith(0) }, RANGE],
    ['number 1', { listNumber: sixWith(1) }, 'ok'],
    ['number 45', { listNumber: sixWith(45) }, 'ok'],
    ['number 46', { listNumber: sixWith(46) }, RANGE],
    ['number 1.5', { listNumber: sixWith(1.5) }, RANGE],
    ['a number twice', { listNumber: sixWith(2) }, TWICE],
  ]);
});
