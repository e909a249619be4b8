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

/** What a shop says of its keys, beside the policy that is kept. */
export interface ToldPolicy {
  kept: string | null;
  told: unknown;
  /** How it has changed its key. */
  changes: unknown;
}

interface Asking {
  /** Asks the shop for its policy. */
  policy: () => Promise<unknown>;
  /** Asks it how its key has changed. */
  keys: () => Promise<unknown>;
  /** `isAgreedPolicy` of `@veloc/proof`, which is not loaded here: it may run in a worker. */
  isAgreed: (told: ToldPolicy) => Promise<boolean>;
  /** Ms since the epoch. */
  now: () => number;
}

/** Whose signatures are taken, and the policy that the shop tells in its place; null where it tells the same. */
export interface AskedPolicy extends TrustedPolicy {
  offered: string | null;
}

/**
 * Asks the shop for its policy, and answers the one that this device takes: the first that it told, or what follows from
 * that by changes of its key. Any other is `offered`. Rejects as calls do, and for what is no policy.
 */
export async function askPolicy({ policy, keys, isAgreed, now }: Asking): Promise<AskedPolicy> {
  const told = await policy();
  const kept = readTrusted();
  if (kept && kept.text === told) return { ...kept, offered: null };
  const mayReplace = await isAgreed({ kept: kept?.text ?? null, told, changes: kept ? await keys() : [] });
  if (kept && !mayReplace) return { ...kept, offered: String(told) };
  const next = { text: String(told), since: now() };
  writeTrusted(next);
  return { ...next, offered: null };
}
