import { transactionSchema, userSchema } from '@veloc/rules';
import * as v from 'valibot';
import { callsOf } from './call';
import { megaRecord } from '../../backend/testing/resultRecords';
import { CHANNEL, DRAW_DATE, UNPRICED_DAY } from './fixtures';

const operator = callsOf('operator');
const gateway = callsOf('gateway');

const summarySchema = v.object({
  imported: v.number(),
  alreadyThere: v.number(),
  refused: v.number(),
  refusals: v.array(v.unknown()),
  warnings: v.optional(v.array(v.string())),
});

const claimSchema = v.object({
  id: v.string(),
  state: v.picklist(['waiting', 'approved', 'rejected']),
  createdAt: v.string(),
  lapsesAt: v.string(),
  amount: v.number(),
  awaitsFigure: v.boolean(),
  player: v.string(),
  phone: v.string(),
  ticketId: v.string(),
  game: v.string(),
  drawId: v.string(),
  prizes: v.array(v.looseObject({ name: v.string(), lines: v.number(), value: v.nullable(v.number()) })),
  reason: v.nullable(v.string()),
  note: v.nullable(v.string()),
});

const takenUpSchema = v.object({
  id: v.string(),
  status: v.number(),
  prize: v.number(),
  reason: v.nullable(v.string()),
});

/** The operator's calls and the gateway's. */
export const operatorCalls = [
  gateway.post('/webhooks/gateway', v.object({ ok: v.literal(true) }), {
    send: ({ topUp }) => ({ body: { id: topUp, providerRef: 'a transfer', amount: 50_000, status: 'success' } }),
    needs: ['id', 'providerRef', 'amount', 'status'],
  }),
  operator.get('/operator/ledger-check', v.object({ violations: v.literal(0), rows: v.array(v.unknown()) })),
  operator.post('/operator/results', summarySchema, {
    send: () => ({ body: '{"game":"mega","date":"2020-01-01","numbers":"broken"}\n' }),
  }),
  operator.post('/operator/stock', summarySchema, {
    send: () => ({
      body: `${JSON.stringify({ date: DRAW_DATE, channelId: CHANNEL, numbers: '2768', amount: 50 })}\n`,
    }),
  }),
  operator.put('/operator/contents/:kind', v.object({ kind: v.literal('terms'), changed: v.number() }), {
    send: () => ({ params: { kind: 'terms' }, body: 'Điều khoản sử dụng' }),
  }),
  operator.post('/operator/topups/:id/confirm', transactionSchema, {
    send: ({ otherTopUp }) => ({ params: { id: otherTopUp }, body: {} }),
  }),
  operator.get('/operator/arrivals', v.object({ unmatched: v.array(v.unknown()), awaited: v.array(v.unknown()) })),
  operator.post('/operator/arrivals/:id/credit', transactionSchema, {
    send: ({ arrival }) => ({ params: { id: arrival }, body: {} }),
  }),
  operator.post(
    '/operator/arrivals/:id/return',
    v.object({ id: v.string(), amount: v.number(), state: v.literal('returned') }),
    { send: ({ returnedArrival }) => ({ params: { id: returnedArrival }, body: {} }) },
  ),
  operator.post('/operator/users/:id/rename', userSchema, {
    send: ({ uid }) => ({ params: { id: uid }, body: { name: 'Nguyễn Văn Ân' } }),
    needs: ['name'],
  }),
  operator.post('/operator/users/unlock', v.object({ phone: v.string(), userId: v.nullable(v.string()) }), {
    send: ({ phone }) => ({ body: { phone } }),
    needs: ['phone'],
  }),
  operator.get(
    '/operator/withdrawals',
    v.array(v.looseObject({ id: v.string(), createdAt: v.string(), amount: v.number() })),
  ),
  operator.post('/operator/withdrawals/:id/start', transactionSchema, {
    send: ({ startedWithdrawal }) => ({ params: { id: startedWithdrawal }, body: {} }),
  }),
  operator.post('/operator/withdrawals/:id/complete', transactionSchema, {
    send: ({ startedWithdrawal }) => ({ params: { id: startedWithdrawal }, body: {} }),
  }),
  operator.post('/operator/withdrawals/:id/reject', transactionSchema, {
    send: ({ otherWithdrawal }) => ({ params: { id: otherWithdrawal }, body: { reason: 'Sai tên chủ tài khoản' } }),
  }),
  operator.post(
    '/operator/draws/:periodId/void',
    v.object({ periodId: v.string(), tickets: v.number(), amount: v.number(), sameDraw: v.array(v.string()) }),
    { send: ({ voidedPeriod }) => ({ params: { periodId: voidedPeriod }, body: {} }) },
  ),
  operator.get(
    '/operator/tickets/set-aside',
    v.array(v.looseObject({ id: v.string(), reason: v.string(), attempts: v.number() })),
  ),
  operator.post('/operator/tickets/:id/retry', takenUpSchema, {
    send: ({ unreadTicket }) => ({ params: { id: unreadTicket }, body: {} }),
  }),
  operator.post('/operator/tickets/:id/refund', takenUpSchema, {
    send: ({ otherUnreadTicket }) => ({ params: { id: otherUnreadTicket }, body: {} }),
  }),
  operator.get('/operator/prizes', v.array(claimSchema)),
  operator.post('/operator/prizes/:id/approve', claimSchema, {
    send: ({ claim }) => ({ params: { id: claim }, body: {} }),
  }),
  operator.post('/operator/prizes/:id/reject', claimSchema, {
    send: ({ otherClaim }) => ({ params: { id: otherClaim }, body: { reason: 'Thiếu giấy tờ tùy thân' } }),
    needs: ['reason'],
  }),
  operator.post(
    '/operator/draws/:drawId/pools',
    v.object({ drawId: v.string(), priced: v.literal(0), warnings: v.array(v.string()) }),
    {
      send: () => ({ params: { drawId: 'mega:20260819' }, body: { jackpot1: 15_000_000_000 } }),
    },
  ),
  operator.post('/operator/results/corrections', v.object({ drawId: v.string(), tickets: v.literal(0) }), {
    send: () => ({
      body: {
        reason: 'Nhập nhầm số cuối',
        record: megaRecord({ date: UNPRICED_DAY, drawId: '90000', numbers: [2, 9, 17, 28, 33, 42] }),
      },
    }),
    needs: ['reason', 'record'],
  }),
];

/** Puts the time of everything else forward: made last. */
export const clockCalls = [
  operator.post('/sandbox/clock', v.object({ now: v.string() }), {
    send: () => ({ body: { now: '2026-08-21T03:12:00.000Z' } }),
    needs: ['now'],
  }),
];
