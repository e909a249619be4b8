import * as v from 'valibot';
import { balanceSchema } from './account';
import { TICKET_STATUS } from './history';
import { walletTransactionSchema } from './money';

// What the operator's calls answer. Money is in đồng.

/** `stoppedSince`: since when withdrawals are stopped. */
export const ledgerCheckSchema = v.object({
  violations: v.number(),
  stoppedSince: v.nullable(v.string()),
  rows: v.array(v.object({ invariant: v.string(), row: v.record(v.string(), v.unknown()) })),
});

/** Of a file of JSON Lines; `line` counts from 1. */
export const importSummarySchema = v.object({
  imported: v.number(),
  alreadyThere: v.number(),
  refused: v.number(),
  refusals: v.array(v.object({ line: v.number(), reason: v.string() })),
  /** What the operator has to do now. */
  warnings: v.optional(v.array(v.string()), []),
});

export const contentsSetSchema = v.object({ kind: v.string(), changed: v.number() });
export const clockSetSchema = v.object({ now: v.string() });

/** `sameDraw`: other periods that the draw decides. */
export const drawVoidedSchema = v.object({
  periodId: v.string(),
  tickets: v.number(),
  amount: v.number(),
  sameDraw: v.array(v.string()),
});
/** `sealed`: the book was sealed after all, so nothing was forced. */
export const resultForcedSchema = v.object({ periodId: v.string(), sealed: v.boolean() });
export const drawCorrectedSchema = v.object({
  drawId: v.string(),
  tickets: v.number(),
  warnings: v.array(v.string()),
});
export const poolsSetSchema = v.object({ drawId: v.string(), priced: v.number(), warnings: v.array(v.string()) });

export const openTransfersSchema = v.object({
  unmatched: v.array(
    v.object({
      id: v.string(),
      receivedAt: v.string(),
      amount: v.number(),
      reference: v.string(),
      topUpId: v.string(),
      reason: v.picklist(['unknown', 'reference', 'confirmed', 'bounced', 'amount']),
    }),
  ),
  awaited: v.array(v.object({ topUpId: v.string(), confirmedAt: v.string(), awaited: v.number() })),
});
export const arrivalReturnedSchema = v.object({ id: v.string(), amount: v.number(), state: v.literal('returned') });

/** The oldest first: `total` counts those too that are not shown. */
export const waitingWithdrawalsSchema = v.object({
  total: v.number(),
  shown: v.array(
    v.object({
      id: v.string(),
      createdAt: v.string(),
      status: v.picklist(['pending', 'processing']),
      amount: v.number(),
      bank: v.string(),
      accountNumber: v.string(),
      accountHolder: v.string(),
      player: v.object({ id: v.string(), phone: v.string(), name: v.string() }),
    }),
  ),
});

export const phoneLoggedOutSchema = v.object({ phone: v.string(), userId: v.string(), ended: v.number() });
export const phoneUnlockedSchema = v.object({
  phone: v.string(),
  userId: v.nullable(v.string()),
  codes: v.number(),
  counts: v.number(),
  answers: v.number(),
  link: v.string(),
});

/** `isRepeat`: the reason was said before, and `transaction` is what that did. */
export const walletAdjustedSchema = v.object({
  userId: v.string(),
  name: v.string(),
  transaction: walletTransactionSchema,
  balance: balanceSchema,
  isRepeat: v.boolean(),
});

export const setAsideTicketSchema = v.object({
  id: v.string(),
  orderId: v.string(),
  gameId: v.string(),
  periodId: v.string(),
  price: v.number(),
  setAsideAt: v.string(),
  reason: v.string(),
  attempts: v.number(),
});
/** `reason` is why the ticket still is set aside, else null. */
export const setAsideOutcomeSchema = v.object({
  id: v.string(),
  status: v.picklist(Object.values(TICKET_STATUS)),
  prize: v.number(),
  reason: v.nullable(v.string()),
});

/** What an act of the operator is about; the audit trail is searched by it. */
export const auditedKinds = [
  'arrival',
  'contents',
  'draw',
  'ledger',
  'period',
  'phone',
  'player',
  'prize',
  'results',
  'stock',
  'ticket',
  'topup',
  'withdrawal',
] as const;
export type AuditedKind = (typeof auditedKinds)[number];

/**
 * `object`, `before` and `after`: what the act was about and its state, null where it is not there or has none. `status` is
 * that of the answer, `code` that of a refusal; without a status the act began, and its end has the same `requestId`.
 */
const auditEntrySchema = v.object({
  id: v.string(),
  at: v.string(),
  actor: v.string(),
  address: v.string(),
  requestId: v.string(),
  call: v.string(),
  object: v.nullable(v.object({ kind: v.picklist(auditedKinds), id: v.string() })),
  params: v.record(v.string(), v.unknown()),
  before: v.nullable(v.record(v.string(), v.unknown())),
  after: v.nullable(v.record(v.string(), v.unknown())),
  status: v.nullable(v.number()),
  code: v.nullable(v.string()),
});
export type AuditEntry = v.InferOutput<typeof auditEntrySchema>;

/** The newest first; `cursor` is where the next page begins. */
export const auditPageSchema = v.object({ entries: v.array(auditEntrySchema), cursor: v.nullable(v.string()) });

export const openClaimSchema = v.object({
  id: v.string(),
  state: v.picklist(['waiting', 'approved', 'rejected', 'withdrawn', 'lapsed']),
  createdAt: v.string(),
  lapsesAt: v.string(),
  amount: v.number(),
  awaitsFigure: v.boolean(),
  player: v.string(),
  phone: v.string(),
  ticketId: v.string(),
  game: v.string(),
  drawId: v.string(),
  prizes: v.array(
    v.object({
      tier: v.string(),
      name: v.string(),
      lines: v.number(),
      value: v.nullable(v.number()),
      winners: v.nullable(v.number()),
    }),
  ),
  reason: v.nullable(v.string()),
  note: v.nullable(v.string()),
});
