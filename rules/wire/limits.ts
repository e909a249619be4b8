import * as v from 'valibot';
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

export type PlayLimits = v.InferOutput<typeof playLimitsSchema>;
