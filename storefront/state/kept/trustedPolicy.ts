import * as v from 'valibot';
import { safeStorage, storedValue } from '../../lib/browserStorage';
import { storageKeys } from '../../lib/storageKeys';

const storage = safeStorage(() => localStorage);
const trusted = storedValue(storageKeys.shopPolicy, v.object({ text: v.string(), since: v.number() }));

/** Whose signatures this device trusts: a policy's text that names one shop, and since when in ms; null for nobody yet. */
export const readTrusted = () => trusted.read(storage);

/** Who writes it has read it by `@veloc/proof`. */
export const writeTrusted = (policy: { text: string; since: number }) => trusted.write(storage, policy);
