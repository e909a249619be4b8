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

export const startTopUp = player('POST', '/internalpaygateway/init', takes<TopUpRequest>({ isIdempotent: true }));
export const waitingTopUp = player('GET', '/internalpaygateway/orders/:id');
export const transferReward = player(
  'POST',
  '/client-transaction/transfer-reward',
  takes<RewardTransferRequest>({ isIdempotent: true, isCompressed: true }),
);
export const withdraw = player('POST', '/client-withdraw/add-new', takes<WithdrawalRequest>({ isIdempotent: true }));
export const cancelWithdrawal = player(
  'POST',
  '/client-withdraw/cancel',
  takes<CancelWithdrawalRequest>({ isIdempotent: true }),
);
export const payoutAccounts = player('GET', '/client-withdraw/get-accounts');
export const listWithdrawals = player('GET', '/client-withdraw/get-history-v2', takes<MoneyListRequest>());
export const listTransactions = player(
  'POST',
  '/client-transaction/get-list-transaction',
  takes<TransactionListRequest>({ isCompressed: true }),
);
export const listCharges = player(
  'GET',
  '/client-transaction/get-list-charge-transaction-v2',
  takes<MoneyListRequest>({ isCompressed: true }),
);
export const listRefunds = player(
  'GET',
  '/client-transaction/get-list-refund-transaction-v2',
  takes<MoneyListRequest>({ isCompressed: true }),
);
export const listPayments = player(
  'GET',
  '/client/payment-history',
  takes<PaymentHistoryRequest>({ isCompressed: true }),
);
