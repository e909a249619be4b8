import * as v from 'valibot';
import { balanceSchema } from './account';
import { orderSchema } from './carts';
import { cursorSchema, instantSchema, moneySchema } from './primitives';

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

export const transactionSchema = v.object({
  id: v.string(),
  kind: v.picklist(transactionKinds),
  amount: moneySchema,
  status: v.picklist(transactionStatuses),
  title: v.string(),
  createdAt: instantSchema,
  orderId: v.nullish(v.string(), null),
  bank: v.nullish(v.object({ id: v.string(), name: v.string() }), null),
});

export const transactionListSchema = v.object({
  buyTicket: v.array(transactionSchema),
  cashback: v.array(transactionSchema),
  cursor: v.optional(v.object({ buyTicket: cursorSchema, cashback: cursorSchema })),
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
  logo: v.nullish(v.string(), null),
  bin: v.nullish(v.string(), null),
});

export const gatewayOrderSchema = v.object({
  id: v.string(),
  paymentUrl: v.string(),
  qrContent: v.string(),
  accountNumber: v.string(),
  transferNote: v.string(),
  expiresAt: instantSchema,
  /** The bank is simulated: a transfer can be played. */
  sandbox: v.optional(v.boolean(), false),
});

export type TransactionKind = (typeof transactionKinds)[number];
export type Transaction = v.InferOutput<typeof transactionSchema>;
export type TransactionList = v.InferOutput<typeof transactionListSchema>;
export type Paid = v.InferOutput<typeof paidSchema>;
export type Bank = v.InferOutput<typeof bankSchema>;
export type GatewayOrder = v.InferOutput<typeof gatewayOrderSchema>;
