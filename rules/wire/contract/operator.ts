import * as v from 'valibot';
import { userSchema } from '../account';
import { walletTransactionSchema } from '../money';
import {
  arrivalReturnedSchema,
  auditPageSchema,
  clockSetSchema,
  contentsSetSchema,
  drawCorrectedSchema,
  drawVoidedSchema,
  resultForcedSchema,
  importSummarySchema,
  ledgerCheckSchema,
  openTransfersSchema,
  phoneLoggedOutSchema,
  phoneUnlockedSchema,
  poolsSetSchema,
  openClaimSchema,
  setAsideOutcomeSchema,
  setAsideTicketSchema,
  waitingWithdrawalsSchema,
  walletAdjustedSchema,
} from '../operator';
import type {
  AdjustWalletRequest,
  ApproveClaimRequest,
  AuditRequest,
  BounceWithdrawalRequest,
  ClockRequest,
  ConfirmTopUpRequest,
  CorrectionRequest,
  CreditArrivalRequest,
  PhoneRequest,
  PoolsRequest,
  RejectClaimRequest,
  RejectWithdrawalRequest,
  RenameRequest,
  ReturnArrivalRequest,
  VoidDrawRequest,
} from '../requests/operator';
import { operator, takes } from './call';

// The operator's calls.

export const checkLedger = operator('GET', '/operator/ledger-check', ledgerCheckSchema);
export const importResults = operator('POST', '/operator/results', importSummarySchema);
export const correctResult = operator(
  'POST',
  '/operator/results/corrections',
  drawCorrectedSchema,
  takes<CorrectionRequest>(),
);
export const importStock = operator('POST', '/operator/stock', importSummarySchema);
export const setContents = operator('PUT', '/operator/contents/:kind', contentsSetSchema);
export const confirmTopUp = operator(
  'POST',
  '/operator/topups/:id/confirm',
  walletTransactionSchema,
  takes<ConfirmTopUpRequest>(),
);
export const listArrivals = operator('GET', '/operator/arrivals', openTransfersSchema);
export const creditArrival = operator(
  'POST',
  '/operator/arrivals/:id/credit',
  walletTransactionSchema,
  takes<CreditArrivalRequest>(),
);
export const returnArrival = operator(
  'POST',
  '/operator/arrivals/:id/return',
  arrivalReturnedSchema,
  takes<ReturnArrivalRequest>(),
);
export const renameUser = operator('POST', '/operator/users/:id/rename', userSchema, takes<RenameRequest>());
export const unlockPhone = operator('POST', '/operator/users/unlock', phoneUnlockedSchema, takes<PhoneRequest>());
export const logOutPhone = operator('POST', '/operator/users/logout', phoneLoggedOutSchema, takes<PhoneRequest>());
export const adjustWallet = operator(
  'POST',
  '/operator/users/adjust',
  walletAdjustedSchema,
  takes<AdjustWalletRequest>(),
);
export const waitingWithdrawals = operator('GET', '/operator/withdrawals', waitingWithdrawalsSchema);
export const startWithdrawal = operator('POST', '/operator/withdrawals/:id/start', walletTransactionSchema);
export const completeWithdrawal = operator('POST', '/operator/withdrawals/:id/complete', walletTransactionSchema);
export const rejectWithdrawal = operator(
  'POST',
  '/operator/withdrawals/:id/reject',
  walletTransactionSchema,
  takes<RejectWithdrawalRequest>(),
);
export const bounceWithdrawal = operator(
  'POST',
  '/operator/withdrawals/:id/bounced',
  walletTransactionSchema,
  takes<BounceWithdrawalRequest>(),
);
export const voidDraw = operator('POST', '/operator/draws/:periodId/void', drawVoidedSchema, takes<VoidDrawRequest>());
export const forceResult = operator('POST', '/operator/draws/:periodId/force', resultForcedSchema);
export const setPools = operator('POST', '/operator/draws/:drawId/pools', poolsSetSchema, takes<PoolsRequest>());
export const setAsideTickets = operator('GET', '/operator/tickets/set-aside', v.array(setAsideTicketSchema));
export const retryTicket = operator('POST', '/operator/tickets/:id/retry', setAsideOutcomeSchema);
export const refundTicket = operator('POST', '/operator/tickets/:id/refund', setAsideOutcomeSchema);
export const listClaims = operator('GET', '/operator/prizes', v.array(openClaimSchema));
export const approveClaim = operator(
  'POST',
  '/operator/prizes/:id/approve',
  openClaimSchema,
  takes<ApproveClaimRequest>(),
);
export const rejectClaim = operator(
  'POST',
  '/operator/prizes/:id/reject',
  openClaimSchema,
  takes<RejectClaimRequest>(),
);
export const listAudit = operator('GET', '/operator/audit', auditPageSchema, takes<AuditRequest>());
export const setClock = operator('POST', '/sandbox/clock', clockSetSchema, takes<ClockRequest>());
