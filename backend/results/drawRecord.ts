import { DAY, type Feed } from '@veloc/rules';
import type { Region } from '../draws/seed/channels';

/** What a result page prints for one tier: winners, đồng for each, and for a jackpot the whole pool. */
export interface PrintedPrize {
  winners: number;
  value: number;
  pool?: number | undefined;
}

export type PrintedPrizes = Record<string, PrintedPrize>;

/** One real draw as a result file tells it, checked and in one form. */
export interface DrawRecord {
  feed: Feed;
  /** The official draw number; null for regional draws, which have none. */
  drawNo: string | null;
  channel: { id: string; name: string; region: Region } | null;
  dialAt: Date;
  /** False when the record names a day and no time; `dialAt` is then midnight in Vietnam. */
  timed: boolean;
  /** All drawn numbers; for Max 3D and regional draws the digit strings of every tier, dearest first. */
  numbers: number[] | string[];
  /** The seventh ball of Power, the special number of Lotto 5/35. */
  special: number[] | null;
  /** Regional draws: digit strings by tier, `db` and `g1` to `g8`. */
  tiers: Record<string, string[]> | null;
  printed: PrintedPrizes | null;
}

/** A record without a time counts as drawn when its day is over. */
export function isAhead({ dialAt, timed }: DrawRecord, now: Date): boolean {
  return dialAt.getTime() + (timed ? 0 : DAY) > now.getTime();
}
