import * as v from 'valibot';
import { asBanksWrite } from '../holderName';
import { TOP_UP, WITHDRAWAL } from '../money';
import { DAY } from '../vietnamDay';
import { vietnamInstant } from '../vietnamTime';
import { balanceSchema, proofEntries } from './account';
import { orderSchema } from './carts';
import { pageRequestEntries } from './page';
import { cursorSchema, gameIdSchema, instantSchema, moneySchema } from './primitives';

export const transactionKinds = [
  'topup',
  'withdraw',
  'withdraw_reversal',
  'reward_transfer',
  'buy',
  'cashback',
  'refund',
  'reward',
] as const;
export const transactionStatuses = ['pending', 'processing', 'success', 'failed', 'cancelled'] as const;

const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** What was bought, or given back: `gameId` is null for a cart of several games. */
const purchaseSummarySchema = v.object({
  gameId: v.nullable(gameIdSchema),
  /** For instance 'KENO BAO'. */
  name: v.string(),
  tickets: countSchema,
  /** Draws that each ticket takes part in. */
  periods: countSchema,
  /** For instance 'Kỳ #0219544', where it is about one draw. */
  periodName: v.nullish(v.string()),
});

export const transactionSchema = v.object({
  id: v.string(),
  kind: v.picklist(transactionKinds),
  amount: moneySchema,
  status: v.picklist(transactionStatuses),
  title: v.string(),
  createdAt: instantSchema,
  orderId: v.nullish(v.string(), null),
  bank: v.nullish(v.object({ id: v.string(), name: v.string() }), null),
  purchase: v.nullish(purchaseSummarySchema),
  /** Where a withdrawal goes, all but its end hidden: '•••• 6789'. */
  account: v.nullish(v.string()),
  /** The balance that a withdrawal took. */
  source: v.nullish(v.picklist(['wallet', 'reward'])),
  /** Đồng of tax that were withheld from a prize: `amount` is without them. */
  tax: v.optional(moneySchema),
  /** Why, in the operator's words. */
  note: v.nullish(v.string()),
});

/** All of a list that happened on one day in Vietnam, whatever part of it a page shows. */
export const dayTotalSchema = v.object({
  /** yyyy-mm-dd. */
  date: v.string(),
  /** Đồng; below 0 for what was spent. */
  total: moneySchema,
  count: countSchema,
});

export const transactionListSchema = v.object({
  buyTicket: v.array(transactionSchema),
  cashback: v.array(transactionSchema),
  cursor: v.optional(v.object({ buyTicket: cursorSchema, cashback: cursorSchema })),
  days: v.optional(v.object({ buyTicket: v.array(dayTotalSchema), cashback: v.array(dayTotalSchema) })),
});

/** An account that a player was paid out to before. */
export const payoutAccountSchema = v.object({
  bankId: v.string(),
  bankName: v.string(),
  accountNumber: v.string(),
  accountHolder: v.string(),
});

export const paidSchema = v.object({
  order: orderSchema,
  transaction: transactionSchema,
  balance: balanceSchema,
  ticketIds: v.optional(v.array(v.string()), []),
});

export const bankSchema = v.object({
  id: v.string(),
  code: v.string(),
  name: v.string(),
  /** For instance 'Ngân hàng TMCP Á Châu', where it is known. */
  fullName: v.optional(v.string()),
  logo: v.nullish(v.string(), null),
  bin: v.nullish(v.string(), null),
});

export const gatewayOrderSchema = v.object({
  id: v.string(),
  paymentUrl: v.string(),
  qrContent: v.string(),
  accountNumber: v.string(),
  /** Who receives the transfer, for whoever types it by hand. */
  accountBank: v.optional(v.string()),
  accountHolder: v.optional(v.string()),
  transferNote: v.string(),
  expiresAt: instantSchema,
  /** The bank is simulated: a transfer can be played. */
  sandbox: v.optional(v.boolean(), false),
});

/** A day in Vietnam as `yyyy-mm-dd`, read as the moment it begins. */
const dayStart = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}$/),
  v.transform((day) => vietnamInstant(day.split('-').toReversed().join('/'), '00:00')),
  v.number(),
  v.transform((moment) => new Date(moment)),
);

/** The query of a list of transactions: page, days and words. Days count whole: `to` is read as the moment it ends. */
export const moneyListRequestSchema = v.object({
  ...pageRequestEntries,
  from: v.optional(dayStart),
  to: v.optional(
    v.pipe(
      dayStart,
      v.transform((start) => new Date(start.getTime() + DAY)),
    ),
  ),
  /** Words of a title, a game, a bank, a memo or a code. */
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100))),
});

/** The same with kinds, separated by commas; each counts once, so that as many kinds make one statement. */
export const paymentHistoryRequestSchema = v.object({
  ...moneyListRequestSchema.entries,
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
  ...moneyListRequestSchema.entries,
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
  ...proofEntries,
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
export type TransactionKind = (typeof transactionKinds)[number];
export type Transaction = v.InferOutput<typeof transactionSchema>;
export type PurchaseSummary = v.InferOutput<typeof purchaseSummarySchema>;
export type DayTotal = v.InferOutput<typeof dayTotalSchema>;
export type PayoutAccount = v.InferOutput<typeof payoutAccountSchema>;
export type Paid = v.InferOutput<typeof paidSchema>;
export type Bank = v.InferOutput<typeof bankSchema>;
export type GatewayOrder = v.InferOutput<typeof gatewayOrderSchema>;
