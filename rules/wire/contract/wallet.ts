import * as v from 'valibot';
import {
  gatewayOrderSchema,
  payoutAccountSchema,
  rewardMovedSchema,
  transactionListSchema,
  walletTransactionSchema,
} from '../money';
import type {
  CancelWithdrawalRequest,
  MoneyListRequest,
  PaymentHistoryRequest,
  RewardTransferRequest,
  TopUpRequest,
  TransactionListRequest,
  WithdrawalRequest,
} from '../requests/money';
import { player, takes } from './call';

// The pages of the wallet: lists, payouts, prizes to spend, a top-up that waits.

export const startTopUp = player(
  'POST',
  '/internalpaygateway/init',
  gatewayOrderSchema,
  takes<TopUpRequest>({ isIdempotent: true }),
);
export const waitingTopUp = player('GET', '/internalpaygateway/orders/:id', gatewayOrderSchema);
export const transferReward = player(
  'POST',
  '/client-transaction/transfer-reward',
  rewardMovedSchema,
  takes<RewardTransferRequest>({ isIdempotent: true, isCompressed: true }),
);
export const withdraw = player(
  'POST',
  '/client-withdraw/add-new',
  walletTransactionSchema,
  takes<WithdrawalRequest>({ isIdempotent: true }),
);
export const cancelWithdrawal = player(
  'POST',
  '/client-withdraw/cancel',
  walletTransactionSchema,
  takes<CancelWithdrawalRequest>({ isIdempotent: true }),
);
export const payoutAccounts = player('GET', '/client-withdraw/get-accounts', v.array(payoutAccountSchema));
export const listWithdrawals = player(
  'GET',
  '/client-withdraw/get-history-v2',
  v.array(walletTransactionSchema),
  takes<MoneyListRequest>(),
);
export const listTransactions = player(
  'POST',
  '/client-transaction/get-list-transaction',
  transactionListSchema,
  takes<TransactionListRequest>({ isCompressed: true }),
);
export const listCharges = player(
  'GET',
  '/client-transaction/get-list-charge-transaction-v2',
  v.array(walletTransactionSchema),
  takes<MoneyListRequest>({ isCompressed: true }),
);
export const listRefunds = player(
  'GET',
  '/client-transaction/get-list-refund-transaction-v2',
  v.array(walletTransactionSchema),
  takes<MoneyListRequest>({ isCompressed: true }),
);
export const listPayments = player(
  'GET',
  '/client/payment-history',
  v.array(walletTransactionSchema),
  takes<PaymentHistoryRequest>({ isCompressed: true }),
);
