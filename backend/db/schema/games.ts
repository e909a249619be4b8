import type { Feed, GameId, PeriodStatus } from '@veloc/rules';
import type { Generated } from 'kysely';
import type { Json } from './columns';

export interface GamesTable {
  id: GameId;
  title: string;
  name_store: string;
  heading: string;
  href: string;
  sort: number;
  unit_price: Generated<number>;
  /** Seconds between the end of sales and the draw (decision G4), as the rules had it when a server last started. */
  cutoff_seconds: number;
  /** Most draws one line may take part in (decision A25). */
  max_periods: number;
  /** The calendar; its shape belongs to `draws`. */
  schedule: Json<unknown>;
  enabled: Generated<boolean>;
}

/** One row a real draw. */
export interface DrawsTable {
  id: string;
  feed: Feed;
  /** Set for regional draws. */
  channel_id: string | null;
  channel_name: string | null;
  region: 'MN' | 'MT' | 'MB' | null;
  draw_no: string | null;
  dial_at: Date;
  /** False where only the day is known; `dial_at` is then its midnight in Vietnam. */
  timed: Generated<boolean>;
  numbers: Json<number[] | string[]>;
  special: Json<number[]> | null;
  /** What else the record says: printed prizes, jackpots, groups by prize. Its shape belongs to `draws`. */
  details: Json<Record<string, unknown>>;
  /** The pools the draw was played for, in đồng; null where nobody printed them. */
  jackpot1: number | null;
  jackpot2: number | null;
  /** Plays known to have won each pool, printed or sold here. */
  winners1: Generated<number>;
  winners2: Generated<number>;
  source: 'import' | 'simulated';
  created_at: Date;
  /** When its result was last corrected. */
  corrected_at: Generated<Date | null>;
  /** When tickets that were paid were last found to be worth more: a later record or pool told it. */
  repriced_at: Generated<Date | null>;
}

/** What of a draw a correction may change. */
export interface DrawnContent {
  numbers: number[] | string[];
  special: number[] | null;
  tiers: Record<string, string[]> | null;
  /** ISO; of a result that was stored with a wrong time, the time that stood there. */
  dialAt?: string;
  /** Of a result that was stored with a wrong number, that number, and the right one. */
  drawNo?: string;
}

/** A result that was corrected in public; none is ever changed or removed. */
export interface DrawCorrectionsTable {
  id: string;
  draw_id: string;
  before: Json<DrawnContent>;
  after: Json<DrawnContent>;
  /** In the operator's words; everyone reads it. */
  reason: string;
  created_at: Date;
}

export interface PeriodsTable {
  /** For instance `mega:20260821`, `loto:20261121:tphcm`. */
  id: string;
  game_id: GameId;
  channel_id: string | null;
  region: string | null;
  name: string;
  opens_at: Date;
  closes_at: Date;
  dial_at: Date;
  status: PeriodStatus;
  jackpot1: number | null;
  jackpot2: number | null;
  /** The draw that decides it, once drawn. */
  draw_id: string | null;
  /** What the draw pays its tickets, once fixed; games whose prizes are all of a table have none. */
  paying: Json<FixedPaying> | null;
  /** When its book was sealed; of a period that was drawn by a release without books: never. */
  sealed_at: Generated<Date | null>;
  /** When the operator let its result in although its book could not be sealed. */
  forced_at: Generated<Date | null>;
}

/** What a settlement fixed before it paid the first ticket. */
export interface FixedPaying {
  /** Winning plays by tier, of the tiers that share a sum. */
  totals: Record<string, number>;
  /** Đồng that the draw pays, and what lay in the pools before Power moved some of it (see `powerPools`). */
  pools: Record<'jackpot1' | 'jackpot2', number | null>;
  before: Record<'jackpot1' | 'jackpot2', number | null>;
}
