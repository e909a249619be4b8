import * as v from 'valibot';
import { storedValue, type KeyValueStorage } from '../../lib/browserStorage';
import { storageKeys } from '../../lib/storageKeys';

const attemptSchema = v.object({
  /** What is paid; another selection is another wish. */
  subject: v.string(),
  orderKey: v.string(),
  chargeKey: v.string(),
  /** The order, once the server has made it. */
  orderId: v.nullable(v.string()),
  /** This device has heard that it is paid. */
  isHeard: v.boolean(),
});
const storedAttempts = storedValue(storageKeys.payment, v.array(attemptSchema));

/** More than anybody tries to pay at a time. */
const KEPT = 8;

/** One wish to pay: its keys stay the same through every repeat, reload and tab, so the server charges once. */
export type Attempt = v.InferOutput<typeof attemptSchema>;

export interface Attempts {
  /** The attempt at this subject, kept from now on. One that is paid stays, for a tab that has not heard of it. */
  of(subject: string): Attempt;
  /** The one that is kept of this subject. */
  find(subject: string): Attempt | undefined;
  save(attempt: Attempt): void;
  /** The newest with an order whose end this device has not heard of. */
  unacknowledged(): Attempt | null;
  /** The order of a subject, paid or not. */
  orderOf(subject: string): string | null;
  acknowledge(orderId: string): void;
  /** Its keys are used up: the next wish of this kind is another. */
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
      const fresh: Attempt = { subject, orderKey: newId(), chargeKey: newId(), orderId: null, isHeard: false };
      save(fresh);
      return fresh;
    },
    unacknowledged: () => read().findLast(({ orderId, isHeard }) => orderId !== null && !isHeard) ?? null,
    orderOf: (subject) => find(subject)?.orderId ?? null,
    acknowledge(id) {
      const known = read().find(({ orderId }) => orderId === id);
      if (known) save({ ...known, isHeard: true });
    },
    forget: (subject) => write(read().filter((attempt) => attempt.subject !== subject)),
  };
}
