import type {
  CancelWithdrawalRequest,
  MoneyListRequest,
  PaymentHistoryRequest,
  RewardTransferRequest,
  SandboxTransferRequest,
  TopUpRequest,
  TransactionListRequest,
  WithdrawalRequest,
} from '../money';
import { anyone, gateway, player, takes } from './call';

// The player's money, in and out.

export const getBalance = player('GET', '/users/get-user-balance');
export const postBalance = player('POST', '/users/get-user-balance');
export const startTopUp = player('POST', '/internalpaygateway/init', takes<TopUpRequest>({ isIdempotent: true }));
export const waitingTopUp = player('GET', '/internalpaygateway/orders/:id');
export const reportTransfer = gateway('POST', '/webhooks/gateway');
export const sandboxTransfer = anyone('POST', '/sandbox/bank-transfers', takes<SandboxTransferRequest>());
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
export const payment = player('GET', '/client/payment-history/:id');
