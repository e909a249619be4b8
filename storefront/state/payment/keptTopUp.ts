import * as v from 'valibot';
import { safeStorage } from '../../lib/browserStorage';

const NAME = 'veloc.top-up';
const storage = safeStorage(() => sessionStorage);
const keptSchema = v.pipe(v.string(), v.parseJson(), v.object({ subject: v.string(), key: v.string() }));

/** The key under which this tab has asked for a code: the same question after a reload gets the same code. */
export function keyOfTopUp(subject: string): string {
  const kept = v.safeParse(keptSchema, storage.getItem(NAME));
  return kept.success && kept.output.subject === subject ? kept.output.key : newKeyOfTopUp(subject);
}

export function newKeyOfTopUp(subject: string): string {
  const key = crypto.randomUUID();
  storage.setItem(NAME, JSON.stringify({ subject, key }));
  return key;
}

export function forgetTopUp(): void {
  storage.removeItem(NAME);
}
