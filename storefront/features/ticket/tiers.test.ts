import { readLine, type GameResult } from '@veloc/rules';
import { describe, expect, it } from 'vitest';
import { tiersOf } from './tiers';

const numbers = (listNumber: number[]) => ({ code: 'A', listNumber, price: '10000' });
const mega = { gameId: 'mega', numbers: [4, 12, 19, 27, 33, 41] } as const;
/** Đặc biệt and three of the four Nhất. */
const max3d = ['000', '001', '002', '003', '004'];
const power = { gameId: 'power', numbers: [5, 17, 23, 31, 44, 52], special: [8] } as const;

describe('the tiers a ticket has won', () => {
  it.each<[string, Record<string, unknown>, Pick<GameResult, 'gameId' | 'numbers' | 'special'>, string[]]>([
    ['four of six', numbers([4, 12, 19, 27, 1, 2]), { ...mega, numbers: [...mega.numbers] }, ['Giải Nhì']],
    ['two of six', numbers([4, 12, 1, 2, 3, 5]), { ...mega, numbers: [...mega.numbers] }, []],
    [
      'five and the bonus ball',
      { ...numbers([5, 17, 23, 31, 44, 8]), powerNumber: 1 },
      { ...power, numbers: [...power.numbers], special: [8] },
      ['Jackpot 2'],
    ],
    [
      'a draw without its bonus ball',
      { ...numbers([5, 17, 23, 31, 44, 8]), powerNumber: 1 },
      { ...power, numbers: [...power.numbers], special: [] },
      [],
    ],
    [
      'a number drawn for two prizes, in any order',
      { code: 'A', numbers: '168', playType: 'box' },
      { gameId: 'max3d', numbers: [...max3d, '168', '001', '816'] },
      ['Giải Nhất (bất kỳ thứ tự)', 'Giải Nhì (bất kỳ thứ tự)'],
    ],
    [
      'two numbers of Max 3D Pro in the order drawn',
      { code: 'A', numbers: '000 001', playType: 'straight', playMethod: { id: 'NORMAL' } },
      { gameId: 'max3dpro', numbers: [...max3d] },
      ['Giải Đặc biệt', 'Giải Tư', 'Giải Năm'],
    ],
    [
      'a game whose list does not tell',
      { lotoType: { id: 'L18' }, numbers: '--68' },
      { gameId: 'loto', numbers: [] },
      [],
    ],
  ])('%s', (_name, ticket, result, expected) => {
    expect(tiersOf(readLine({ gameId: result.gameId, ticket }), result)).toEqual(expected);
  });
});
