import { momentOnDay, regionTimes, southernShape } from '@veloc/rules';
import * as v from 'valibot';
import type { Region } from '../draws/seed/channels';
import type { DrawRecord } from './drawRecord';
import { daySchema, digitsSchema } from './fields';
import { northernShape, type RegionalShape } from './tiers';

const identity = {
  date: daySchema,
  channelId: v.pipe(
    v.string('has a channelId that is no text'),
    v.regex(/^[a-z\d]+(-[a-z\d]+)*$/, 'has a channelId that is not lower-case words joined by hyphens'),
  ),
  channelName: v.pipe(v.string('has a channelName that is no text'), v.nonEmpty('has an empty channelName')),
};

function regionSchema<Name extends Region>(region: Name, shape: RegionalShape) {
  const tiers = Object.fromEntries(
    Object.entries(shape).map(([tier, { count, digits }]) => [tier, digitsSchema(tier, count, digits)]),
  );
  return v.pipe(
    v.object({
      region: v.literal(region),
      ...identity,
      prizes: v.object(tiers, 'has prizes that are not lists by tier'),
    }),
    v.transform(({ date, channelId, channelName, prizes }): DrawRecord => {
      return {
        feed: 'regional',
        drawNo: null,
        channel: { id: channelId, name: channelName, region },
        dialAt: new Date(momentOnDay(date, regionTimes[region]) ?? 0),
        timed: true,
        numbers: Object.keys(shape).flatMap((tier) => prizes[tier] ?? []),
        special: null,
        tiers: prizes,
        printed: null,
      };
    }),
  );
}

/** The draws of the lottery companies, told apart by `region`. */
export const regionalSchemas = {
  MN: regionSchema('MN', southernShape),
  MT: regionSchema('MT', southernShape),
  MB: regionSchema('MB', northernShape),
} as const;
