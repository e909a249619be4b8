/** How an operation ended for its client. `info`: no answer came, so it may have happened, now or later, or never. */
export type Outcome = 'ok' | 'fail' | 'info';

/** One operation on a wallet, as its client saw it. Times count the events of a history. */
export interface Operation {
  kind: 'topup' | 'buy' | 'withdraw' | 'read';
  /** Đồng into (+) or out of (−) the wallet if it happened; 0 of a read. */
  change: number;
  /** Names its entry in the ledger: its own, given to no other operation. Empty for a read. */
  mark: string;
  invokedAt: number;
  /** Infinity while unknown: it may still happen. */
  endedAt: number;
  outcome: Outcome;
  /** The balance that its answer told, in đồng: of a read, or of a refusal for too small a balance. */
  seen?: number;
}

/** What the ledger says happened: one entry of the wallet. */
export interface Entry {
  mark: string;
  change: number;
  /** Đồng after it. */
  after: number;
}
