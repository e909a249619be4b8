import { ProofError, concat, utf8 } from './bytes';
import { KEY_SIZE, SIGNATURE_SIZE, checkEd25519 } from './ed25519';
import { keyIdOf, readVkey, type Signer, type Verifier } from './note';

/** The byte of timestamped Ed25519 cosignatures in a key (C2SP tlog-cosignature). */
export const COSIGNATURE_TYPE = 0x04;

const TIME_SIZE = 8;

const message = (seconds: number, text: string) => utf8(`cosignature/v1\ntime ${seconds}\n${text}`);

/** When a witness says to have seen the checkpoint, in seconds since 1970; null for what is no such signature. */
export function cosignedAt(signature: Uint8Array): number | null {
  if (signature.length !== TIME_SIZE + SIGNATURE_SIZE) return null;
  const seconds = Number(new DataView(signature.buffer, signature.byteOffset).getBigUint64(0));
  return Number.isSafeInteger(seconds) ? seconds : null;
}

/** A checker of a witness's cosignatures. Throws a ProofError for a vkey of another type. */
export function cosignatureVerifier(vkey: unknown): Verifier {
  const { name, type, publicKey, keyId } = readVkey(vkey);
  if (type !== COSIGNATURE_TYPE || publicKey.length !== KEY_SIZE) {
    throw new ProofError(`${name} has no key of Ed25519 cosignatures.`);
  }
  return {
    name,
    keyId,
    publicKey,
    verify: async (text, signature) => {
      const seconds = cosignedAt(signature);
      if (seconds === null) return false;
      return checkEd25519({ publicKey, message: message(seconds, text), signature: signature.slice(TIME_SIZE) });
    },
  };
}

/** A witness's signer for one moment, in whole seconds since 1970. */
export function cosigner(
  name: string,
  key: { publicKey: Uint8Array; sign(message: Uint8Array): Uint8Array },
  seconds: number,
): Signer {
  const time = new Uint8Array(TIME_SIZE);
  new DataView(time.buffer).setBigUint64(0, BigInt(seconds));
  return {
    name,
    keyId: keyIdOf(name, COSIGNATURE_TYPE, key.publicKey),
    sign: (text) => concat(time, key.sign(message(seconds, text))),
  };
}
