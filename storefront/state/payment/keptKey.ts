import * as v from 'valibot';
import { safeStorage } from '../../lib/browserStorage';

/** How long the same question counts as one whose answer never came, in ms. */
const SAME_FOR = 10 * 60_000;

const storage = safeStorage(() => localStorage);
const keptSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ subject: v.string(), key: v.string(), at: v.number() }),
);

/**
 * The key of a press that moves money, under a name of `stored.ts`. The same press after an answer that never came is
 * the same one, though the page has been left or loaded anew since.
 */
export function keyOf(name: string, subject: string): string {
  const kept = v.safeParse(keptSchema, storage.getItem(name));
  const age = kept.success ? Date.now() - kept.output.at : Infinity;
  if (kept.success && kept.output.subject === subject && age >= 0 && age < SAME_FOR) return kept.output.key;
  const key = crypto.randomUUID();
  storage.setItem(name, JSON.stringify({ subject, key, at: Date.now() }));
  return key;
}

/** The answer is here: the next press is another one. */
export function answered(name: string): void {
  storage.removeItem(name);
}
