import type { GameEntry } from '@veloc/rules';
import { describe, expect, it } from 'vitest';
import { heroEntry, rhythm } from './homeGames';

const now = Date.parse('2026-11-21T12:16:42+07:00');

function entry(gameId: GameEntry['gameId'], dialDate: string, jackpot1: number | null = null): GameEntry {
  const resultDate = '21/11/2026';
  return {
    gameId,
    title: gameId,
    heading: '',
    href: `/${gameId}`,
    timeout: false,
    expiredTime: '00:00:00',
    periodId: gameId,
    lastPeriodId: null,
    nextPeriodId: null,
    isCalculate: false,
    jackpot1,
    jackpot2: null,
    isCountDown: true,
    countDown: 0,
    maxPeriods: 1,
    drawInterval: null,
    nextPeriod: {
      id: gameId,
      name: '',
      gameId,
      resultDate,
      resultTime: '00:01',
      dialDate,
      estJackpotPrize1: jackpot1,
      estJackpotPrize2: null,
      status: 'open',
    },
  };
}

const keno = entry('keno', '2026-11-21T05:21:24.000Z');
const mega = entry('mega', '2026-11-22T11:00:00.000Z', 32_000_000_000);
const power = entry('power', '2026-11-21T11:00:00.000Z', 87_000_000_000);
const closedPower = entry('power', '2026-11-21T05:00:00.000Z', 87_000_000_000);

describe('the game on the lacquer', () => {
  it.each([
    ['the largest jackpot', [keno, mega, power], 'power'],
    ['the largest jackpot still on sale', [keno, mega, closedPower], 'mega'],
    [
      'the draw that closes first, where no jackpot is known',
      [entry('max3d', '2026-11-21T11:00:00.000Z'), keno],
      'keno',
    ],
    ['the first game, where all have closed', [closedPower], 'power'],
  ])('is %s', (_name, entries, expected) => {
    expect(heroEntry(entries, now)?.gameId).toBe(expected);
  });

  it('is none while nothing is known', () => {
    expect(heroEntry([], now)).toBeUndefined();
  });
});

describe('the rhythm of draws', () => {
  it.each([
    [480, 'Quay mỗi 8 phút'],
    [300, 'Quay mỗi 5 phút'],
    [8 * 3_600, null],
    [null, null],
  ])('of %s seconds reads %s', (drawInterval, expected) => {
    expect(rhythm({ drawInterval })).toBe(expected);
  });
});
