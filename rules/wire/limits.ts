import * as v from 'valibot';
import { instantSchema, moneySchema } from './primitives';

const limitSchema = v.nullable(moneySchema);
const raiseSchema = v.nullable(v.object({ amount: limitSchema, from: instantSchema }));

/**
 * A player's limits on spending in đồng (null = none), raises that wait, what is spent so far, what is usually
 * paid for tickets at once (null while too few purchases tell), and a break. */
export const playLimitsSchema = v.object({
  limits: v.object({ day: limitSchema, week: limitSchema, month: limitSchema }),
  pending: v.object({ day: raiseSchema, week: raiseSchema, month: raiseSchema }),
  spent: v.object({ day: moneySchema, week: moneySchema, month: moneySchema }),
  /** What was paid for tickets since 1 January, less what came back, and the prizes that were paid since then. */
  year: v.object({ spent: moneySchema, won: moneySchema }),
  /** The month in sevens from its first day, as far as they have begun; `to` is the first moment after one. */
  weeks: v.array(v.object({ from: instantSchema, to: instantSchema, spent: moneySchema })),
  /** Tickets bought since Monday, each once for all its draws, without those whose money came back. */
  ticketsThisWeek: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /** Whether the player is told once a month that four fifths of the month's limit are spent. */
  tellsNearLimit: v.boolean(),
  usualStake: limitSchema,
  breakUntil: v.nullable(instantSchema),
});

export type PlayLimits = v.InferOutput<typeof playLimitsSchema>;
