import { expect, test } from 'vitest';
import { amountProblem, limitsLabel } from './amountProblem';

/** Money keeps its sign on the same line. */
const unbroken = (words: string | null) => words?.replaceAll(' ₫', '\u00a0₫') ?? null;

const limits = { min: 10_000, max: 1_000_000, step: 10_000 };

test.each([
  [null, null],
  [10_000, null],
  [1_000_000, null],
  [9_999, 'Số tiền ít nhất là 10.000 ₫'],
  [0, 'Số tiền ít nhất là 10.000 ₫'],
  [1_000_001, 'Số tiền nhiều nhất là 1.000.000 ₫'],
  [15_000, 'Số tiền phải là bội số của 10.000 ₫'],
])('%s đồng: %s', (amount, problem) => {
  expect(amountProblem(amount, limits)).toBe(unbroken(problem));
});

test('without limits every amount will do', () => {
  expect(amountProblem(1, {})).toBeNull();
  expect(amountProblem(999_999_999_999, {})).toBeNull();
});

test.each([
  [limits, 'Từ 10.000 ₫ đến 1.000.000 ₫, bội số của 10.000 ₫'],
  [{ min: 10_000 }, 'Từ 10.000 ₫'],
  [{ max: 10_000 }, 'Đến 10.000 ₫'],
  [{ step: 10_000 }, 'Bội số của 10.000 ₫'],
  [{}, ''],
])('the limits %j in words', (some, words) => {
  expect(limitsLabel(some)).toBe(unbroken(words));
});

const euros = { unit: 0.01, money: (amount: number) => `€${amount.toFixed(2)}` };

test.each([
  [4.5, {}, null],
  [0.29, {}, null],
  [4.505, {}, 'Số tiền phải là bội số của €0.01'],
  [4.5, { step: 1 }, 'Số tiền phải là bội số của €1.00'],
  [0.3, { step: 0.1 }, null],
  [1.25, { step: 0.5 }, 'Số tiền phải là bội số của €0.50'],
])('%s euros within %j: %s', (amount, some, problem) => expect(amountProblem(amount, some, euros)).toBe(problem));

test('a step is told where it leaves something out', () => {
  expect(limitsLabel({ step: 0.01 }, euros)).toBe('');
  expect(limitsLabel({ max: 20, step: 0.5 }, euros)).toBe('Đến €20.00, bội số của €0.50');
  expect(limitsLabel({ step: 1 }, euros)).toBe('Bội số của €1.00');
});
