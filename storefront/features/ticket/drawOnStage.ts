import { DAY, momentOnDay, periodIdOf, vietnamDay, vietnamTime, type GameEntry } from '@veloc/rules';
import { stagedDraw, STAGE_OPENS } from './stagedDraw';

const HOUR = 3_600_000;

type Drawn = Pick<GameEntry, 'gameId' | 'isCalculate' | 'drawInterval' | 'drawDates' | 'nextPeriod'>;

/** A draw to be watched now. */
export interface DrawOnStage {
  /** Names the draw to the page on which it is watched. */
  id: string;
  /** HH:mm. */
  time: string;
  /** Its time has come, and its result has not. */
  isDrawing: boolean;
}

/** The draw of a game that is drawn now, else the one that is within minutes; null of none. `now` in ms. */
export function drawOnStage(entry: Drawn, now: number): DrawOnStage | null {
  const next = Date.parse(entry.nextPeriod.dialDate);
  const awaited = entry.isCalculate ? awaitedMoment(entry, now) : null;
  const moment = awaited ?? (now >= next - STAGE_OPENS ? next : null);
  if (moment === null) return null;
  const period = moment === next ? entry.nextPeriod.id : periodIdOf(entry.gameId, { dialAt: moment, channelId: null });
  const staged = stagedDraw(period);
  return staged && { id: staged.id, time: vietnamTime(moment), isDrawing: now >= moment };
}

/** When the draw is that has closed and has no result yet: the list has gone on to the next one. */
function awaitedMoment({ drawInterval, drawDates = [], nextPeriod }: Drawn, now: number): number | null {
  const next = Date.parse(nextPeriod.dialDate);
  const interval = (drawInterval ?? DAY) * 1000;
  if (interval < HOUR) return next - interval;
  const today = vietnamDay(now);
  const moments = [nextPeriod.dialDate, ...drawDates].map((date) => momentOnDay(today, vietnamTime(Date.parse(date))));
  const due = moments.filter((moment) => moment !== null && moment < next && moment <= now + STAGE_OPENS);
  return due.length > 0 ? Math.max(...due.map(Number)) : null;
}
