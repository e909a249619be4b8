import { player, gateway, anyone } from './call';

// The player's money, in and out.

export const getBalance = player('GET', '/users/get-user-balance');
export const postBalance = player('POST', '/users/get-user-balance');
export const startTopUp = player('POST', '/internalpaygateway/init', { isIdempotent: true });
export const waitingTopUp = player('GET', '/internalpaygateway/orders/:id');
export const reportTransfer = gateway('POST', '/webhooks/gateway');
export const sandboxTransfer = anyone('POST', '/sandbox/bank-transfers');
export const transferReward = player('POST', '/client-transaction/transfer-reward', {
  isIdempotent: true,
  isCompressed: true,
});
export const withdraw = player('POST', '/client-withdraw/add-new', { isIdempotent: true });
export const cancelWithdrawal = player('POST', '/client-withdraw/cancel', { isIdempotent: true });
export const payoutAccounts = player('GET', '/client-withdraw/get-accounts');
export const listWithdrawals = player('GET', '/client-withdraw/get-history-v2');
export const listTransactions = player('POST', '/client-transaction/get-list-transaction', { isCompressed: true });
export const listCharges = player('GET', '/client-transaction/get-list-charge-transaction-v2', { isCompressed: true });
export const listRefunds = player('GET', '/client-transaction/get-list-refund-transaction-v2', { isCompressed: true });
export const listPayments = player('GET', '/client/payment-history', { isCompressed: true });
export const payment = player('GET', '/client/payment-history/:id');
