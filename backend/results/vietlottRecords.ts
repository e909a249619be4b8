import { momentOnDay, timesOf } from '@veloc/rules';
import * as v from 'valibot';
import { schedules } from '../draws/seed/games';
import type { DrawRecord } from './drawRecord';
import { ballSchema, ballsSchema, daySchema, digitsSchema, drawIdSchema, printedSchema, timeSchema } from './fields';

const kenoTimes = schedules.keno.timetables.flatMap(({ times }) => timesOf(times));
const EVENING = '18:00';

const kenoSchema = v.pipe(
  v.object({
    game: v.literal('keno'),
    drawId: drawIdSchema,
    date: daySchema,
    time: v.nullish(timeSchema, null),
    slot: v.nullish(ballSchema('slot', 1, kenoTimes.length), null),
    numbers: ballsSchema(20, 1, 80),
    status: v.optional(
      v.picklist(
        ['confirmed'],
        ({ received }) => `is marked ${received}: the supervision board did not confirm this draw`,
      ),
      'confirmed',
    ),
  }),
  v.transform(({ drawId, date, time, slot, numbers }) => {
    const dialTime = time ?? (slot === null ? null : (kenoTimes[slot - 1] ?? null));
    return drawn('keno', drawId, date, dialTime, { numbers });
  }),
);

const megaSchema = v.pipe(
  v.object({
    game: v.literal('mega'),
    drawId: drawIdSchema,
    date: daySchema,
    numbers: ballsSchema(6, 1, 45),
    prizes: printedSchema('mega'),
  }),
  v.transform(({ drawId, date, numbers, prizes }) =>
    drawn('mega', drawId, date, EVENING, { numbers, printed: prizes }),
  ),
);

const powerSchema = v.pipe(
  v.object({
    game: v.literal('power'),
    drawId: drawIdSchema,
    date: daySchema,
    numbers: ballsSchema(6, 1, 55),
    powerNumber: ballSchema('powerNumber', 1, 55),
    prizes: printedSchema('power'),
  }),
  v.check(({ numbers, powerNumber }) => !numbers.includes(powerNumber), 'has a powerNumber that is one of the six'),
  v.transform(({ drawId, date, numbers, powerNumber, prizes }) =>
    drawn('power', drawId, date, EVENING, { numbers, special: [powerNumber], printed: prizes }),
  ),
);

const lotto535Schema = v.pipe(
  v.object({
    game: v.literal('lotto535'),
    drawId: drawIdSchema,
    date: daySchema,
    time: timeSchema,
    numbers: ballsSchema(5, 1, 35),
    specialNumber: ballSchema('specialNumber', 1, 12),
    prizes: printedSchema('lotto535'),
  }),
  v.transform(({ drawId, date, time, numbers, specialNumber, prizes }) =>
    drawn('lotto535', drawId, date, time, { numbers, special: [specialNumber], printed: prizes }),
  ),
);

const max3dGroups = {
  drawId: drawIdSchema,
  date: daySchema,
  special: digitsSchema('special', 2, 3),
  first: digitsSchema('first', 4, 3),
  second: digitsSchema('second', 6, 3),
  third: digitsSchema('third', 8, 3),
  prizes: printedSchema('max3dpro'),
};

const max3dSchema = v.pipe(
  v.object({ game: v.picklist(['max3d', 'max3dpro']), ...max3dGroups }),
  v.transform(({ game, drawId, date, special, first, second, third, prizes }) =>
    drawn(game, drawId, date, EVENING, { numbers: [...special, ...first, ...second, ...third], printed: prizes }),
  ),
);

/** The draws of the national company, told apart by `game`. */
export const vietlottSchemas = {
  keno: kenoSchema,
  mega: megaSchema,
  power: powerSchema,
  lotto535: lotto535Schema,
  max3d: max3dSchema,
  max3dpro: max3dSchema,
} as const;

type Drawn = Pick<DrawRecord, 'numbers'> & Partial<Pick<DrawRecord, 'special' | 'printed'>>;

function drawn(
  feed: DrawRecord['feed'],
  drawNo: string,
  day: string,
  time: string | null,
  { numbers, special = null, printed = null }: Drawn,
): DrawRecord {
  // The schemas have checked day and time; midnight of 1970 cannot come out.
  const dialAt = new Date(momentOnDay(day, time ?? '00:00') ?? 0);
  return { feed, drawNo, channel: null, dialAt, timed: time !== null, numbers, special, tiers: null, printed };
}
