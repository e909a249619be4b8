import * as v from 'valibot';
import { safeStorage, storedValue } from './browserStorage';
import { storageKeys } from './storageKeys';

const keptSchema = v.object({
  /** What was asked for; another subject is another question. */
  subject: v.string(),
  key: v.string(),
  /** Ms since the epoch. */
  at: v.optional(v.number(), 0),
});

const device = safeStorage(() => localStorage);
const tab = safeStorage(() => sessionStorage);

/** `sameFor` ms the same question counts as one whose answer never came. */
const asked = {
  withdrawal: { storage: device, key: storageKeys.withdrawal, sameFor: 10 * 60_000 },
  cancelWithdrawal: { storage: device, key: storageKeys.cancelWithdrawal, sameFor: 10 * 60_000 },
  rewardTransfer: { storage: device, key: storageKeys.rewardTransfer, sameFor: 10 * 60_000 },
  topUp: { storage: tab, key: storageKeys.topUp, sameFor: Infinity },
} as const;

export type AskedFor = keyof typeof asked;

/**
 * The idempotency key of a press that moves money, or asks for a code. The same press after an answer that never came
 * is the same one, though the page has been left or loaded anew since.
 */
export function keyOf(what: AskedFor, subject: string): string {
  const { storage, key, sameFor } = asked[what];
  const kept = storedValue(key, keptSchema).read(storage);
  const age = kept ? Date.now() - kept.at : Infinity;
  return kept?.subject === subject && age >= 0 && age <= sameFor ? kept.key : newKeyOf(what, subject);
}

/** The key of a question that is asked anew. */
export function newKeyOf(what: AskedFor, subject: string): string {
  const { storage, key } = asked[what];
  const fresh = crypto.randomUUID();
  storedValue(key, keptSchema).write(storage, { subject, key: fresh, at: Date.now() });
  return fresh;
}

/** The answer is here: the next press is another one. */
export function forgetKey(what: AskedFor): void {
  const { storage, key } = asked[what];
  storage.removeItem(key);
}
