import * as v from 'valibot';
import { breakLengths } from '../../saferPlay/breaks';
import { SPENDING_LIMIT } from '../../saferPlay/limits';
import { proof } from './account';

const newLimit = v.optional(
  v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(SPENDING_LIMIT.least), v.maxValue(SPENDING_LIMIT.most))),
);

/** Đồng, null for none; what is not named stays. `tellsNearLimit` is about the month's limit. */
export const limitsRequestSchema = v.object({
  day: newLimit,
  week: newLimit,
  month: newLimit,
  tellsNearLimit: v.optional(v.boolean()),
});
export const breakRequestSchema = v.object({ for: v.picklist(breakLengths), pin: proof, signature: proof });

export type LimitsRequest = v.InferInput<typeof limitsRequestSchema>;
export type BreakRequest = v.InferInput<typeof breakRequestSchema>;
