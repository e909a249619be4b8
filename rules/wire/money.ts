import * as v from 'valibot';
import { balanceSchema } from './account';
import { orderSchema } from './carts';
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
  'manual_credit',
  'manual_debit',
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
  /** The letter of the ticket within its purchase, where it is about one ticket. */
  code: v.nullish(v.string()),
});

export const walletTransactionSchema = v.object({
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
  buyTicket: v.array(walletTransactionSchema),
  cashback: v.array(walletTransactionSchema),
  cursor: v.optional(v.object({ buyTicket: cursorSchema, cashback: cursorSchema })),
  days: v.optional(v.object({ buyTicket: v.array(dayTotalSchema), cashback: v.array(dayTotalSchema) })),
});

/** One movement of money with the order it was for. */
export const paymentSchema = v.object({ ...walletTransactionSchema.entries, order: v.nullish(orderSchema, null) });

export const rewardMovedSchema = v.object({ transaction: walletTransactionSchema, balance: balanceSchema });

/** An account that a player was paid out to before. */
export const payoutAccountSchema = v.object({
  bankId: v.string(),
  bankName: v.string(),
  accountNumber: v.string(),
  accountHolder: v.string(),
});

export const paidSchema = v.object({
  order: orderSchema,
  transaction: walletTransactionSchema,
  balance: balanceSchema,
  ticketIds: v.optional(v.array(v.string()), []),
  /** The shop's signed word that it has admitted these tickets, to be kept; null for purchases before there was one. */
  promise: v.nullish(v.string(), null),
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

/** An account that receives top-ups. */
export const receivingAccountSchema = v.object({
  id: v.string(),
  bank: bankSchema,
  number: v.string(),
  holder: v.string(),
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

export type TransactionKind = (typeof transactionKinds)[number];
export type WalletTransaction = v.InferOutput<typeof walletTransactionSchema>;
export type PaymentDetail = v.InferOutput<typeof paymentSchema>;
export type PurchaseSummary = v.InferOutput<typeof purchaseSummarySchema>;
export type DayTotal = v.InferOutput<typeof dayTotalSchema>;
export type PayoutAccount = v.InferOutput<typeof payoutAccountSchema>;
export type Paid = v.InferOutput<typeof paidSchema>;
export type Bank = v.InferOutput<typeof bankSchema>;
export type GatewayOrder = v.InferOutput<typeof gatewayOrderSchema>;
