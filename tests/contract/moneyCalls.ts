import { contract } from '@veloc/rules';
import { call } from './call';

const month = { from: '2026-08-01', to: '2026-08-31', search: 'mega' };

/** The player's money, in and out. */
export const moneyCalls = [
  call(contract.getBalance),
  call(contract.postBalance, { send: () => ({ body: {} }) }),
  call(contract.startTopUp, {
    send: ({ orders }) => ({ body: { amount: 50_000, orderId: orders.seen, returnUrl: '/account' } }),
    needs: ['amount'],
  }),
  call(contract.waitingTopUp, {
    send: ({ topUp }) => ({ params: { id: topUp } }),
  }),
  call(contract.sandboxTransfer, {
    send: ({ transferNote }) => ({ body: { transferNote, amount: 60_000, reference: 'a transfer' } }),
    needs: ['transferNote', 'amount'],
  }),
  call(contract.transferReward, {
    send: () => ({ body: { amount: 5_000 } }),
    needs: ['amount'],
  }),
  call(contract.withdraw, {
    send: ({ bank, paymentProof }) => ({
      body: {
        amount: 50_000,
        bankId: bank,
        accountNumber: '0123456789',
        accountHolder: 'NGUYEN VAN AN',
        source: 'wallet',
        signature: paymentProof,
      },
    }),
    needs: ['amount', 'bankId', 'accountNumber', 'accountHolder', 'source', 'signature'],
  }),
  call(contract.cancelWithdrawal, {
    send: ({ ownWithdrawal }) => ({ body: { id: ownWithdrawal } }),
    needs: ['id'],
  }),
  call(contract.payoutAccounts),
  call(contract.listWithdrawals, { send: () => ({ query: month }) }),
  call(contract.listTransactions, {
    send: () => ({ body: { ...month, group: 'buyTicket', itemPerPage: 5 } }),
  }),
  call(contract.listCharges, {
    send: () => ({ query: month }),
  }),
  call(contract.listRefunds, {
    send: () => ({ query: { itemPerPage: '50' } }),
  }),
  call(contract.listPayments, {
    send: () => ({ query: { kinds: 'buy,topup', itemPerPage: '5' } }),
  }),
  call(contract.payment, {
    send: ({ transaction }) => ({ params: { id: transaction } }),
  }),
  call(contract.banks, { send: () => ({ body: {} }) }),
  call(contract.receivingAccounts),
];
