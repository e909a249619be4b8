import * as v from 'valibot';
import { storedValue, type KeyValueStorage } from '../../lib/browserStorage';
import { storageKeys } from '../../lib/storageKeys';

const attemptSchema = v.pipe(
  v.object({
    /** What is paid; another selection is another request. */
    subject: v.string(),
    orderKey: v.string(),
    chargeKey: v.string(),
    /** The order, once the server has made it. */
    orderId: v.nullable(v.string()),
    /** This device knows that it is paid. */
    isAcknowledged: v.optional(v.boolean()),
    /** The same as older versions have stored it: a payment under way keeps its keys over an update. */
    isHeard: v.optional(v.boolean()),
  }),
  v.transform(({ isHeard = false, isAcknowledged = isHeard, ...attempt }) => ({ ...attempt, isAcknowledged })),
);
const storedAttempts = storedValue(storageKeys.payment, v.array(attemptSchema));

/** More than anybody tries to pay at a time. */
const KEPT = 8;

/** One request to pay: its keys stay the same through every repeat, reload and tab, so the server charges once. */
export type Attempt = v.InferOutput<typeof attemptSchema>;

export interface Attempts {
  /** The attempt at this subject, kept from now on. One that is paid stays, for a tab that does not know it yet. */
  of(subject: string): Attempt;
  /** The one that is kept of this subject. */
  find(subject: string): Attempt | undefined;
  save(attempt: Attempt): void;
  /** The newest with an order whose end this device does not know. */
  unacknowledged(): Attempt | null;
  /** The order of a subject, paid or not. */
  orderOf(subject: string): string | null;
  acknowledge(orderId: string): void;
  /** Its keys are used up: the next request of this kind is another. */
  forget(subject: string): void;
}

export function createAttempts({ storage, newId }: { storage: KeyValueStorage; newId: () => string }): Attempts {
  const read = () => storedAttempts.read(storage) ?? [];
  const write = (attempts: readonly Attempt[]) => storedAttempts.write(storage, attempts.slice(-KEPT));
  const find = (subject: string) => read().find((attempt) => attempt.subject === subject);
  const save = (attempt: Attempt) => write([...read().filter(({ subject }) => subject !== attempt.subject), attempt]);
  return {
    find,
    save,
    of(subject) {
      const known = find(subject);
      if (known) return known;
      const fresh: Attempt = { subject, orderKey: newId(), chargeKey: newId(), orderId: null, isAcknowledged: false };
      save(fresh);
      return fresh;
    },
    unacknowledged: () => read().findLast(({ orderId, isAcknowledged }) => orderId !== null && !isAcknowledged) ?? null,
    orderOf: (subject) => find(subject)?.orderId ?? null,
    acknowledge(id) {
      const known = read().find(({ orderId }) => orderId === id);
      if (known) save({ ...known, isAcknowledged: true });
    },
    forget: (subject) => write(read().filter((attempt) => attempt.subject !== subject)),
  };
}
