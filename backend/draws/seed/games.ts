import {
  gameConfig,
  gameIds,
  usualMaxPeriods,
  weekdays,
  type GameId,
  type Schedule,
  type Timetable,
  type Weekday,
} from '@veloc/rules';
import type { Kysely } from 'kysely';
import { json, type Database } from '../../db/schema';
import { regionalTimetables } from './channels';
import { newYearRest } from './daysOff';

function timetable(rule: Partial<Timetable> & Pick<Timetable, 'times'>): Timetable {
  return { channel: null, weekdays: [...weekdays], daysOff: [], ...rule };
}

function evenings(...days: Weekday[]): Timetable[] {
  return [timetable({ weekdays: days, times: ['18:00'], daysOff: newYearRest })];
}

const keno: Schedule = {
  timetables: [timetable({ times: { first: '06:08', last: '21:52', everyMinutes: 8 } })],
  jackpotStarts: [],
};
const regional: Schedule = { timetables: regionalTimetables, jackpotStarts: [] };

/** The calendar as really operated (decisions G1 to G3); an operator changes it in `games.schedule`. */
export const schedules: Readonly<Record<GameId, Schedule>> = {
  keno,
  kenoeo: keno,
  kenoud: keno,
  mega: { timetables: evenings('wednesday', 'friday', 'sunday'), jackpotStarts: [12_000_000_000] },
  power: { timetables: evenings('tuesday', 'thursday', 'saturday'), jackpotStarts: [30_000_000_000, 3_000_000_000] },
  max3d: { timetables: evenings('monday', 'wednesday', 'friday'), jackpotStarts: [] },
  max3dpro: { timetables: evenings('tuesday', 'thursday', 'saturday'), jackpotStarts: [] },
  loto: regional,
  classic: regional,
  lotto535: { timetables: [timetable({ times: ['13:00', '21:00'] })], jackpotStarts: [6_000_000_000] },
};

/** Writes the games a database does not have yet; what an operator has changed stays. */
export async function seedGames(db: Kysely<Database>): Promise<void> {
  const rows = gameIds.map((id, sort) => ({
    id,
    title: gameConfig[id].title,
    name_store: gameConfig[id].nameStore,
    heading: gameConfig[id].heading,
    href: gameConfig[id].href,
    sort,
    max_periods: usualMaxPeriods(id),
    schedule: json(schedules[id]),
  }));
  await db
    .insertInto('games')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
