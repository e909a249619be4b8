import type { OtpPurpose } from '@veloc/rules';

export interface UsersTable {
  /** UUIDv7. */
  id: string;
  /** E.164, for instance +84912345678. */
  phone: string;
  name: string;
  email: string | null;
  identify: string | null;
  end_point_id: string;
  /** argon2id. */
  pin_hash: string | null;
  pin_fails: number;
  pin_locked_until: Date | null;
  privacy_version: number;
  privacy_accepted_at: Date | null;
  /** Raised when every session must end; an access token carries the epoch it was made in. */
  token_epoch: number;
  created_at: Date;
  updated_at: Date;
}

/** One row a phone number: what limits codes to it (decision A6). Its lock makes sends and tries take turns. */
export interface OtpPhonesTable {
  phone: string;
  /** Wrong codes since `failing_since`. */
  failures: number;
  failing_since: Date;
}

export interface OtpChallengesTable {
  id: string;
  phone: string;
  purpose: OtpPurpose;
  code_hash: string;
  attempts: number;
  expires_at: Date;
  consumed_at: Date | null;
  created_at: Date;
}

/** A one-time proof that a phone's owner was present: the `signature` of the wire. */
export interface SignaturesTable {
  token_hash: string;
  phone: string;
  purpose: OtpPurpose;
  expires_at: Date;
  used_at: Date | null;
  created_at: Date;
}

/** One login on one device: the family of its refresh tokens. */
export interface SessionsTable {
  id: string;
  user_id: string;
  /** The browser's own name for itself, shortened. */
  device: string;
  created_at: Date;
  last_used_at: Date;
  revoked_at: Date | null;
}

export interface RefreshTokensTable {
  id: string;
  session_id: string;
  /** The token that was exchanged for this one; null for the first of a session. */
  parent_id: string | null;
  token_hash: string;
  /** When it was first exchanged; that proves that the answer which carried it arrived. */
  used_at: Date | null;
  expires_at: Date;
  created_at: Date;
}

/** One row, written where a known phone's tries would be, so that a login by PIN takes as long for an unknown one. */
export interface TriesOfNobodyTable {
  id: 1;
  tries: number;
}
