import * as v from 'valibot';
import { safeStorage, storedValue } from '../lib/browserStorage';
import { createIdempotencyKeys, type LastKeys } from '../lib/idempotencyKeys';
import { storageKeys } from '../lib/storageKeys';

const stored = v.object({
  subject: v.string(),
  key: v.string(),
  /** Ms since the epoch. */
  at: v.optional(v.number(), 0),
});

const device = safeStorage(() => localStorage);
const tab = safeStorage(() => sessionStorage);

/** `sameFor` ms the same question counts as one whose answer never came. */
const kinds = {
  withdrawal: { storage: device, sameFor: 10 * 60_000 },
  cancelWithdrawal: { storage: device, sameFor: 10 * 60_000 },
  rewardTransfer: { storage: device, sameFor: 10 * 60_000 },
  topUp: { storage: tab, sameFor: Infinity },
} as const;

/** The last keys in the browser's storage, read anew each time: another tab may have asked. */
function storedKeys(now: () => number): LastKeys<keyof typeof kinds> {
  return {
    get(kind) {
      const { storage, sameFor } = kinds[kind];
      const last = storedValue(storageKeys[kind], stored).read(storage);
      const age = last ? now() - last.at : Infinity;
      return last && age >= 0 && age <= sameFor ? last : undefined;
    },
    set(kind, last) {
      storedValue(storageKeys[kind], stored).write(kinds[kind].storage, { ...last, at: now() });
    },
    delete(kind) {
      kinds[kind].storage.removeItem(storageKeys[kind]);
    },
  };
}

/**
 * The idempotency keys of presses that move money, or ask for a code. The same press after an answer that never came
 * is the same one, though the page has been left or loaded anew since.
 */
export const moneyKeys = createIdempotencyKeys(storedKeys(() => Date.now()));
