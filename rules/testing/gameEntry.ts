import { vietnamDate, vietnamTime } from '../vietnamTime';
import type { GameEntry } from '../wire/periods';

/** An entry of the game list for tests, whose draw is at `drawAt` (ms since the epoch). */
export function gameEntry(drawAt: number, over: Partial<GameEntry> = {}): GameEntry {
  return {
    gameId: 'mega',
    title: 'MEGA 6/45',
    heading: '6 số từ 1 đến 45',
    href: '/mega',
    timeout: false,
    expiredTime: `${vietnamTime(drawAt - 60_000)}:00`,
    periodId: 'mega:01552',
    lastPeriodId: null,
    nextPeriodId: null,
    isCalculate: false,
    jackpot1: null,
    jackpot2: null,
    isCountDown: true,
    countDown: 0,
    maxPeriods: 12,
    drawInterval: null,
    nextPeriod: {
      id: 'mega:01552',
      name: 'Kỳ #01552',
      gameId: 'mega',
      resultDate: vietnamDate(drawAt),
      resultTime: vietnamTime(drawAt),
      dialDate: new Date(drawAt).toISOString(),
      estJackpotPrize1: null,
      estJackpotPrize2: null,
      status: 'open',
    },
    ...over,
  };
}
