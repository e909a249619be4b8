import * as v from 'valibot';
import { type KeyValueStorage, safeStorage, storedValue } from '../lib/browserStorage';
import { createIdempotencyKeys, type LastKeys } from '../lib/idempotencyKeys';
import { storageKeys } from '../lib/storageKeys';

const question = v.object({
  subject: v.string(),
  key: v.string(),
  /** Ms since the epoch. */
  at: v.optional(v.number(), 0),
});
/** Before several were kept, the last one stood alone; it may still wait for its answer. */
const stored = v.union([
  v.array(question),
  v.pipe(
    question,
    v.transform((last) => [last]),
  ),
]);

/** Ms in which the same press counts as one whose answer never came. */
export const SAME_PRESS = 10 * 60_000;

/**
 * Several questions of one kind may wait for their answers, in one page after the other or in two tabs: none takes the
 * key of another away. A tab tops up by one code, and by another once that is asked for.
 */
const kinds = {
  withdrawal: { place: 'device', sameFor: SAME_PRESS, most: 20 },
  cancelWithdrawal: { place: 'device', sameFor: SAME_PRESS, most: 20 },
  rewardTransfer: { place: 'device', sameFor: SAME_PRESS, most: 20 },
  topUp: { place: 'tab', sameFor: Infinity, most: 1 },
} as const;

interface Kept {
  /** What all tabs of the browser share, and what this one has. */
  places: Record<'device' | 'tab', KeyValueStorage>;
  /** Ms since the epoch. */
  now: () => number;
}

/** The keys in the browser's storage, read anew each time: another tab may have asked. */
function storedKeys({ places, now }: Kept): LastKeys<keyof typeof kinds> {
  const held = (kind: keyof typeof kinds) => {
    const { place, sameFor } = kinds[kind];
    const known = storedValue(storageKeys[kind], stored).read(places[place]) ?? [];
    return known.filter(({ at }) => Math.abs(now() - at) <= sameFor);
  };
  const keep = (kind: keyof typeof kinds, all: v.InferOutput<typeof stored>) =>
    storedValue(storageKeys[kind], stored).write(places[kinds[kind].place], all);
  return {
    get: (kind, subject) => held(kind).find((one) => one.subject === subject),
    set(kind, last) {
      const others = held(kind).filter(({ subject }) => subject !== last.subject);
      keep(kind, [{ ...last, at: now() }, ...others].slice(0, kinds[kind].most));
    },
    delete(kind, subject) {
      keep(kind, subject === undefined ? [] : held(kind).filter((one) => one.subject !== subject));
    },
  };
}

/**
 * The idempotency keys of presses that move money, or ask for a code. The same press after an answer that never came
 * is the same one, though the page has been left or loaded anew since, and another sum was asked for in between.
 */
export const createMoneyKeys = (kept: Kept, newId?: () => string) => createIdempotencyKeys(storedKeys(kept), newId);

export const moneyKeys = createMoneyKeys({
  places: { device: safeStorage(() => localStorage), tab: safeStorage(() => sessionStorage) },
  now: () => Date.now(),
});
