import { otpChallengeSchema, otpPurposes, userSchema, type User } from '@veloc/rules';
import * as v from 'valibot';
import type { KeyValueStorage } from '../../lib/browserStorage';
import { forgetCart } from '../cart/saved';
import { forgetDrafts } from '../drafts/drafts';
import { forgetPayments } from '../payment/stored';

const USER_KEY = 'veloc.user';
const PHONE_KEY = 'veloc.phone';
const PIN_KEY = 'veloc.pin';
const CODE_KEY = 'veloc.otp';

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

const heldCodeSchema = v.object({
  phone: v.string(),
  purpose: v.picklist(otpPurposes),
  /** The code on its way to this device; null while there is none. */
  challenge: v.nullable(otpChallengeSchema),
  /** When the server sends the next one, in ms since the epoch. */
  resendAt: v.number(),
});

export type HeldCode = v.InferOutput<typeof heldCodeSchema>;

const storedCodeSchema = v.pipe(v.string(), v.parseJson(), heldCodeSchema);

/** What this device knows of a code, so that a page reloaded while reading the message still takes it. */
export function readCode(
  storage: KeyValueStorage,
  { phone, purpose }: Pick<HeldCode, 'phone' | 'purpose'>,
): HeldCode | null {
  const { success, output } = v.safeParse(storedCodeSchema, storage.getItem(CODE_KEY));
  return success && output.phone === phone && output.purpose === purpose ? output : null;
}

export function storeCode(storage: KeyValueStorage, code: HeldCode): void {
  storage.setItem(CODE_KEY, JSON.stringify(code));
}

/** Forgets a code that was used, or takes no more tries. When the next one is sent is still true. */
export function forgetCode(storage: KeyValueStorage, challengeId: string): void {
  const { success, output } = v.safeParse(storedCodeSchema, storage.getItem(CODE_KEY));
  if (success && output.challenge?.challengeId === challengeId) storeCode(storage, { ...output, challenge: null });
}

/**
 * Removes phone, PIN, user (spec section 4), cart, drafts and payments that were begun. No PIN is ever written here;
 * one left by anybody goes too. Only the tab in which a session ends does so: in another one that hears of it later,
 * the next session may have written its own.
 */
export function forgetPlayer(storage: KeyValueStorage): void {
  for (const key of [PHONE_KEY, PIN_KEY, USER_KEY, CODE_KEY]) storage.removeItem(key);
  for (const forget of [forgetCart, forgetDrafts, forgetPayments]) forget(storage);
}
