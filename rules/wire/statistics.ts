import * as v from 'valibot';
import { moneySchema } from './primitives';

/** How often one number came up in the draws looked at. */
const numberCountSchema = v.object({
  /** A ball, or a string of three digits. */
  number: v.union([v.number(), v.string()]),
  count: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** dd/mm/yyyy; null where it did not come up. */
  lastSeen: v.nullish(v.string(), null),
});

/** What past draws of a game had. It tells nothing of the next one. */
export const drawStatisticsSchema = v.object({
  /** Balls from the lowest to the highest; of digit games the strings that came up most, the most frequent first. */
  numbers: v.array(numberCountSchema),
  /** Numbers from a drum of their own: the special of Lotto 5/35. */
  specials: v.optional(v.array(numberCountSchema), []),
  /** Oldest first; empty for games without a pool. Đồng. */
  jackpots: v.array(
    v.object({
      periodId: v.string(),
      /** dd/mm/yyyy. */
      date: v.string(),
      jackpot1: v.nullish(moneySchema, null),
      jackpot2: v.nullish(moneySchema, null),
    }),
  ),
  /** How many draws were looked at. */
  draws: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

export type DrawStatistics = v.InferOutput<typeof drawStatisticsSchema>;
export type NumberCount = DrawStatistics['numbers'][number];
