import * as v from 'valibot';
import { asBanksWrite } from '../../holderName';
import { TOP_UP, WITHDRAWAL } from '../../money';
import { DAY } from '../../vietnamDay';
import { vietnamInstant } from '../../vietnamTime';
import { transactionKinds } from '../money';
import { proof } from './account';
import { itemPerPage, pageCursor } from './page';

/** A day in Vietnam as `yyyy-mm-dd`, read as the moment it begins. */
const dayStart = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}$/),
  v.transform((day) => vietnamInstant(day.split('-').toReversed().join('/'), '00:00')),
  v.number(),
  v.transform((moment) => new Date(moment)),
);

const from = v.optional(dayStart);
const to = v.optional(
  v.pipe(
    dayStart,
    v.transform((start) => new Date(start.getTime() + DAY)),
  ),
);
/** Words of a title, a game, a bank, a memo or a code. */
const search = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)));

/** The query of a list of transactions: page, days and words. Days count whole: `to` is read as the moment it ends. */
export const moneyListRequestSchema = v.object({
  cursor: pageCursor,
  itemPerPage,
  from,
  to,
  search,
});

/** The same with kinds, separated by commas; each counts once, so that as many kinds make one statement. */
export const paymentHistoryRequestSchema = v.object({
  cursor: pageCursor,
  itemPerPage,
  from,
  to,
  search,
  kinds: v.optional(
    v.pipe(
      v.string(),
      v.transform((names) => [...new Set(names.split(','))]),
      v.array(v.picklist(transactionKinds)),
    ),
  ),
});

/** Without a group both of them are listed. */
export const transactionListRequestSchema = v.object({
  cursor: pageCursor,
  itemPerPage,
  from,
  to,
  search,
  group: v.optional(v.picklist(['buyTicket', 'cashback'])),
});

export const rewardTransferRequestSchema = v.object({ amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) });

export const topUpRequestSchema = v.object({
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(TOP_UP.least), v.maxValue(TOP_UP.most)),
  bankId: v.nullish(v.string()),
  orderId: v.nullish(v.string()),
  returnUrl: v.nullish(v.string()),
});

/** A transfer as the simulated bank sees it; `reference` names it when one memo is used for several. */
export const sandboxTransferRequestSchema = v.object({
  transferNote: v.string(),
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(TOP_UP.most)),
  reference: v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(100))),
});

export const withdrawalRequestSchema = v.object({
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
  /** The balance that pays. */
  source: v.picklist(['wallet', 'reward']),
  pin: proof,
  signature: proof,
});

export const cancelWithdrawalRequestSchema = v.object({ id: v.pipe(v.string(), v.maxLength(50)) });

export type MoneyListRequest = v.InferInput<typeof moneyListRequestSchema>;
export type PaymentHistoryRequest = v.InferInput<typeof paymentHistoryRequestSchema>;
export type TransactionListRequest = v.InferInput<typeof transactionListRequestSchema>;
export type RewardTransferRequest = v.InferInput<typeof rewardTransferRequestSchema>;
export type TopUpRequest = v.InferInput<typeof topUpRequestSchema>;
export type SandboxTransferRequest = v.InferInput<typeof sandboxTransferRequestSchema>;
export type WithdrawalRequest = v.InferInput<typeof withdrawalRequestSchema>;
export type CancelWithdrawalRequest = v.InferInput<typeof cancelWithdrawalRequestSchema>;
