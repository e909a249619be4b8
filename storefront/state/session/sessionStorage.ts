import { otpChallengeSchema, otpPurposes, userSchema, type User } from '@veloc/rules';
import * as v from 'valibot';
import type { KeyValueStorage } from '../browserStorage';
import { forgetCart } from '../cart/saved';
import { forgetDrafts } from '../drafts/drafts';
import { forgetPayments } from '../payment/stored';

const USER_KEY = 'veloc.user';
const PHONE_KEY = 'veloc.phone';
const PIN_KEY = 'veloc.pin';
const CHALLENGE_KEY = 'veloc.otp';

const storedUserSchema = v.pipe(v.string(), v.parseJson(), userSchema);

/** Null when nothing is stored or what is stored is no user. */
export function readUser(storage: KeyValueStorage): User | null {
  const result = v.safeParse(storedUserSchema, storage.getItem(USER_KEY));
  return result.success ? result.output : null;
}

export function storeUser(storage: KeyValueStorage, user: User): void {
  storage.setItem(USER_KEY, JSON.stringify(user));
}

/** The last number typed, digits as the player wrote them. */
export function readPhone(storage: KeyValueStorage): string {
  return storage.getItem(PHONE_KEY) ?? '';
}

export function storePhone(storage: KeyValueStorage, phone: string): void {
  storage.setItem(PHONE_KEY, phone);
}

const storedChallengeSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ phone: v.string(), purpose: v.picklist(otpPurposes), challenge: otpChallengeSchema }),
);

/** The code that is on its way, so that a page reloaded while reading the message still takes it. */
export function readChallenge(storage: KeyValueStorage): v.InferOutput<typeof storedChallengeSchema> | null {
  const result = v.safeParse(storedChallengeSchema, storage.getItem(CHALLENGE_KEY));
  return result.success ? result.output : null;
}

export function storeChallenge(storage: KeyValueStorage, sent: v.InferOutput<typeof storedChallengeSchema>): void {
  storage.setItem(CHALLENGE_KEY, JSON.stringify(sent));
}

/**
 * Removes phone, PIN, user (spec section 4), cart, drafts and payments that were begun. No PIN is ever written here;
 * one left by anybody goes too. Only the tab in which a session ends does so: in another one that hears of it later,
 * the next session may have written its own.
 */
export function forgetPlayer(storage: KeyValueStorage): void {
  for (const key of [PHONE_KEY, PIN_KEY, USER_KEY, CHALLENGE_KEY]) storage.removeItem(key);
  for (const forget of [forgetCart, forgetDrafts, forgetPayments]) forget(storage);
}
