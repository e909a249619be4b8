import { ProofError, concat, fromBase64, hashOf, sameBytes, toBase64, toHex, utf8 } from './bytes';
import { KEY_SIZE, checkEd25519 } from './ed25519';

/** Characters of a note at most; the largest here, a checkpoint with its signatures, has about 2,000. */
export const LONGEST_NOTE = 1_000_000;

/** Signature lines of a note at most, strangers' included. */
export const MOST_SIGNATURES = 16;

/** The byte of plain Ed25519 signatures in a key. */
export const ED25519_TYPE = 0x01;

const ID_SIZE = 4;
const DASH = '—';

/** Whoever can check signatures of one key. */
export interface Verifier {
  /** What a signature line calls the signer. */
  name: string;
  keyId: Uint8Array;
  publicKey: Uint8Array;
  /** Whether `signature`, without the key's id, is that key's over the note's text. */
  verify(text: string, signature: Uint8Array): Promise<boolean>;
}

/** Whoever can sign; the key itself stays with its owner. */
export interface Signer {
  name: string;
  keyId: Uint8Array;
  /** Answers the signature over the text, without the key's id. */
  sign(text: string): Uint8Array;
}

/** A signature line of a note, whose key may be unknown. */
export interface NoteSignature {
  name: string;
  keyId: Uint8Array;
  signature: Uint8Array;
}

/** A note with all of its lines, of which none has been checked. */
export interface UnopenedNote {
  /** With its last newline. */
  text: string;
  signatures: NoteSignature[];
}

/** A note that a known key has signed. */
export interface OpenNote {
  text: string;
  /** Those who signed, each once. */
  signers: { verifier: Verifier; signature: Uint8Array }[];
}

const isName = (name: string) => name !== '' && !/[\s\u0085+]/u.test(name);

/** C2SP signed-note: the first four bytes of SHA-256 over name, newline, type and key. */
export function keyIdOf(name: string, type: number, publicKey: Uint8Array): Uint8Array {
  return hashOf(utf8(`${name}\n`), Uint8Array.of(type), publicKey).slice(0, ID_SIZE);
}

/** `<name>+<id>+<key>`. */
export function vkeyOf(name: string, type: number, publicKey: Uint8Array): string {
  const key = toBase64(concat(Uint8Array.of(type), publicKey));
  return `${name}+${toHex(keyIdOf(name, type, publicKey))}+${key}`;
}

/** The parts of a vkey. Throws a ProofError for what is none, and for an id that is not the key's. */
export function readVkey(vkey: unknown): { name: string; type: number; publicKey: Uint8Array; keyId: Uint8Array } {
  const [, name = '', id = '', encoded = ''] =
    typeof vkey === 'string' ? (/^([^+]+)\+([\da-f]{8})\+(.+)$/s.exec(vkey) ?? []) : [];
  if (!isName(name)) throw new ProofError('A key is not written as name, id and key, joined by plus signs.');
  const [type = 0, ...key] = fromBase64(encoded);
  const publicKey = Uint8Array.from(key);
  const keyId = keyIdOf(name, type, publicKey);
  if (toHex(keyId) !== id) throw new ProofError(`The id of the key of ${name} is not its own.`);
  return { name, type, publicKey, keyId };
}

/** A checker of plain Ed25519 signatures by a key that goes by `name`. */
export function ed25519Verifier(name: string, publicKey: Uint8Array): Verifier {
  return {
    name,
    publicKey,
    keyId: keyIdOf(name, ED25519_TYPE, publicKey),
    verify: (text, signature) => checkEd25519({ publicKey, message: utf8(text), signature }),
  };
}

/** The same of several keys that go by one name. */
export const ed25519Verifiers = (name: string, publicKeys: readonly Uint8Array[]): Verifier[] =>
  publicKeys.map((publicKey) => ed25519Verifier(name, publicKey));

/** Throws a ProofError for what is no vkey of plain Ed25519. */
export function verifierOf(vkey: unknown): Verifier {
  const { name, type, publicKey } = readVkey(vkey);
  if (type !== ED25519_TYPE || publicKey.length !== KEY_SIZE) throw new ProofError(`${name} has no Ed25519 key.`);
  return ed25519Verifier(name, publicKey);
}

function readSignature(line: string): NoteSignature {
  const [dash, name = '', encoded = '', ...rest] = line.split(' ');
  const bytes = fromBase64(encoded);
  if (dash !== DASH || !isName(name) || rest.length > 0 || bytes.length <= ID_SIZE) {
    throw new ProofError('A signature line of the note is malformed.');
  }
  return { name, keyId: bytes.slice(0, ID_SIZE), signature: bytes.slice(ID_SIZE) };
}

/** Takes a note apart and checks no signature. Throws a ProofError for what is no note, or one beyond the limits. */
export function readNote(note: unknown): UnopenedNote {
  if (typeof note !== 'string') throw new ProofError('A note is missing.');
  if (note.length > LONGEST_NOTE) throw new ProofError(`A note has more than ${LONGEST_NOTE} characters.`);
  // Of the general category Cs are halves of surrogate pairs alone, which no UTF-8 holds.
  // oxlint-disable-next-line no-control-regex -- they are what a note must not have
  if (/[\0-\x09\x0b-\x1f]|\p{Cs}/u.test(note)) throw new ProofError('A note has characters that no note may have.');
  const end = note.lastIndexOf('\n\n');
  if (end < 1 || !note.endsWith('\n') || end + 2 >= note.length) {
    throw new ProofError('A note has no signatures after its text.');
  }
  const lines = note.slice(end + 2, -1).split('\n', MOST_SIGNATURES + 1);
  if (lines.length > MOST_SIGNATURES) throw new ProofError(`A note has more than ${MOST_SIGNATURES} signatures.`);
  return { text: note.slice(0, end + 1), signatures: lines.map(readSignature) };
}

const isOf = (verifier: Verifier) => (line: NoteSignature) =>
  line.name === verifier.name && sameBytes(line.keyId, verifier.keyId);

/**
 * Checks a note's signatures by known keys; other lines are passed over, a second one of the same key too. Throws a
 * ProofError where a known key's signature is wrong, and where no known key has signed.
 */
export async function openNote(note: unknown, verifiers: readonly Verifier[]): Promise<OpenNote> {
  const { text, signatures } = readNote(note);
  const signers: OpenNote['signers'] = [];
  for (const verifier of verifiers) {
    const line = signatures.find(isOf(verifier));
    if (!line) continue;
    if (!(await verifier.verify(text, line.signature))) {
      throw new ProofError(`The signature of ${verifier.name} is not over this text.`);
    }
    signers.push({ verifier, signature: line.signature });
  }
  if (signers.length === 0) throw new ProofError('No key that is known has signed the note.');
  return { text, signers };
}

/** One line, with its newline. */
export function signatureLine({ name, keyId, signature }: NoteSignature): string {
  return `${DASH} ${name} ${toBase64(concat(keyId, signature))}\n`;
}

/** Signs a text that ends in a newline. */
export function signNote(text: string, signers: readonly Signer[]): string {
  const lines = signers.map(({ name, keyId, sign }) => signatureLine({ name, keyId, signature: sign(text) }));
  return `${text}\n${lines.join('')}`;
}

/** A signer by a function that signs bytes with Ed25519. */
export function ed25519Signer(
  name: string,
  key: { publicKey: Uint8Array; sign(message: Uint8Array): Uint8Array },
): Signer {
  return {
    name,
    keyId: keyIdOf(name, ED25519_TYPE, key.publicKey),
    sign: (text) => key.sign(utf8(text)),
  };
}
