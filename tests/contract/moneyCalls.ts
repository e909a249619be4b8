import {
  balanceSchema,
  bankSchema,
  contract,
  gatewayOrderSchema,
  orderSchema,
  payoutAccountSchema,
  transactionListSchema,
  walletTransactionSchema,
} from '@veloc/rules';
import * as v from 'valibot';
import { call } from './call';

const transactionsSchema = v.array(walletTransactionSchema);
const month = { from: '2026-08-01', to: '2026-08-31', search: 'mega' };

/** The player's money, in and out. */
export const moneyCalls = [
  call(contract.getBalance, balanceSchema),
  call(contract.postBalance, balanceSchema, { send: () => ({ body: {} }) }),
  call(contract.startTopUp, gatewayOrderSchema, {
    send: ({ orders }) => ({ body: { amount: 50_000, orderId: orders.seen, returnUrl: '/account' } }),
    needs: ['amount'],
  }),
  call(contract.waitingTopUp, gatewayOrderSchema, {
    send: ({ topUp }) => ({ params: { id: topUp } }),
  }),
  call(contract.sandboxTransfer, v.object({ ok: v.literal(true) }), {
    send: ({ transferNote }) => ({ body: { transferNote, amount: 60_000, reference: 'a transfer' } }),
    needs: ['transferNote', 'amount'],
  }),
  call(contract.transferReward, v.object({ transaction: walletTransactionSchema, balance: balanceSchema }), {
    send: () => ({ body: { amount: 5_000 } }),
    needs: ['amount'],
  }),
  call(contract.withdraw, walletTransactionSchema, {
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
  call(contract.cancelWithdrawal, walletTransactionSchema, {
    send: ({ ownWithdrawal }) => ({ body: { id: ownWithdrawal } }),
    needs: ['id'],
  }),
  call(contract.payoutAccounts, v.array(payoutAccountSchema)),
  call(contract.listWithdrawals, transactionsSchema, { send: () => ({ query: month }) }),
  call(contract.listTransactions, transactionListSchema, {
    send: () => ({ body: { ...month, group: 'buyTicket', itemPerPage: 5 } }),
  }),
  call(contract.listCharges, transactionsSchema, {
    send: () => ({ query: month }),
  }),
  call(contract.listRefunds, transactionsSchema, {
    send: () => ({ query: { itemPerPage: '50' } }),
  }),
  call(contract.listPayments, transactionsSchema, {
    send: () => ({ query: { kinds: 'buy,topup', itemPerPage: '5' } }),
  }),
  call(contract.payment, v.object({ ...walletTransactionSchema.entries, order: v.nullable(orderSchema) }), {
    send: ({ transaction }) => ({ params: { id: transaction } }),
  }),
  call(contract.banks, v.array(bankSchema), { send: () => ({ body: {} }) }),
  call(
    contract.receivingAccounts,
    v.array(v.object({ id: v.string(), bank: bankSchema, number: v.string(), holder: v.string() })),
  ),
];
