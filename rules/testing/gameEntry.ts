import { gameConfig } from '../gameNames';
import { closesAt, cutOffOf } from '../periods/sales';
import { vietnamClock, vietnamDate, vietnamTime } from '../vietnamTime';
import type { GameEntry } from '../wire/periods';

/**
 * An entry of the game list for tests, whose draw is at `drawAt` (ms since the epoch): Mega's draw 01552 unless `over`
 * says otherwise. The period on sale follows its game, period and jackpots.
 */
export function gameEntry(drawAt: number, over: Partial<GameEntry> = {}): GameEntry {
  const { gameId = 'mega', periodId = `${gameId}:01552`, jackpot1 = null, jackpot2 = null } = over;
  return {
    gameId,
    title: gameConfig[gameId].title,
    heading: '6 số từ 1 đến 45',
    href: `/${gameId}`,
    timeout: false,
    expiredTime: vietnamClock(closesAt(drawAt, cutOffOf(gameId))),
    periodId,
    lastPeriodId: null,
    nextPeriodId: null,
    isCalculate: false,
    jackpot1,
    jackpot2,
    isCountDown: true,
    countDown: 0,
    maxPeriods: 12,
    drawInterval: null,
    nextPeriod: {
      id: periodId,
      name: `Kỳ #${periodId.slice(gameId.length + 1)}`,
      gameId,
      resultDate: vietnamDate(drawAt),
      resultTime: vietnamTime(drawAt),
      dialDate: new Date(drawAt).toISOString(),
      estJackpotPrize1: jackpot1,
      estJackpotPrize2: jackpot2,
      status: 'open',
    },
    ...over,
  };
}
