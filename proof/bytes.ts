import { sha256 } from './sha256';

/** A SHA-256 value, or whatever else has 32 bytes. */
export const HASH_SIZE = 32;

/** Characters of the base64 of a hash. */
const HASH_LENGTH = 44;

/**
 * What every function of this room throws, and nothing else: the text, proof or key from outside is not what it should
 * be. `message` is one English sentence without anything secret.
 */
export class ProofError extends Error {
  override readonly name = 'ProofError';
}

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

export function utf8(text: string): Uint8Array {
  return encoder.encode(text);
}

/** Throws a ProofError for what is no UTF-8. */
export function textOf(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw new ProofError('The bytes are no UTF-8 text.');
  }
}

export function concat(...parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** SHA-256 of the parts, one after the other. */
export function hashOf(...parts: readonly Uint8Array[]): Uint8Array {
  return sha256(concat(...parts));
}

/** Not in constant time: nothing compared here is secret. */
export function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index]);
}

export function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

/** Reads standard base64 with its padding, and only as it would be written. Throws a ProofError for anything else. */
export function fromBase64(text: string): Uint8Array {
  try {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    if (toBase64(bytes) === text) return bytes;
  } catch {
    // What follows says it.
  }
  throw new ProofError('A line is no base64.');
}

export function hashFromBase64(text: unknown): Uint8Array {
  if (typeof text !== 'string' || text.length !== HASH_LENGTH) throw new ProofError('A line is no SHA-256 hash.');
  return fromBase64(text);
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Reads lower-case hex. Throws a ProofError for anything else. */
export function fromHex(text: string): Uint8Array {
  if (!/^(?:[\da-f]{2})*$/.test(text)) throw new ProofError('A text is no lower-case hex.');
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** A whole number as texts of logs write it: no sign, no leading zeros. Throws a ProofError for anything else. */
export function readNumber(text: string | undefined): number {
  const number = Number(text);
  if (text === undefined || !/^(?:0|[1-9]\d*)$/.test(text) || !Number.isSafeInteger(number)) {
    throw new ProofError('A line is no whole number.');
  }
  return number;
}
