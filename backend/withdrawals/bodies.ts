import { asBanksWrite, WITHDRAWAL } from '@veloc/rules';
import * as v from 'valibot';

export const withdrawalBody = v.object({
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(WITHDRAWAL.least), v.maxValue(WITHDRAWAL.most)),
  bankId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(50)),
  /** Spaces are dropped. NAPAS takes up to 19 places. */
  accountNumber: v.pipe(
    v.string(),
    v.maxLength(40),
    v.transform((written) => written.replaceAll(/\s/g, '')),
    // Checked before it is raised: one letter, such as ß, can become two.
    v.regex(/^[\dA-Za-z]{6,19}$/),
    v.toUpperCase(),
  ),
  accountHolder: v.pipe(v.string(), v.maxLength(140), v.transform(asBanksWrite), v.regex(/^[A-Z][A-Z .'-]{1,69}$/)),
  source: v.picklist(['wallet', 'reward']),
  pin: v.optional(v.string()),
  signature: v.optional(v.string()),
});

export const cancelBody = v.object({ id: v.pipe(v.string(), v.maxLength(50)) });

export const rejectBody = v.object({
  reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200))),
  /** The operator has made sure that one which was started has not been sent. */
  started: v.optional(v.boolean()),
});
