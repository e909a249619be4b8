import * as v from 'valibot';
import { instantSchema, moneySchema } from './primitives';

export const userSchema = v.object({
  id: v.string(),
  name: v.optional(v.string(), ''),
  phone: v.string(),
  /** The spec has no such field; a backend may leave it out. */
  email: v.optional(v.nullable(v.string())),
  /** Whether the account has a PIN, told to its owner alone. No field of the spec either. */
  hasPin: v.optional(v.boolean()),
  endPointId: v.optional(v.string(), ''),
  identify: v.nullish(v.string(), null),
  signature: v.nullish(v.string(), null),
  reward: v.optional(moneySchema, 0),
});

/** −1 means unknown (spec section 3). */
export const balanceSchema = v.object({ amount: moneySchema, rewardAmount: moneySchema });

/** `expiresIn` is in seconds. */
export const tokensSchema = v.object({
  token: v.string(),
  refreshToken: v.optional(v.string()),
  expiresIn: v.optional(v.number()),
});

export const sessionSchema = v.object({ ...tokensSchema.entries, user: userSchema });

/** One open session. `device` is how its browser names itself. */
export const deviceSchema = v.object({
  id: v.string(),
  device: v.string(),
  createdAt: instantSchema,
  lastUsedAt: instantSchema,
  /** The session that asks. */
  current: v.boolean(),
});

export const phoneCheckSchema = v.object({ exists: v.boolean() });

export const otpChallengeSchema = v.object({
  challengeId: v.string(),
  expiresAt: instantSchema,
  resendAt: instantSchema,
  attemptsLeft: v.optional(v.number()),
});

export const otpPurposes = ['login', 'register', 'change_pin', 'payment', 'profile'] as const;
export type OtpPurpose = (typeof otpPurposes)[number];

/** `user` is null when the phone has no account yet; `signature` is the one-time proof, valid 5 minutes. */
export const otpVerifiedSchema = v.object({
  verified: v.literal(true),
  user: v.nullable(userSchema),
  signature: v.string(),
});

/** A new session, or a proof for what the code was asked for. */
export const otpSubmittedSchema = v.union([
  sessionSchema,
  v.object({ verified: v.literal(true), user: v.null(), signature: v.string() }),
  v.object({ signature: v.string() }),
]);

export const loggedOutSchema = v.object({ loggedOut: v.literal(true) });

export type User = v.InferOutput<typeof userSchema>;
export type Balance = v.InferOutput<typeof balanceSchema>;
export type Device = v.InferOutput<typeof deviceSchema>;
export type Tokens = v.InferOutput<typeof tokensSchema>;
export type OtpChallenge = v.InferOutput<typeof otpChallengeSchema>;
export type OtpVerified = v.InferOutput<typeof otpVerifiedSchema>;
