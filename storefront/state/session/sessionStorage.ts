import { gameIds, otpChallengeSchema, otpPurposes, userSchema } from '@veloc/rules';
import * as v from 'valibot';
import { storedValue, type KeyValueStorage } from '../../lib/browserStorage';
import { draftKey, playerKeys, storageKeys } from '../../lib/storageKeys';

export const storedUser = storedValue(storageKeys.user, userSchema);

const heldCodeSchema = v.object({
  phone: v.string(),
  purpose: v.picklist(otpPurposes),
  /** The code on its way to this device; null while there is none. */
  challenge: v.nullable(otpChallengeSchema),
  /** When the server sends the next one, in ms since the epoch. */
  resendAt: v.number(),
});

export type HeldCode = v.InferOutput<typeof heldCodeSchema>;

const storedCode = storedValue(storageKeys.code, heldCodeSchema);

/** Whether the server keeps a cart of the last player here, whose session was not renewed. */
export const hasWaitingCart = (storage: KeyValueStorage) => storage.getItem(storageKeys.waitingCart) !== null;

export const storeWaitingCart = (storage: KeyValueStorage) => storage.setItem(storageKeys.waitingCart, 'true');

/** What this device knows of a code, so that a page reloaded while reading the message still takes it. */
export function readCode(
  storage: KeyValueStorage,
  { phone, purpose }: Pick<HeldCode, 'phone' | 'purpose'>,
): HeldCode | null {
  const held = storedCode.read(storage);
  return held?.phone === phone && held.purpose === purpose ? held : null;
}

export const storeCode = storedCode.write;

/** Forgets a code that was used, or takes no more tries. When the next one is sent is still true. */
export function forgetCode(storage: KeyValueStorage, challengeId: string): void {
  const held = storedCode.read(storage);
  if (held?.challenge?.challengeId === challengeId) storeCode(storage, { ...held, challenge: null });
}

/**
 * Removes phone, PIN, user (spec section 4), cart, drafts and payments that were begun. No PIN is ever written here;
 * one left by anybody goes too. Only the tab in which a session ends does so: in another one that hears of it later,
 * the next session may have written its own.
 */
export function forgetPlayer(storage: KeyValueStorage): void {
  for (const key of [...playerKeys, ...gameIds.map(draftKey)]) storage.removeItem(key);
}
