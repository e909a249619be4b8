import { describe } from 'vitest';
import { numbersOf } from '../testing/combinations';
import { COUNT, DIGITS, TYPE, validate, type Row } from '../testing/validationTable';

describe('Loto: D, C, DC take 2 or 3 digits, L7 and L17 3, L16 4, L18 2', () => {
  const takes: Record<string, number[]> = { D: [2, 3], C: [2, 3], DC: [2, 3], L7: [3], L17: [3], L16: [4], L18: [2] };
  const loto = (id: string, numbers: string, over: object = {}) => ({ lotoType: { id }, numbers, ...over });
  validate('loto', [
    ...Object.entries(takes).flatMap(([id, lengths]) =>
      numbersOf({ from: 0, to: 5 }).map((length): Row => [
        `${id} of ${length} digits`,
        loto(id, '12345'.slice(0, length).padStart(4, '-')),
        lengths.includes(length) ? 'ok' : COUNT,
      ]),
    ),
    ...['L1', 'L8', 'L19', 'd', ''].map((id): Row => [`type "${id}"`, loto(id, '--07'), TYPE]),
    ['no type', { numbers: '--07' }, TYPE],
    ['no dashes', loto('D', '07'), 'ok'],
    ['five places', loto('D', '---07'), COUNT],
    ['a letter', loto('D', '--0a'), DIGITS],
    ['a dash between digits', loto('D', '-0-7'), DIGITS],
    ['a dash after the digits', loto('D', '-07-'), DIGITS],
    ['no numbers', { lotoType: { id: 'D' } }, COUNT],
    ['a stake of 0', loto('D', '--07', { value: 0 }), 'INVALID_PRICE'],
    ['a stake of 10,000', loto('D', '--07', { value: 10_000 }), 'ok'],
    ['a stake of 15,000', loto('D', '--07', { value: 15_000 }), 'INVALID_PRICE'],
    ['a stake of 100 times', loto('D', '--07', { value: 1_000_000 }), 'ok'],
    ['a stake of 101 times', loto('D', '--07', { value: 1_010_000 }), 'INVALID_PRICE'],
  ]);
});
