import {
  createCipheriv,
  createDecipheriv,
  createECDH,
  createHmac,
  createPrivateKey,
  createPublicKey,
  randomBytes,
  sign,
  timingSafeEqual,
  type KeyObject,
} from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync, inflateSync } from 'node:zlib';

/** What every server on one database must share. */
export const keyNames = ['secret', 'operator key', 'gateway key', 'book secret'] as const;
export type KeyName = (typeof keyNames)[number];

export interface Secrets {
  /** Signs access tokens. */
  tokenKey: Uint8Array;
  /** Keyed hash of codes, tokens, signatures and requests: what the database stores of them. */
  hash(purpose: 'code' | 'refresh' | 'signature' | 'request' | 'device', text: string): string;
  /** Signs webhooks of the payment gateway. */
  gatewayKey: string;
  /** Bearer of every call under /operator/. */
  operatorKey: string;
  /** Keyed hashes by which servers know whether they share these keys; nothing can be guessed from one. */
  fingerprints: Readonly<Record<KeyName, string>>;
  /** Compresses and encrypts text for the database (zlib, AES-256-GCM). */
  seal(text: string): string;
  /** @throws when the text was sealed with another key or changed */
  unseal(sealed: string): string;
  /**
   * Signs the shop's public books (Ed25519). Strangers know the public key and hold receipts by it, so it may outlive the
   * secret that sessions go by.
   */
  bookKey: SigningKey;
  /**
   * The shop's key towards push services (VAPID, RFC 8292). Browsers subscribe by it, and what they have subscribed ends with
   * the sessions that the secret signs.
   */
  pushKey: PushKey;
  /** By which the books were signed before; null where the secret of before is not named. */
  oldBookKey: SigningKey | null;
  /** What a database may hold as the fingerprint of the secret of before. */
  oldBookFingerprints: readonly string[];
  /** 32 bytes, another for each ticket: who has them can tell its numbers from the public book. */
  ticketSalt(ticketId: string): Uint8Array;
}

/** A key of Ed25519 whose secret part stays here. */
export interface SigningKey {
  /** 32 bytes. */
  publicKey: Uint8Array;
  sign(message: Uint8Array): Uint8Array;
}

/** A key of P-256 that signs by ES256. */
export interface PushKey {
  /** An uncompressed point in base64url. */
  publicKey: string;
  privateKey: KeyObject;
}

/** The order of the group of P-256 (FIPS 186-4, D.1.2.3). */
const P256_ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/** Names of the files in `VELOC_DATA`. */
export const SECRET_FILE = 'secret';
export const OPERATOR_KEY_FILE = 'operator-key';

/** Characters; the settings ask for as many. */
export const SHORTEST_KEY = 32;

function derive(master: string, purpose: string): Buffer {
  return createHmac('sha256', master).update(`veloc ${purpose}`).digest();
}

/** What stands before the 32 secret bytes of an Ed25519 key in PKCS #8 (RFC 8410). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The key of Ed25519 that has these 32 secret bytes. */
export function signingKeyOf(seed: Uint8Array): SigningKey {
  const key = createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' });
  return {
    publicKey: new Uint8Array(createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-32)),
    sign: (message) => new Uint8Array(sign(null, message, key)),
  };
}

/** The key of P-256 that follows from these random bytes, more than its own by far (FIPS 186-5, A.2.1). */
function pushKeyOf(seed: Buffer): PushKey {
  const secret = (BigInt(`0x${seed.toString('hex')}`) % (P256_ORDER - 1n)) + 1n;
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(secret.toString(16).padStart(64, '0'), 'hex');
  const point = ecdh.getPublicKey();
  const text = (bytes: Buffer) => bytes.toString('base64url');
  const [x, y, d] = [text(point.subarray(1, 33)), text(point.subarray(33)), text(ecdh.getPrivateKey())];
  return {
    publicKey: text(point),
    privateKey: createPrivateKey({ key: { kty: 'EC', crv: 'P-256', x, y, d }, format: 'jwk' }),
  };
}

export interface SecretSources {
  master: string;
  operatorKey: string;
  /** Derived from the master when absent. */
  gatewayKey?: string | null;
  /** What the keys of the public books are derived from; the master when absent. */
  bookSecret?: string | null;
  /** What they were derived from before; absent where they never changed. */
  oldBookSecret?: string | null;
}

/** The first byte of what `deflateSync` writes (RFC 1950, 32 kB window). */
const ZLIB = 0x78;

