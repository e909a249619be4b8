import type { Paid } from '@veloc/rules';
import * as v from 'valibot';
import { safeStorage, storedValue } from '../lib/browserStorage';
import { storageKeys } from '../lib/storageKeys';

/** What the shop signed for the newest purchases, and what it handed out later that does not agree with it. */
const promisesSchema = v.array(
  v.object({ orderId: v.string(), note: v.nullable(v.string()), differing: v.optional(v.array(v.string()), []) }),
);
/** Each takes about 300 bytes. */
const MOST = 40;

const storage = safeStorage(() => localStorage);
const promises = storedValue(storageKeys.promises, promisesSchema);
const readPromises = () => promises.read(storage) ?? [];

/** Keeps the shop's word that it has admitted an order, so that the shop cannot take it back. */
export function keepPromise({ order, promise }: Pick<Paid, 'order' | 'promise'>): void {
  if (promise === null) return;
  const others = readPromises().filter(({ orderId }) => orderId !== order.id);
  promises.write(storage, [{ orderId: order.id, note: promise, differing: [] }, ...others].slice(0, MOST));
}

/** The shop's word for an order, as a note; null where this device has none. */
export function keptPromise(orderId: string): string | null {
  return readPromises().find((kept) => kept.orderId === orderId)?.note ?? null;
}

/** All that this device holds of an order: what the shop signed, and receipts that do not agree with it. */
export function promiseEvidence(orderId: string): { promise: string | null; receipts: readonly string[] } {
  const kept = readPromises().find((one) => one.orderId === orderId);
  return { promise: kept?.note ?? null, receipts: kept?.differing ?? [] };
}

/** The same of every order that has such receipts. */
export function allEvidence(): { orderId: string; promise: string | null; receipts: readonly string[] }[] {
  const orders = readPromises().filter(({ differing }) => differing.length > 0);
  return orders.map(({ orderId, note, differing }) => ({ orderId, promise: note, receipts: differing }));
}

/** Keeps a receipt, as text, that does not agree with the book or with what was signed. */
export function keepDiffering(orderId: string, receipt: string): void {
  const all = readPromises();
  const known = all.find((kept) => kept.orderId === orderId) ?? { orderId, note: null, differing: [] };
  if (known.differing.includes(receipt)) return;
  const others = all.filter((kept) => kept.orderId !== orderId);
  promises.write(storage, [{ ...known, differing: [...known.differing, receipt] }, ...others].slice(0, MOST));
}
