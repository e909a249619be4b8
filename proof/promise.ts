import { ProofError, hashFromBase64, hashOf, readNumber, toBase64, utf8 } from './bytes';
import { canonicalJson } from './ticketEntry';
import type { Hash } from './tree';

/** What a shop signs when it has taken an order: that these tickets were admitted, and when. */
export interface OrderPromise {
  shop: string;
  orderId: string;
  /** ISO 8601 in UTC. */
  stampedAt: string;
  tickets: number;
  /** Over the leaves of the order's tickets, in the order's own order. */
  root: Hash;
}

/** What a shop signs when an order came too late. */
export interface OrderRefusal {
  shop: string;
  /** SHA-256 of the canonical JSON of what was asked for, `{ orderId }`; what proved the player, such as a PIN, is left out. */
  request: Hash;
  /** ISO 8601 in UTC: the reading of the clock that judged it. */
  at: string;
}

/** Names of the keys that a shop signs by; all are one key, and none's signature passes for another's. */
export const signerNames = {
  book: (shop: string, period: string) => `${shop}/book/${period}`,
  promise: (shop: string) => `${shop}/promise`,
  refusal: (shop: string) => `${shop}/refusal`,
  results: (shop: string, feed: string) => `${shop}/results/${feed}`,
  seals: (shop: string) => `${shop}/seals`,
};

/** The text that is signed. */
export function promiseText({ shop, orderId, stampedAt, tickets, root }: OrderPromise): string {
  return [signerNames.promise(shop), orderId, stampedAt, tickets, toBase64(root), ''].join('\n');
}

/** Throws a ProofError for what is no promise. */
export function readPromise(text: string): OrderPromise {
  const [name = '', orderId = '', stampedAt = '', tickets, root, end, ...more] = text.split('\n');
  const shop = name.replace(/\/promise$/, '');
  if (shop === name || end !== '' || more.length > 0) throw new ProofError('A text is no promise of a shop.');
  return { shop, orderId, stampedAt, tickets: readNumber(tickets), root: hashFromBase64(root) };
}

/** What a refused payment asked for, as a refusal names it. */
export const requestHash = (orderId: string): Hash => hashOf(utf8(canonicalJson({ orderId })));

/** The text that is signed. */
export function refusalText({ shop, request, at }: OrderRefusal): string {
  return [signerNames.refusal(shop), toBase64(request), at, ''].join('\n');
}

/** Throws a ProofError for what is no refusal. */
export function readRefusal(text: string): OrderRefusal {
  const [name = '', request, at = '', end, ...more] = text.split('\n');
  const shop = name.replace(/\/refusal$/, '');
  if (shop === name || end !== '' || more.length > 0) throw new ProofError('A text is no refusal of a shop.');
  return { shop, request: hashFromBase64(request), at };
}
