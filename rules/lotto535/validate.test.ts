import { describe } from 'vitest';
import { numbersOf } from '../testing/combinations';
import { COUNT, METHOD, RANGE, TWICE, upTo, validate, type Row } from '../testing/validationTable';

describe('Lotto 5/35: 5 main of 1 to 35 and 1 special of 1 to 12, or as the method takes (decisions G11 and G34)', () => {
  const lotto = (mainNumbers: number[], specialNumbers: number[], id?: string) => ({
    mainNumbers,
    specialNumbers,
    ...(id === undefined ? {} : { playMethod: { id } }),
  });
  const five = (number: number) => [number, 2, 3, 4, 5];
  validate('lotto535', [
    ['4 main without a method', lotto(upTo(4), [1]), COUNT],
    ['5 main without a method', lotto(upTo(5), [1]), 'ok'],
    ['6 main without a method', lotto(upTo(6), [1]), COUNT],
    ['0 special without a method', lotto(upTo(5), []), COUNT],
    ['2 special without a method', lotto(upTo(5), [1, 2]), COUNT],
    ['NORMAL', lotto(upTo(5), [1], 'NORMAL'), 'ok'],
    ['bao 3', lotto(upTo(3), [1], 'BAO_3'), METHOD],
    ...numbersOf({ from: 4, to: 15 })
      .filter((size) => size !== 5)
      .flatMap((size): Row[] => [
        [`bao ${size}`, lotto(upTo(size), [1], `BAO_${size}`), 'ok'],
        [`bao ${size} of ${size - 1}`, lotto(upTo(size - 1), [1], `BAO_${size}`), COUNT],
        [`bao ${size} of ${size + 1}`, lotto(upTo(size + 1), [1], `BAO_${size}`), COUNT],
      ]),
    ['bao 16', lotto(upTo(16), [1], 'BAO_16'), METHOD],
    ['bao of 1 special', lotto(upTo(5), [1], 'BAO_SP_1'), METHOD],
    ...numbersOf({ from: 2, to: 12 }).map((count): Row => [
      `bao of ${count} special`,
      lotto(upTo(5), upTo(count), `BAO_SP_${count}`),
      'ok',
    ]),
    ['bao of 13 special', lotto(upTo(5), upTo(13), 'BAO_SP_13'), METHOD],
    ['both bao at once', lotto(upTo(15), upTo(12), 'BAO_15_12'), 'ok'],
    ['bao 4 of 2 special', lotto(upTo(4), upTo(2), 'BAO_4_2'), 'ok'],
    ['main 0', lotto(five(0), [1]), RANGE],
    ['main 1', lotto(five(1), [1]), 'ok'],
    ['main 35', lotto(five(35), [1]), 'ok'],
    ['main 36', lotto(five(36), [1]), RANGE],
    ['main 45', lotto(five(45), [1]), RANGE],
    ['special 0', lotto(upTo(5), [0]), RANGE],
    ['special 1', lotto(upTo(5), [1]), 'ok'],
    ['special 12', lotto(upTo(5), [12]), 'ok'],
    ['special 13', lotto(upTo(5), [13]), RANGE],
    ['a main twice', lotto(five(2), [1]), TWICE],
    ['a special twice', lotto(upTo(5), [3, 3], 'BAO_SP_2'), TWICE],
    ['a special equal to a main', lotto(upTo(5), [5]), 'ok'],
  ]);
});
