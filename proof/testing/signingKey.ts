import { createPrivateKey, createPublicKey, sign } from 'node:crypto';

/** What stands before the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** A signing key of its 32 secret bytes, as `ed25519Signer` and `cosigner` take it. */
export function signingKey(secretHex: string) {
  const key = createPrivateKey({
    key: Buffer.concat([PKCS8, Buffer.from(secretHex, 'hex')]),
    format: 'der',
    type: 'pkcs8',
  });
  const publicKey = new Uint8Array(createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-32));
  return { publicKey, sign: (message: Uint8Array) => new Uint8Array(sign(null, message, key)) };
}

/** RFC 8032 §7.1, TEST 1 and TEST 2. */
export const shopKey = signingKey('9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60');
export const witnessKey = signingKey('4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb');
