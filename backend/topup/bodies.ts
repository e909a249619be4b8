import { TOP_UP } from '@veloc/rules';
import * as v from 'valibot';

const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(TOP_UP.least), v.maxValue(TOP_UP.most));

export const startBody = v.object({
  amount,
  bankId: v.nullish(v.string()),
  orderId: v.nullish(v.string()),
  returnUrl: v.nullish(v.string()),
});

/** What the gateway reports; `id` is the top-up's. */
export const webhookBody = v.object({
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  providerRef: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER / 1000)),
  status: v.picklist(['success', 'failed']),
});

/** With the bank's `reference` from its statement, there is nothing left for the webhook to tell. */
export const confirmBody = v.object({
  reference: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200))),
});

/** That a transfer `isOther` than the one that a confirmation has credited already. */
export const returnBody = v.object({ isOther: v.optional(v.boolean()) });

/**
 * Whose money a transfer is, where the bank named no top-up that exists; or that it `isConfirmed` already, under a
 * reference that was wrong.
 */
export const creditBody = v.object({
  topUpId: v.optional(v.string()),
  isConfirmed: v.optional(v.boolean()),
  ...returnBody.entries,
});

/** A transfer as the simulated bank sees it; `reference` names it when one memo is used for several. */
export const sandboxTransferBody = v.object({
  transferNote: v.string(),
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(TOP_UP.most)),
  reference: v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(100))),
});
