import {
  balanceSchema,
  bankSchema,
  gatewayOrderSchema,
  orderSchema,
  payoutAccountSchema,
  transactionListSchema,
  transactionSchema,
} from '@veloc/rules';
import * as v from 'valibot';
import { callsOf } from './call';

const anyone = callsOf('anyone');
const player = callsOf('player');

const transactionsSchema = v.array(transactionSchema);
const month = { from: '2026-08-01', to: '2026-08-31', search: 'mega' };

/** The player's money, in and out. */
export const moneyCalls = [
  player.get('/users/get-user-balance', balanceSchema),
  player.post('/users/get-user-balance', balanceSchema, { send: () => ({ body: {} }) }),
  player.post('/internalpaygateway/init', gatewayOrderSchema, {
    send: ({ orders }) => ({ body: { amount: 50_000, orderId: orders.seen, returnUrl: '/account' } }),
    needs: ['amount'],
  }),
  player.get('/internalpaygateway/orders/:id', gatewayOrderSchema, {
    send: ({ topUp }) => ({ params: { id: topUp } }),
  }),
  anyone.post('/sandbox/bank-transfers', v.object({ ok: v.literal(true) }), {
    send: ({ transferNote }) => ({ body: { transferNote, amount: 60_000, reference: 'a transfer' } }),
    needs: ['transferNote', 'amount'],
  }),
  player.post(
    '/client-transaction/transfer-reward',
    v.object({ transaction: transactionSchema, balance: balanceSchema }),
    {
      send: () => ({ body: { amount: 5_000 } }),
      needs: ['amount'],
    },
  ),
  player.post('/client-withdraw/add-new', transactionSchema, {
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
  player.post('/client-withdraw/cancel', transactionSchema, {
    send: ({ ownWithdrawal }) => ({ body: { id: ownWithdrawal } }),
    needs: ['id'],
  }),
  player.get('/client-withdraw/get-accounts', v.array(payoutAccountSchema)),
  player.get('/client-withdraw/get-history-v2', transactionsSchema, { send: () => ({ query: month }) }),
  player.post('/client-transaction/get-list-transaction', transactionListSchema, {
    send: () => ({ body: { ...month, group: 'buyTicket', itemPerPage: 5 } }),
  }),
  player.get('/client-transaction/get-list-charge-transaction-v2', transactionsSchema, {
    send: () => ({ query: month }),
  }),
  player.get('/client-transaction/get-list-refund-transaction-v2', transactionsSchema, {
    send: () => ({ query: { itemPerPage: '50' } }),
  }),
  player.get('/client/payment-history', transactionsSchema, {
    send: () => ({ query: { kinds: 'buy,topup', itemPerPage: '5' } }),
  }),
  player.get(
    '/client/payment-history/:id',
    v.object({ ...transactionSchema.entries, order: v.nullable(orderSchema) }),
    { send: ({ transaction }) => ({ params: { id: transaction } }) },
  ),
  anyone.post('/banks/get-all', v.array(bankSchema), { send: () => ({ body: {} }) }),
  anyone.get(
    '/accounts/get-active',
    v.array(v.object({ id: v.string(), bank: bankSchema, number: v.string(), holder: v.string() })),
  ),
];
