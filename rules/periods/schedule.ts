import * as v from 'valibot';
import { momentOnDay, weekdays } from '../vietnamTime';

const timeSchema = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

const daySchema = v.pipe(
  v.string(),
  v.check((day) => momentOnDay(day, '00:00') !== null, 'not a day'),
);

const timesSchema = v.union([
  v.array(timeSchema),
  v.object({ first: timeSchema, last: timeSchema, everyMinutes: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
]);

const channelSchema = v.object({ id: v.string(), name: v.string(), region: v.picklist(['MN', 'MT']) });

const timetableSchema = v.object({
  /** The lottery company that draws, where there are several. */
  channel: v.nullable(channelSchema),
  weekdays: v.array(v.picklist(weekdays)),
  /** Times of day in Vietnam, HH:mm. */
  times: timesSchema,
  /** Days without a draw, yyyy-mm-dd, both ends included. */
  daysOff: v.array(v.object({ from: daySchema, to: daySchema })),
});

/** When a game draws: data of the shop's server, which its operator can change. */
export const scheduleSchema = v.object({
  timetables: v.array(timetableSchema),
  /** Đồng a jackpot starts with, Jackpot 1 first; empty for games without one. */
  jackpotStarts: v.array(v.pipe(v.number(), v.safeInteger())),
});

export type Timetable = v.InferOutput<typeof timetableSchema>;

/** A lottery company whose draws are played. */
export type Channel = v.InferOutput<typeof channelSchema>;

export type Schedule = v.InferOutput<typeof scheduleSchema>;
