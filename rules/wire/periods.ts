import * as v from 'valibot';
import { gameIdSchema, instantSchema, moneySchema } from './primitives';

export const periodStatuses = ['scheduled', 'open', 'closed', 'drawn', 'settled', 'cancelled'] as const;
export type PeriodStatus = (typeof periodStatuses)[number];

const periodSchema = v.object({
  id: v.string(),
  name: v.string(),
  gameId: gameIdSchema,
  /** dd/mm/yyyy in Asia/Ho_Chi_Minh. */
  resultDate: v.string(),
  /** HH:mm in Asia/Ho_Chi_Minh. */
  resultTime: v.string(),
  dialDate: instantSchema,
  estJackpotPrize1: v.nullish(moneySchema, null),
  estJackpotPrize2: v.nullish(moneySchema, null),
  status: v.picklist(periodStatuses),
});

/** One game in the game list (spec section 3). `periodId` is on sale now, `nextPeriod` is its full record. */
const gameEntrySchema = v.object({
  gameId: gameIdSchema,
  title: v.string(),
  heading: v.string(),
  href: v.string(),
  timeout: v.boolean(),
  /** HH:mm:ss of `resultDate`: the moment sales close. */
  expiredTime: v.string(),
  periodId: v.string(),
  lastPeriodId: v.nullish(v.string(), null),
  nextPeriodId: v.nullish(v.string(), null),
  isCalculate: v.boolean(),
  jackpot1: v.nullish(moneySchema, null),
  jackpot2: v.nullish(moneySchema, null),
  /** dd/mm/yyyy of the draw that `jackpot1` was told for, where draws after it told none: an estimate. */
  jackpotDate: v.nullish(v.string()),
  isCountDown: v.boolean(),
  /** Seconds until sales close. */
  countDown: v.number(),
  maxPeriods: v.optional(v.number(), 1),
  /** Seconds from the draw of `nextPeriod` to the one after it; null while that one is not known. */
  drawInterval: v.nullish(v.number(), null),
  /** The moments of the next draws in order, that of `nextPeriod` first, as far as they are told. */
  drawDates: v.optional(v.array(instantSchema)),
  nextPeriod: periodSchema,
});

export const currentPeriodsSchema = v.object({
  listPeriod: v.array(gameEntrySchema),
  serverTime: v.optional(instantSchema),
});

export type Period = v.InferOutput<typeof periodSchema>;
export type GameEntry = v.InferOutput<typeof gameEntrySchema>;
