import { contract, walletTransactionSchema, userSchema } from '@veloc/rules';
import * as v from 'valibot';
import { call } from './call';
import { megaRecord } from '../../backend/testing/resultRecords';
import { CHANNEL, DRAW_DATE, UNPRICED_DAY } from './fixtures';

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

const setAsideOutcomeSchema = v.object({
  id: v.string(),
  status: v.number(),
  prize: v.number(),
  reason: v.nullable(v.string()),
});

/** The operator's calls and the gateway's. */
export const operatorCalls = [
  call(contract.reportTransfer, v.object({ ok: v.literal(true) }), {
    send: ({ topUp }) => ({ body: { id: topUp, providerRef: 'a transfer', amount: 50_000, status: 'success' } }),
    needs: ['id', 'providerRef', 'amount', 'status'],
  }),
  call(contract.checkLedger, v.object({ violations: v.literal(0), rows: v.array(v.unknown()) })),
  call(contract.importResults, summarySchema, {
    send: () => ({ body: '{"game":"mega","date":"2020-01-01","numbers":"broken"}\n' }),
  }),
  call(contract.importStock, summarySchema, {
    send: () => ({
      body: `${JSON.stringify({ date: DRAW_DATE, channelId: CHANNEL, numbers: '2768', amount: 50 })}\n`,
    }),
  }),
  call(contract.setContents, v.object({ kind: v.literal('terms'), changed: v.number() }), {
    send: () => ({ params: { kind: 'terms' }, body: 'Điều khoản sử dụng' }),
  }),
  call(contract.confirmTopUp, walletTransactionSchema, {
    send: ({ otherTopUp }) => ({ params: { id: otherTopUp }, body: {} }),
  }),
  call(contract.listArrivals, v.object({ unmatched: v.array(v.unknown()), awaited: v.array(v.unknown()) })),
  call(contract.creditArrival, walletTransactionSchema, {
    send: ({ arrival }) => ({ params: { id: arrival }, body: {} }),
  }),
  call(contract.returnArrival, v.object({ id: v.string(), amount: v.number(), state: v.literal('returned') }), {
    send: ({ returnedArrival }) => ({ params: { id: returnedArrival }, body: {} }),
  }),
  call(contract.renameUser, userSchema, {
    send: ({ uid }) => ({ params: { id: uid }, body: { name: 'Nguyễn Văn Ân' } }),
    needs: ['name'],
  }),
  call(contract.unlockPhone, v.object({ phone: v.string(), userId: v.nullable(v.string()) }), {
    send: ({ phone }) => ({ body: { phone } }),
    needs: ['phone'],
  }),
  call(contract.logOutPhone, v.object({ phone: v.string(), userId: v.string(), ended: v.number() }), {
    send: ({ strangersPhone }) => ({ body: { phone: strangersPhone } }),
    needs: ['phone'],
  }),
  call(
    contract.waitingWithdrawals,
    v.object({
      total: v.number(),
      shown: v.array(v.looseObject({ id: v.string(), createdAt: v.string(), amount: v.number() })),
    }),
  ),
  call(contract.startWithdrawal, walletTransactionSchema, {
    send: ({ startedWithdrawal }) => ({ params: { id: startedWithdrawal }, body: {} }),
  }),
  call(contract.completeWithdrawal, walletTransactionSchema, {
    send: ({ startedWithdrawal }) => ({ params: { id: startedWithdrawal }, body: {} }),
  }),
  call(contract.bounceWithdrawal, walletTransactionSchema, {
    send: ({ startedWithdrawal }) => ({ params: { id: startedWithdrawal }, body: { reference: 'FT back' } }),
    needs: ['reference'],
  }),
  call(contract.rejectWithdrawal, walletTransactionSchema, {
    send: ({ otherWithdrawal }) => ({ params: { id: otherWithdrawal }, body: { reason: 'Sai tên chủ tài khoản' } }),
  }),
  call(
    contract.voidDraw,
    v.object({ periodId: v.string(), tickets: v.number(), amount: v.number(), sameDraw: v.array(v.string()) }),
    { send: ({ voidedPeriod }) => ({ params: { periodId: voidedPeriod }, body: {} }) },
  ),
  call(contract.setAsideTickets, v.array(v.looseObject({ id: v.string(), reason: v.string(), attempts: v.number() }))),
  call(contract.retryTicket, setAsideOutcomeSchema, {
    send: ({ unreadTicket }) => ({ params: { id: unreadTicket }, body: {} }),
  }),
  call(contract.refundTicket, setAsideOutcomeSchema, {
    send: ({ otherUnreadTicket }) => ({ params: { id: otherUnreadTicket }, body: {} }),
  }),
  call(contract.listClaims, v.array(claimSchema)),
  call(contract.approveClaim, claimSchema, {
    send: ({ claim }) => ({ params: { id: claim }, body: {} }),
  }),
  call(contract.rejectClaim, claimSchema, {
    send: ({ otherClaim }) => ({ params: { id: otherClaim }, body: { reason: 'Thiếu giấy tờ tùy thân' } }),
    needs: ['reason'],
  }),
  call(contract.setPools, v.object({ drawId: v.string(), priced: v.literal(0), warnings: v.array(v.string()) }), {
    send: () => ({ params: { drawId: 'mega:20260819' }, body: { jackpot1: 15_000_000_000 } }),
  }),
  call(contract.correctResult, v.object({ drawId: v.string(), tickets: v.literal(0) }), {
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
  call(contract.setClock, v.object({ now: v.string() }), {
    send: () => ({ body: { now: '2026-08-21T03:12:00.000Z' } }),
    needs: ['now'],
  }),
];
