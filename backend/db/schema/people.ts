import type { DrawNotices, OtpPurpose } from '@veloc/rules';
import type { Generated } from 'kysely';

export interface UsersTable {
  /** UUIDv7. */
  id: string;
  /** E.164, for instance +84912345678. */
  phone: string;
  name: string;
  /** Whether a code or the operator has set the name: one that neither has may be replaced once by a code. */
  name_proved: Generated<boolean>;
  email: string | null;
  identify: string | null;
  end_point_id: string;
  /** argon2id. */
  pin_hash: string | null;
  pin_fails: number;
  pin_locked_until: Date | null;
  /** Strangers' wrong PINs since `pin_failing_since`. */
  pin_day_fails: Generated<number>;
  pin_failing_since: Generated<Date | null>;
  /** When a purchase was proved last by the PIN or a code. */
  stepped_up_at: Generated<Date | null>;
  privacy_version: number;
  privacy_accepted_at: Date | null;
  /** Raised when every session must end; an access token carries the epoch it was made in. */
  token_epoch: number;
  /** How often the player is told of draws. */
  draw_notices: Generated<DrawNotices>;
  created_at: Date;
  updated_at: Date;
}

/**
 * What limits codes to a phone (decision A6): a row for whoever shares wrong codes or sent ones. Its lock
 * makes sends and tries take turns.
 */
export interface OtpPhonesTable {
  phone: string;
  /** '' for strangers, 'unproved' or 'proved' for known devices together, one of the latter, or 'link' and an unlock link. */
  asker: string;
  /** Wrong codes since `failing_since`. */
  failures: number;
  failing_since: Date;
}

export interface OtpChallengesTable {
  id: string;
  phone: string;
  /** The known device or open session that asked for it, after 'unproved ' where no code was ever typed; '' for a stranger. */
  asker: string;
  purpose: OtpPurpose;
  code_hash: string;
  attempts: number;
  expires_at: Date;
  consumed_at: Date | null;
  created_at: Date;
}

/** What an operator gave the owner of a phone, at most one a phone: its browser is counted apart from strangers. */
export interface UnlockLinksTable {
  id: string;
  phone: string;
  token_hash: string;
  expires_at: Date;
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

/** A device that has proved once that it is the account's owner. What it gets wrong is counted apart from strangers. */
export interface KnownDevicesTable {
  id: string;
  user_id: string;
  /** Of the token in its cookie. Null while the device has none, or was logged out from another one. */
  token_hash: string | null;
  /** When a code sent to the phone was typed on it first. Null for one that has logged in by the PIN alone. */
  proved_at: Date | null;
  pin_fails: number;
  pin_locked_until: Date | null;
  created_at: Date;
  last_used_at: Date;
}

/** One login on one device: the family of its refresh tokens. */
export interface SessionsTable {
  id: string;
  user_id: string;
  /** The known device it was opened on; null for one that a server of an earlier release opened. */
  device_id: string | null;
  /** The browser's own name for itself, shortened. */
  device: string;
  pin_fails: number;
  pin_locked_until: Date | null;
  /** Wrong PINs of it since `pin_failing_since`. */
  pin_day_fails: Generated<number>;
  pin_failing_since: Generated<Date | null>;
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
