import { weekdays, type GameResult, type Schedule, type Timetable, type Weekday } from '@veloc/rules';
import type * as v from 'valibot';
import { newYearRest } from '../draws/seed/daysOff';
import type { Guide } from '../public/seed/guides/guide';
import type { DrawRecord, PrintedPrizes } from '../results/drawRecord';

/** What the server has of a game beside its rules. */
export interface BackendGame {
  /** Its calendar as really operated (decisions G1 to G3); an operator changes it in `games.schedule`. */
  schedule: Schedule;
  /** One line of a file of its results; null where its draws are another game's or the regional ones. */
  record: v.GenericSchema<unknown, DrawRecord> | null;
  /** What the ids of its orders begin with outside the database; nothing unless told. */
  orderPrefix?: string;
  /** Of a draw's numbers the outcomes that one may bet on. */
  outcomes?(numbers: readonly number[]): GameResult['outcomes'];
  /** Đồng that a draw adds to each tier of its table when `pool` is shared out; left out where none ever is. */
  sharesOf?(pool: number, printed: PrintedPrizes): Readonly<Record<string, number>>;
  /** How it is played. */
  guide: Pick<Guide, 'title' | 'body'>;
}

export function timetable(rule: Partial<Timetable> & Pick<Timetable, 'times'>): Timetable {
  return { channel: null, weekdays: [...weekdays], daysOff: [], ...rule };
}

/** The time of the evening's draws. */
export const EVENING = '18:00';

export function evenings(...days: Weekday[]): Timetable[] {
  return [timetable({ weekdays: days, times: [EVENING], daysOff: newYearRest })];
}