export function makeSecrets({ master, operatorKey, gatewayKey, bookSecret, oldBookSecret }: SecretSources): Secrets {
  const usedGatewayKey = gatewayKey ?? derive(master, 'gateway').toString('hex');
  const fingerprint = (name: KeyName, key: string, by = master) =>
    createHmac('sha256', derive(by, 'fingerprints')).update(`${name} ${key}`).digest('hex');
  const hashKeys = {
    code: derive(master, 'one-time codes'),
    refresh: derive(master, 'refresh tokens'),
    signature: derive(master, 'signatures'),
    request: derive(master, 'requests'),
    device: derive(master, 'device tokens'),
  };
  const sealKey = derive(master, 'stored answers');
  const ofBooks = bookSecret ?? master;
  const saltKey = derive(ofBooks, 'ticket salts');
  return {
    tokenKey: derive(master, 'access tokens'),
    hash: (purpose, text) => createHmac('sha256', hashKeys[purpose]).update(text).digest('hex'),
    gatewayKey: usedGatewayKey,
    operatorKey,
    fingerprints: {
      secret: fingerprint('secret', master),
      'operator key': fingerprint('operator key', operatorKey),
      'gateway key': fingerprint('gateway key', usedGatewayKey),
      'book secret': fingerprint('book secret', ofBooks),
    },
    seal: (text) => {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', sealKey, nonce);
      const body = Buffer.concat([cipher.update(deflateSync(text)), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64');
    },
    unseal: (sealed) => {
      const bytes = Buffer.from(sealed, 'base64');
      const decipher = createDecipheriv('aes-256-gcm', sealKey, bytes.subarray(0, 12));
      decipher.setAuthTag(bytes.subarray(12, 28));
      const body = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]);
      // What an older release sealed is JSON as it is.
      return (body[0] === ZLIB ? inflateSync(body) : body).toString('utf8');
    },
    pushKey: pushKeyOf(Buffer.concat([derive(master, 'push key'), derive(master, 'push key, more of it')])),
    bookKey: signingKeyOf(derive(ofBooks, 'book signatures')),
    oldBookKey: oldBookSecret ? signingKeyOf(derive(oldBookSecret, 'book signatures')) : null,
    // Its master was today's, or was that very secret.
    oldBookFingerprints: oldBookSecret
      ? [master, oldBookSecret].map((by) => fingerprint('book secret', oldBookSecret, by))
      : [],
    ticketSalt: (ticketId) =>
      new Uint8Array(createHmac('sha256', saltKey).update(`veloc ticket salt ${ticketId}`).digest()),
  };
}

/** Reads a key from its file, which the owner alone may read, and makes the file on the first start. */
function ownedKey(folder: string, name: string, make: () => string): string {
  const file = join(folder, name);
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const fresh = `${file}.${process.pid}`;
    writeFileSync(fresh, make(), { mode: 0o600 });
    try {
      // Whole or not at all, and never over the file of another server that starts now.
      linkSync(fresh, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      rmSync(fresh);
    }
  }
  const key = readFileSync(file, 'utf8').trim();
  if (key.length < SHORTEST_KEY) {
    throw new Error(`The file ${file} holds no key, so anybody could guess it: put it back from a copy, or remove it.`);
  }
  return key;
}

/**
 * The secrets of a shop: named by the environment, else kept in its data folder. A new operator key follows from the
 * secret, so servers that share the one share the other.
 */
export function loadSecrets(named: {
  dataFolder: string;
  master: string | null;
  operatorKey: string | null;
  gatewayKey: string | null;
  bookSecret: string | null;
  oldBookSecret?: string | null;
}): Secrets {
  const { dataFolder, gatewayKey, bookSecret, oldBookSecret = null } = named;
  const master = named.master ?? ownedKey(dataFolder, SECRET_FILE, () => randomBytes(32).toString('base64url'));
  const operatorKey =
    named.operatorKey ??
    ownedKey(dataFolder, OPERATOR_KEY_FILE, () => derive(master, 'operator').toString('base64url'));
  return makeSecrets({ master, operatorKey, gatewayKey, bookSecret, oldBookSecret });
}

/**
 * Compares in constant time (https://codahale.com/a-lesson-in-timing-attacks): keyed hashes of one length, so that not
 * even the lengths tell.
 */
export function sameText(left: string, right: string): boolean {
  const [a, b] = [left, right].map((text) => createHmac('sha256', 'compare').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
