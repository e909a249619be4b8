import type { BreakLength, LimitSpan } from '@veloc/rules';
import type { Generated } from 'kysely';

/** One row a player and span that ever had a limit. Đồng; null for none. */
export interface SpendingLimitsTable {
  user_id: string;
  span: LimitSpan;
  amount: number | null;
  /** The raise that counts from `pending_from` on. */
  pending_amount: number | null;
  /** Null while no raise waits. */
  pending_from: Date | null;
  /** Whether the player is told, once a month, that the limit is near. */
  tells_near: Generated<boolean>;
  told_near_at: Generated<Date | null>;
  updated_at: Date;
}

/** Breaks taken; none is ever changed or removed. */
export interface BreaksTable {
  id: string;
  user_id: string;
  length: BreakLength;
  starts_at: Date;
  ends_at: Date;
}
