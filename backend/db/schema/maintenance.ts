import type { GameId } from '@veloc/rules';
import type { Generated } from 'kysely';
import type { KeyName } from '../../secrets';
import type { Json } from './columns';

/** The first answer to a call, so that a repeat gets the same one (decision A3). */
export interface IdempotencyKeysTable {
  /** User id, phone or challenge. */
  scope: string;
  key: string;
  route: string;
  request_hash: string;
  /** The session that asked, where the scope is its user; null also for what an earlier release stored. */
  session_id: Generated<string | null>;
  status: number;
  /** JSON text and not jsonb: a repeat gets the same bytes. */
  response: string;
  created_at: Date;
}

export interface BannersTable {
  id: string;
  image: string | null;
  href: string | null;
  title: string;
  sort: number;
  starts_at: Date | null;
  ends_at: Date | null;
  active: boolean;
}

export const contentKinds = ['guide', 'privacy', 'terms', 'contact', 'invite'] as const;
export type ContentKind = (typeof contentKinds)[number];

export interface ContentsTable {
  id: string;
  kind: ContentKind;
  game_id: GameId | null;
  title: string;
  /** Plain text with blank lines between paragraphs; contact data is JSON. */
  body: string;
  version: number;
  sort: number;
  updated_at: Date;
}

/** Work that is due, deleted when it is done. A lease keeps other processes off it; leases follow the real time. */
export interface JobsTable {
  key: string;
  kind: string;
  payload: Json<Record<string, unknown>>;
  run_at: Date;
  lease_until: Date | null;
  leased_by: string | null;
  attempts: Generated<number>;
  error: string | null;
}

/** Counters of rate-limiter-flexible, in its own shape. `expire` is ms since the epoch. */
export interface RateLimitsTable {
  key: string;
  points: number;
  expire: number | null;
}

/** Keyed hashes of the keys that every server on this database must share; `kept_at` is the time of the first or last. */
export interface ShopKeysTable {
  name: KeyName;
  fingerprint: string;
  kept_at: Date;
}

export const moneySettingNames = [
  'VELOC_WITHHOLD_TAX',
  'VELOC_MANUAL_PAYOUT_ABOVE',
  'VELOC_MANUAL_PAYOUT_DAYS',
  'VELOC_STEP_UP_FROM',
  'VELOC_SANDBOX',
  'VELOC_SIMULATED_DRAWS',
  'VELOC_PAYMENT_PROVIDER',
] as const;
export type MoneySettingName = (typeof moneySettingNames)[number];

/** What every server on this database goes by; `kept_at` is the time of the last start. */
export interface MoneySettingsTable {
  name: MoneySettingName;
  value: number;
  /** Of a setting that is a name; its `value` is 0. */
  named: string | null;
  kept_at: Date;
}
