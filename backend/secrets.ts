import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Secrets {
  /** Signs access tokens. */
  tokenKey: Uint8Array;
  /** Keyed hash of codes, tokens, signatures and requests: what the database stores of them. */
  hash(purpose: 'code' | 'refresh' | 'signature' | 'request' | 'device', text: string): string;
  /** Signs webhooks of the payment gateway. */
  gatewayKey: string;
  /** Bearer of every call under /operator/. */
  operatorKey: string;
  /** Encrypts text for the database (AES-256-GCM). */
  seal(text: string): string;
  /** @throws when the text was sealed with another key or changed */
  unseal(sealed: string): string;
}

/** Names of the files in `VELOC_DATA`. */
export const SECRET_FILE = 'secret';
export const OPERATOR_KEY_FILE = 'operator-key';

function derive(master: string, purpose: string): Buffer {
  return createHmac('sha256', master).update(`veloc ${purpose}`).digest();
}

export interface SecretSources {
  master: string;
  operatorKey: string;
  /** Derived from the master when absent. */
  gatewayKey?: string | null;
}

export function makeSecrets({ master, operatorKey, gatewayKey }: SecretSources): Secrets {
  const hashKeys = {
    code: derive(master, 'one-time codes'),
    refresh: derive(master, 'refresh tokens'),
    signature: derive(master, 'signatures'),
    request: derive(master, 'requests'),
    device: derive(master, 'device tokens'),
  };
  const sealKey = derive(master, 'stored answers');
  return {
    tokenKey: derive(master, 'access tokens'),
    hash: (purpose, text) => createHmac('sha256', hashKeys[purpose]).update(text).digest('hex'),
    gatewayKey: gatewayKey ?? derive(master, 'gateway').toString('hex'),
    operatorKey,
    seal: (text) => {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', sealKey, nonce);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64');
    },
    unseal: (sealed) => {
      const bytes = Buffer.from(sealed, 'base64');
      const decipher = createDecipheriv('aes-256-gcm', sealKey, bytes.subarray(0, 12));
      decipher.setAuthTag(bytes.subarray(12, 28));
      return decipher.update(bytes.subarray(28), undefined, 'utf8') + decipher.final('utf8');
    },
  };
}

/** Reads a secret from its file and makes it on the first start: 256 random bits, readable by the owner alone. */
function ownedSecret(folder: string, name: string): string {
  const file = join(folder, name);
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const fresh = `${file}.${process.pid}`;
    writeFileSync(fresh, randomBytes(32).toString('base64url'), { mode: 0o600 });
    renameSync(fresh, file);
  }
  return readFileSync(file, 'utf8').trim();
}

/** The secrets of a shop: named by the environment, else kept in its data folder. */
export function loadSecrets(named: {
  dataFolder: string;
  master: string | null;
  operatorKey: string | null;
  gatewayKey: string | null;
}): Secrets {
  return makeSecrets({
    master: named.master ?? ownedSecret(named.dataFolder, SECRET_FILE),
    operatorKey: named.operatorKey ?? ownedSecret(named.dataFolder, OPERATOR_KEY_FILE),
    gatewayKey: named.gatewayKey,
  });
}

/** Compares without telling by its duration how much was right. */
export function sameText(left: string, right: string): boolean {
  const [a, b] = [left, right].map((text) => createHmac('sha256', 'compare').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
