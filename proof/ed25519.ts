export const KEY_SIZE = 32;
export const SIGNATURE_SIZE = 64;

/** Ed25519 (RFC 8032) over `message`, by a key of 32 bytes. */
export interface Ed25519Check {
  publicKey: Uint8Array;
  message: Uint8Array;
  signature: Uint8Array;
}

const ALGORITHM = { name: 'Ed25519' };
/** Web Cryptography takes no view of memory that others may write to meanwhile. */
const own = (bytes: Uint8Array) => new Uint8Array(bytes);

/**
 * Whether the signature is right. By the browser's or Node's own cryptography; only where that knows no Ed25519, or is
 * kept from a page without TLS, a library is loaded. Throws no ProofError where
 * neither can be had, since that says nothing of the signature.
 */
export async function checkEd25519({ publicKey, message, signature }: Ed25519Check): Promise<boolean> {
  if (publicKey.length !== KEY_SIZE || signature.length !== SIGNATURE_SIZE) return false;
  const subtle = globalThis.crypto?.subtle;
  try {
    if (subtle) {
      const key = await subtle.importKey('raw', own(publicKey), ALGORITHM, false, ['verify']);
      return await subtle.verify(ALGORITHM, key, own(signature), own(message));
    }
  } catch (error) {
    // DataError is a key that is no point of the curve.
    if (error instanceof Error && error.name === 'DataError') return false;
  }
  const library = await import('./ed25519Library').catch(() => {
    throw new Error('This device knows no Ed25519, so nothing was checked. Open the receipt on another one.');
  });
  return library.verify(signature, message, publicKey);
}
