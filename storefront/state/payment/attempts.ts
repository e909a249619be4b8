import * as v from 'valibot';
import type { KeyValueStorage } from '../browserStorage';
import { ATTEMPT_KEY } from './stored';

const attemptSchema = v.object({
  /** What is paid; another selection is another wish. */
  subject: v.string(),
  orderKey: v.string(),
  chargeKey: v.string(),
  /** The order, once the server has made it. */
  orderId: v.nullable(v.string()),
});

/** One wish to pay: its keys stay the same through every repeat, reload and tab, so the server charges once. */
export type Attempt = v.InferOutput<typeof attemptSchema>;

export interface Attempts {
  /** The attempt at this subject, a new one unless it was tried last. */
  of(subject: string): Attempt;
  save(attempt: Attempt): void;
  /** The one tried last whose end this device has not heard of. */
  last(): Attempt | null;
  forget(): void;
}

export function createAttempts({ storage, newId }: { storage: KeyValueStorage; newId: () => string }): Attempts {
  const last = (): Attempt | null => {
    const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), attemptSchema), storage.getItem(ATTEMPT_KEY));
    return stored.success ? stored.output : null;
  };
  const save = (attempt: Attempt) => storage.setItem(ATTEMPT_KEY, JSON.stringify(attempt));
  return {
    last,
    save,
    of(subject) {
      const known = last();
      if (known?.subject === subject) return known;
      const fresh: Attempt = { subject, orderKey: newId(), chargeKey: newId(), orderId: null };
      save(fresh);
      return fresh;
    },
    forget: () => storage.removeItem(ATTEMPT_KEY),
  };
}
