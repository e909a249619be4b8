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

/** The numbers of past draws of a game, oldest first; the newest 4,000 where there are more. */
export const pastDrawsSchema = v.array(
  v.object({
    /** What a person calls the draw, for instance '01552'; null where only its day is known. */
    drawNo: v.nullable(v.string()),
    /** dd/mm/yyyy. */
    date: v.string(),
    /** Balls; of games of digits the strings of every tier, dearest first. */
    numbers: v.array(v.union([v.number(), v.string()])),
    /** Balls drawn apart. */
    special: v.nullable(v.array(v.number())),
    /** Digit strings by tier, where tiers have numbers of their own. */
    tiers: v.nullable(v.record(v.string(), v.array(v.string()))),
  }),
);

export type PastDraw = v.InferOutput<typeof pastDrawsSchema>[number];
export type DrawStatistics = v.InferOutput<typeof drawStatisticsSchema>;
export type NumberCount = DrawStatistics['numbers'][number];
