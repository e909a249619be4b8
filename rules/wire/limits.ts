import * as v from 'valibot';
import { breakLengths } from '../saferPlay/breaks';
import { SPENDING_LIMIT } from '../saferPlay/limits';
import { proofEntries } from './account';
import { instantSchema, moneySchema } from './primitives';

const limitSchema = v.nullable(moneySchema);
const raiseSchema = v.nullable(v.object({ amount: limitSchema, from: instantSchema }));

/** A player's limits on spending in đồng (null = none), raises that wait, what is spent so far, and a break. */
export const playLimitsSchema = v.object({
  limits: v.object({ day: limitSchema, week: limitSchema, month: limitSchema }),
  pending: v.object({ day: raiseSchema, week: raiseSchema, month: raiseSchema }),
  spent: v.object({ day: moneySchema, week: moneySchema, month: moneySchema }),
  breakUntil: v.nullable(instantSchema),
});

const newLimit = v.optional(
  v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(SPENDING_LIMIT.least), v.maxValue(SPENDING_LIMIT.most))),
);

/** Đồng, null for none; what is not named stays. */
export const limitsRequestSchema = v.object({ day: newLimit, week: newLimit, month: newLimit });
export const breakRequestSchema = v.object({ for: v.picklist(breakLengths), ...proofEntries });

export type LimitsRequest = v.InferInput<typeof limitsRequestSchema>;
export type BreakRequest = v.InferInput<typeof breakRequestSchema>;
export type PlayLimits = v.InferOutput<typeof playLimitsSchema>;
