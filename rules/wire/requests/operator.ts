import * as v from 'valibot';
import { line, nameSchema, phoneSchema } from './account';
import { auditedKinds } from '../operator';
import { moneySchema } from '../primitives';
import { pageRequestSchema } from './page';

const moneyAbove0 = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const words = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300));
const note = v.optional(words);

const reference = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200));

/**
 * With the bank's `reference` and the `amount` in đồng from its statement, there is nothing left for the webhook to tell;
 * `confirm` says that the amount is right although it is far from what was asked for.
 */
export const confirmTopUpRequestSchema = v.object({
  reference: v.optional(reference),
  amount: v.optional(moneyAbove0),
  confirm: v.optional(v.boolean()),
});

/**
 * The bank's `reference` of the transfer that came back, and its `amount` in đồng; `confirm` says that it is this
 * withdrawal although another amount came back.
 */
export const bounceWithdrawalRequestSchema = v.object({
  reference,
  amount: moneyAbove0,
  confirm: v.optional(v.boolean()),
});

/** That a transfer `isOther` than the one that a confirmation has credited already. */
export const returnArrivalRequestSchema = v.object({ isOther: v.optional(v.boolean()) });

/**
 * Whose money a transfer is, where the bank named no top-up that exists; or that it `isConfirmed` already, under a
 * reference that was wrong. `confirm`: it is that top-up's although the amount is far from what was asked for, or was paid.
 */
export const creditArrivalRequestSchema = v.object({
  topUpId: v.optional(v.string()),
  isConfirmed: v.optional(v.boolean()),
  confirm: v.optional(v.boolean()),
  ...returnArrivalRequestSchema.entries,
});

export const rejectWithdrawalRequestSchema = v.object({
  reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200))),
  /** The operator has made sure that one which was started has not been sent. */
  started: v.optional(v.boolean()),
});

/** `confirm`: the draw is called off although its time has not come. */
export const voidDrawRequestSchema = v.object({ confirm: v.optional(v.boolean()) });

export const renameRequestSchema = v.object({ name: nameSchema });
export const phoneRequestSchema = v.object({ phone: phoneSchema });

/**
 * `amount` in đồng, below 0 to take away, up to a thousand billion; `source` is the balance that it is of, the wallet by
 * default; the player reads the `reason`, which stands for one adjustment only. `confirm` says that the amount is right
 * although it is one above which prizes wait for the operator.
 */
export const adjustWalletRequestSchema = v.object({
  phone: phoneSchema,
  amount: v.pipe(moneySchema, v.notValue(0), v.minValue(-1_000_000_000_000), v.maxValue(1_000_000_000_000)),
  source: v.optional(v.picklist(['wallet', 'reward'])),
  reason: v.pipe(line(200), v.minLength(1)),
  confirm: v.optional(v.boolean()),
});

/** `amount` in đồng is for a jackpot without a figure, `confirm` for one far from the estimate. */
export const approveClaimRequestSchema = v.object({
  amount: v.optional(moneyAbove0),
  confirm: v.optional(v.boolean()),
  note,
});
export const rejectClaimRequestSchema = v.object({ reason: words, note });

/** Jackpots in đồng. */
export const poolsRequestSchema = v.pipe(
  v.object({ jackpot1: v.optional(moneyAbove0), jackpot2: v.optional(moneyAbove0) }),
  v.check(({ jackpot1, jackpot2 }) => jackpot1 !== undefined || jackpot2 !== undefined, 'names no jackpot'),
);

export const correctionRequestSchema = v.object({ reason: words, record: v.record(v.string(), v.unknown()) });

export const clockRequestSchema = v.object({
  now: v.pipe(
    v.string(),
    v.isoTimestamp(),
    v.transform((text) => new Date(text)),
  ),
});

export type ConfirmTopUpRequest = v.InferInput<typeof confirmTopUpRequestSchema>;
export type BounceWithdrawalRequest = v.InferInput<typeof bounceWithdrawalRequestSchema>;
export type ReturnArrivalRequest = v.InferInput<typeof returnArrivalRequestSchema>;
export type CreditArrivalRequest = v.InferInput<typeof creditArrivalRequestSchema>;
export type RejectWithdrawalRequest = v.InferInput<typeof rejectWithdrawalRequestSchema>;
export type VoidDrawRequest = v.InferInput<typeof voidDrawRequestSchema>;
export type RenameRequest = v.InferInput<typeof renameRequestSchema>;
export type PhoneRequest = v.InferInput<typeof phoneRequestSchema>;
export type AdjustWalletRequest = v.InferInput<typeof adjustWalletRequestSchema>;
export type ApproveClaimRequest = v.InferInput<typeof approveClaimRequestSchema>;
export type RejectClaimRequest = v.InferInput<typeof rejectClaimRequestSchema>;
export type PoolsRequest = v.InferInput<typeof poolsRequestSchema>;
export type CorrectionRequest = v.InferInput<typeof correctionRequestSchema>;
export type ClockRequest = v.InferInput<typeof clockRequestSchema>;

/** `object`: entries about one thing alone, as `withdrawal:0190…`, or about all of a kind, as `withdrawal`. */
export const auditQuerySchema = v.object({
  ...pageRequestSchema.entries,
  object: v.optional(v.pipe(v.string(), v.regex(new RegExp(`^(?:${auditedKinds.join('|')})(?::.{1,100})?$`)))),
});
/** As a client sends it, and as it is read. */
export type AuditRequest = v.InferInput<typeof auditQuerySchema>;
export type AuditQuery = v.InferOutput<typeof auditQuerySchema>;
