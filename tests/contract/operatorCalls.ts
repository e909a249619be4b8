import { contract } from '@veloc/rules';
import * as v from 'valibot';
import { call } from './call';
import { megaRecord } from '../../backend/testing/resultRecords';
import { CHANNEL, DRAW_DATE, UNPRICED_DAY } from './fixtures';

/** The operator's calls and the gateway's. */
export const operatorCalls = [
  call(contract.reportTransfer, {
    send: ({ topUp }) => ({ body: { id: topUp, providerRef: 'a transfer', amount: 50_000, status: 'success' } }),
    needs: ['id', 'providerRef', 'amount', 'status'],
  }),
  call(contract.checkLedger, { data: v.object({ violations: v.literal(0) }) }),
  call(contract.importResults, {
    send: () => ({ body: '{"game":"mega","date":"2020-01-01","numbers":"broken"}\n' }),
  }),
  call(contract.importStock, {
    send: () => ({
      body: `${JSON.stringify({ date: DRAW_DATE, channelId: CHANNEL, numbers: '2768', amount: 50 })}\n`,
    }),
  }),
  call(contract.setContents, {
    data: v.object({ kind: v.literal('terms') }),
    send: () => ({ params: { kind: 'terms' }, body: 'Điều khoản sử dụng' }),
  }),
  call(contract.confirmTopUp, {
    send: ({ otherTopUp }) => ({ params: { id: otherTopUp }, body: {} }),
  }),
  call(contract.listArrivals),
  call(contract.creditArrival, {
    send: ({ arrival }) => ({ params: { id: arrival }, body: {} }),
  }),
  call(contract.returnArrival, {
    send: ({ returnedArrival }) => ({ params: { id: returnedArrival }, body: {} }),
  }),
  call(contract.renameUser, {
    send: ({ uid }) => ({ params: { id: uid }, body: { name: 'Nguyễn Văn Ân' } }),
    needs: ['name'],
  }),
  call(contract.unlockPhone, {
    send: ({ phone }) => ({ body: { phone } }),
    needs: ['phone'],
  }),
  call(contract.logOutPhone, {
    send: ({ strangersPhone }) => ({ body: { phone: strangersPhone } }),
    needs: ['phone'],
  }),
  call(contract.adjustWallet, {
    data: v.object({ isRepeat: v.literal(false) }),
    send: ({ strangersPhone }) => ({
      body: { phone: strangersPhone, amount: 20_000, reason: 'Khoản nạp bị ghi nhầm' },
    }),
    needs: ['phone', 'amount', 'reason'],
  }),
  call(contract.waitingWithdrawals),
  call(contract.startWithdrawal, {
    send: ({ startedWithdrawal }) => ({ params: { id: startedWithdrawal }, body: {} }),
  }),
  call(contract.completeWithdrawal, {
    send: ({ startedWithdrawal }) => ({ params: { id: startedWithdrawal }, body: {} }),
  }),
  call(contract.bounceWithdrawal, {
    send: ({ startedWithdrawal }) => ({
      params: { id: startedWithdrawal },
      body: { reference: 'FT back', amount: 50_000 },
    }),
    needs: ['reference', 'amount'],
  }),
  call(contract.rejectWithdrawal, {
    send: ({ otherWithdrawal }) => ({ params: { id: otherWithdrawal }, body: { reason: 'Sai tên chủ tài khoản' } }),
  }),
  call(contract.voidDraw, {
    send: ({ voidedPeriod }) => ({ params: { periodId: voidedPeriod }, body: { confirm: true } }),
  }),
  call(contract.forceResult, { send: ({ awaitedPeriod }) => ({ params: { periodId: awaitedPeriod } }) }),
  call(contract.listAudit, { send: () => ({ query: { object: 'withdrawal', itemPerPage: '5' } }) }),
  call(contract.setAsideTickets),
  call(contract.retryTicket, {
    send: ({ unreadTicket }) => ({ params: { id: unreadTicket }, body: {} }),
  }),
  call(contract.refundTicket, {
    send: ({ otherUnreadTicket }) => ({ params: { id: otherUnreadTicket }, body: {} }),
  }),
  call(contract.listClaims),
  call(contract.approveClaim, {
    send: ({ claim }) => ({ params: { id: claim }, body: {} }),
  }),
  call(contract.rejectClaim, {
    send: ({ otherClaim }) => ({ params: { id: otherClaim }, body: { reason: 'Thiếu giấy tờ tùy thân' } }),
    needs: ['reason'],
  }),
  call(contract.setPools, {
    data: v.object({ priced: v.literal(0) }),
    send: () => ({ params: { drawId: 'mega:20260819' }, body: { jackpot1: 15_000_000_000 } }),
  }),
  call(contract.correctResult, {
    data: v.object({ tickets: v.literal(0) }),
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
  call(contract.setClock, {
    send: () => ({ body: { now: '2026-08-21T03:12:00.000Z' } }),
    needs: ['now'],
  }),
];
