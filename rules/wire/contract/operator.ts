import { operator } from './call';

// The operator's calls.

export const checkLedger = operator('GET', '/operator/ledger-check');
export const importResults = operator('POST', '/operator/results');
export const correctResult = operator('POST', '/operator/results/corrections');
export const importStock = operator('POST', '/operator/stock');
export const setContents = operator('PUT', '/operator/contents/:kind');
export const confirmTopUp = operator('POST', '/operator/topups/:id/confirm');
export const listArrivals = operator('GET', '/operator/arrivals');
export const creditArrival = operator('POST', '/operator/arrivals/:id/credit');
export const returnArrival = operator('POST', '/operator/arrivals/:id/return');
export const renameUser = operator('POST', '/operator/users/:id/rename');
export const unlockPhone = operator('POST', '/operator/users/unlock');
export const logOutPhone = operator('POST', '/operator/users/logout');
export const waitingWithdrawals = operator('GET', '/operator/withdrawals');
export const startWithdrawal = operator('POST', '/operator/withdrawals/:id/start');
export const completeWithdrawal = operator('POST', '/operator/withdrawals/:id/complete');
export const rejectWithdrawal = operator('POST', '/operator/withdrawals/:id/reject');
export const bounceWithdrawal = operator('POST', '/operator/withdrawals/:id/bounced');
export const voidDraw = operator('POST', '/operator/draws/:periodId/void');
export const setPools = operator('POST', '/operator/draws/:drawId/pools');
export const setAsideTickets = operator('GET', '/operator/tickets/set-aside');
export const retryTicket = operator('POST', '/operator/tickets/:id/retry');
export const refundTicket = operator('POST', '/operator/tickets/:id/refund');
export const listClaims = operator('GET', '/operator/prizes');
export const approveClaim = operator('POST', '/operator/prizes/:id/approve');
export const rejectClaim = operator('POST', '/operator/prizes/:id/reject');
export const setClock = operator('POST', '/sandbox/clock');
