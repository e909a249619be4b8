import * as v from 'valibot';
import { safeStorage, storedValue } from '../../lib/browserStorage';
import { storageKeys } from '../../lib/storageKeys';

const storage = safeStorage(() => localStorage);
const trusted = storedValue(storageKeys.shopPolicy, v.object({ text: v.string(), since: v.number() }));

/** Whose signatures this device takes. */
export interface TrustedPolicy {
  /** A policy that names one shop, as `@veloc/proof` reads it. */
  text: string;
  /** Since when, in ms since the epoch. */
  since: number;
}

/** Null until the shop was asked for the first time. */
export const readTrusted = (): TrustedPolicy | null => trusted.read(storage);

/** For who has seen that `@veloc/proof` reads it. */
export const writeTrusted = (policy: TrustedPolicy): void => trusted.write(storage, policy);

interface FirstPolicy {
  /** Asks the shop for its policy. */
  ask: () => Promise<unknown>;
  /** Whether it names one shop. */
  isPolicy: (text: string) => Promise<boolean>;
  /** Ms since the epoch. */
  now: () => number;
}

/** The policy that this device takes; where it has none, the first one that the shop tells is kept. */
export async function trustedPolicy({ ask, isPolicy, now }: FirstPolicy): Promise<string> {
  const kept = readTrusted();
  if (kept) return kept.text;
  const text = String(await ask());
  if (!(await isPolicy(text)))
    throw new Error('The shop tells no keys, so no result can be proved. Ask it again later.');
  writeTrusted({ text, since: now() });
  return text;
}
