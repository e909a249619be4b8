import { hashes, verify as verifySync } from '@noble/ed25519';
import { sha512 } from '@noble/hashes/sha2.js';

hashes.sha512 = sha512;

/** As RFC 8032 decides, like Web Cryptography, and not by the wider ZIP215. */
export function verify(signature: Uint8Array, message: Uint8Array, publicKey: Uint8Array): boolean {
  try {
    return verifySync(signature, message, publicKey, { zip215: false });
  } catch {
    return false;
  }
}
