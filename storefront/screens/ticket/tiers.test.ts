import type { GameResult } from '@veloc/rules';
import { describe, expect, it } from 'vitest';
import { tiersOf } from './tiers';

const numbers = (listNumber: number[]) => ({ code: 'A', listNumber, price: '10000' });
const mega = { gameId: 'mega', numbers: [4, 12, 19, 27, 33, 41] } as const;
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
      'a game whose list does not tell',
      { code: 'A', numbers: '168', playType: 'straight' },
      { gameId: 'max3d', numbers: ['168'] },
      [],
    ],
  ])('%s', (_name, ticket, result, expected) => {
    expect(tiersOf({ ticket }, result)).toEqual(expected);
  });
});
