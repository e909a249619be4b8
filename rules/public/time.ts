/** Calendars, periods, countdowns and the clock of Vietnam. */

export { drawsOfDay, drawsOnSale, type CalendarDraw } from '../periods/calendar';
export { choiceOfAlias } from '../periods/choosing';
export { countdownTarget, formatCountdown, offeredUntil } from '../periods/countdown';
export {
  drawIdOf,
  feedOf,
  isDrawnOften,
  feeds,
  gameOfFeed,
  periodIdOf,
  periodIdsOf,
  readPeriodId,
  resultGames,
  type DrawKey,
  type Feed,
  type ResultGame,
} from '../periods/ids';
export { mergePeriods } from '../periods/merge';
export { REFRESH_INTERVAL, REFRESH_PACE, refreshJitter, shouldRefreshPeriods } from '../periods/refresh';
export { checkPeriodRequest } from '../periods/request';
export { closesAt, cutOffOf, isOnSale, SALES_CUT_OFF } from '../periods/sales';
export { scheduleSchema, type Channel, type Schedule, type Timetable } from '../periods/schedule';
export { timesOf, upcomingDraws } from '../periods/timetable';
export { type PeriodAlias } from '../periods/checkPeriodAlias';
export { DAY, startOfDay, weekdayOf } from '../vietnamDay';
export {
  momentOnDay,
  vietnamClock,
  vietnamDate,
  vietnamDay,
  vietnamInstant,
  vietnamTime,
  weekdays,
  type Weekday,
} from '../vietnamTime';
