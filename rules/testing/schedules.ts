import type { Channel, Schedule, Timetable } from '../periods/schedule';
import { weekdays, type Weekday } from '../vietnamTime';

/** A timetable for tests: 18:00 every day unless told. */
export function timetable(over: Partial<Timetable> = {}): Timetable {
  return { channel: null, weekdays: [...weekdays], times: ['18:00'], daysOff: [], ...over };
}

/** A calendar of timetables for tests. */
export function schedule(...timetables: Partial<Timetable>[]): Schedule {
  return { timetables: timetables.map(timetable), jackpotStarts: [] };
}

/** A calendar with one draw at 18:00 on some weekdays. */
export function evenings(...days: Weekday[]): Schedule {
  return schedule({ weekdays: days });
}

/** A lottery company for tests; its name is its id. */
export function channel(id: string, region: Channel['region'] = 'MN'): Channel {
  return { id, name: id, region };
}
