import * as v from 'valibot';

const count = (fallback: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,9}$/, 'is not a whole number'),
      v.transform(Number),
      v.minValue(1, 'must be at least 1'),
    ),
    String(fallback),
  );

/** Decisions A6 and A31, the only figures of their kind. */
export const limitEntries = {
  /** Tries of one code. */
  VELOC_LIMIT_OTP_TRIES: count(5),
  /** Codes sent to one phone in 15 minutes. */
  VELOC_LIMIT_OTP_SENDS: count(3),
  /** Seconds between two codes to one phone. */
  VELOC_LIMIT_OTP_GAP: count(60),
  /** Wrong codes of one phone in 24 hours. */
  VELOC_LIMIT_OTP_FAILURES: count(20),
  /** Wrong PINs before a lock of 15 minutes. */
  VELOC_LIMIT_PIN_TRIES: count(5),
  /** Wrong PINs of one phone in 24 hours, of all strangers together and of each session. */
  VELOC_LIMIT_PIN_FAILURES: count(20),
  /** Wrong PINs of strangers from one address in an hour, whatever the phone. */
  VELOC_LIMIT_ADDRESS_PINS: count(30),
  /** Codes sent for one address in an hour; an IPv6 /64 is one address, a /48 has four times as much. */
  VELOC_LIMIT_ADDRESS_SENDS: count(300),
  /** Phone checks and logins of one address in an hour, and as many tries of codes. */
  VELOC_LIMIT_ADDRESS_CHECKS: count(600),
  /** Codes sent by the whole shop in an hour for strangers, and as many again for known devices, beyond two of each account. */
  VELOC_LIMIT_SHOP_SENDS: count(1000),
  /** Wrong operator keys of one address in an hour. */
  VELOC_LIMIT_OPERATOR_KEYS: count(20),
  /** Calls of one player in a minute that may write, in each process; a renewal of tokens counts as 20. */
  VELOC_LIMIT_PLAYER_WRITES: count(1200),
};

export interface Limits {
  otpTries: number;
  otpSends: number;
  /** Seconds. */
  otpGap: number;
  otpFailures: number;
  pinTries: number;
  pinFailures: number;
  addressPins: number;
  addressSends: number;
  addressChecks: number;
  shopSends: number;
  operatorKeys: number;
  playerWrites: number;
}

export function limitsOf(named: v.InferOutput<v.ObjectSchema<typeof limitEntries, undefined>>): Limits {
  return {
    otpTries: named.VELOC_LIMIT_OTP_TRIES,
    otpSends: named.VELOC_LIMIT_OTP_SENDS,
    otpGap: named.VELOC_LIMIT_OTP_GAP,
    otpFailures: named.VELOC_LIMIT_OTP_FAILURES,
    pinTries: named.VELOC_LIMIT_PIN_TRIES,
    pinFailures: named.VELOC_LIMIT_PIN_FAILURES,
    addressPins: named.VELOC_LIMIT_ADDRESS_PINS,
    addressSends: named.VELOC_LIMIT_ADDRESS_SENDS,
    addressChecks: named.VELOC_LIMIT_ADDRESS_CHECKS,
    shopSends: named.VELOC_LIMIT_SHOP_SENDS,
    operatorKeys: named.VELOC_LIMIT_OPERATOR_KEYS,
    playerWrites: named.VELOC_LIMIT_PLAYER_WRITES,
  };
}

/** Rows of a list for the operator, the oldest first. */
export const LISTED = 500;
