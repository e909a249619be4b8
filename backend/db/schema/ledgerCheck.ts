import type { Json } from './columns';

/** What the shop's own checks of the ledger found; one row. */
export interface LedgerCheckTable {
  /** Everything that was there by then is sound; null until a first check. */
  sound_until: Date | null;
  /** When a check of the whole ledger last found it sound. */
  whole_at: Date | null;
  checked_at: Date | null;
  took_ms: number;
  /** Rows that broke a rule at the last check, and some of them. */
  violations: number;
  rows: Json<{ invariant: string; row: Record<string, unknown> }[]>;
  /** Since when no withdrawal is taken or paid out; null while none was found to be unsound. */
  stopped_at: Date | null;
}
