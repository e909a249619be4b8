import { describe } from 'vitest';
import { numbersOf } from '../testing/combinations';
import { COUNT, METHOD, RANGE, TWICE, sixWith, upTo, validate, type Row } from '../testing/validationTable';

describe('Power: 6 numbers of 1 to 55, or GROUP_n, and a power number of 1 to 16 (decision G9)', () => {
  const six = { listNumber: upTo(6), powerNumber: 1 };
  const bao = (size: number, count = size) => ({
    listNumber: upTo(count),
    powerNumber: 16,
    playMethod: { id: `GROUP_${size}` },
  });
  const sizes = [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 18];
  validate('power', [
    ['5 numbers without a method', { ...six, listNumber: upTo(5) }, COUNT],
    ['6 numbers without a method', six, 'ok'],
    ['7 numbers without a method', { ...six, listNumber: upTo(7) }, COUNT],
    ...numbersOf({ from: 4, to: 19 }).map((size): Row => [
      `bao ${size}`,
      bao(size),
      sizes.includes(size) ? 'ok' : METHOD,
    ]),
    ...sizes.flatMap((size): Row[] => [
      [`bao ${size} of ${size - 1}`, bao(size, size - 1), COUNT],
      [`bao ${size} of ${size + 1}`, bao(size, size + 1), COUNT],
    ]),
    ['number 0', { ...six, listNumber: sixWith(0) }, RANGE],
    ['number 55', { ...six, listNumber: sixWith(55) }, 'ok'],
    ['number 56', { ...six, listNumber: sixWith(56) }, RANGE],
    ['a number twice', { ...six, listNumber: sixWith(2) }, TWICE],
    ['no power number', { listNumber: upTo(6) }, 'MISSING_POWER_NUMBER'],
    ['a power number of null', { ...six, powerNumber: null }, 'MISSING_POWER_NUMBER'],
    ['power number 0', { ...six, powerNumber: 0 }, 'INVALID_POWER_NUMBER'],
    ['power number 1', { ...six, powerNumber: 1 }, 'ok'],
    ['power number 16', { ...six, powerNumber: 16 }, 'ok'],
    ['power number 17', { ...six, powerNumber: 17 }, 'INVALID_POWER_NUMBER'],
    ['power number 1.5', { ...six, powerNumber: 1.5 }, 'INVALID_POWER_NUMBER'],
    ['a power number among the six', { ...six, powerNumber: 6 }, 'ok'],
  ]);
});
