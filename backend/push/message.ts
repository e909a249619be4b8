import { texts, type GameId } from '@veloc/rules';
import ece from 'http_ece';
import { SignJWT } from 'jose';
import { createECDH, type ECDH } from 'node:crypto';
import type { PushKey } from '../secrets';

/** Where and by which keys a browser is told. */
export interface PushAddress {
  endpoint: string;
  /** 65 bytes: an uncompressed point of P-256. */
  p256dh: Buffer;
  /** 16 bytes. */
  auth: Buffer;
}

/** What a service worker shows: the game, and that its draw was drawn. Nothing of the player. */
export interface PushNote {
  gameId: GameId;
  drawId: string;
  /** 'Kỳ 01552'. */
  drawName: string;
}

/** Bytes of each message before encryption, so that its length tells neither game nor draw. */
const LENGTH = 256;
/** Seconds that a signature may be used; RFC 8292 allows 24 hours. */
const SIGNED_FOR = 12 * 3_600;

export function plainMessage({ gameId, drawId, drawName }: PushNote): Buffer {
  const words = { title: texts.gameTitles[gameId], body: `${drawName} đã quay: chạm để dò`, tag: drawId };
  return Buffer.from(JSON.stringify(words));
}

/**
 * A message as the push service carries it: it cannot read it (RFC 8291). `key` is made for this message alone, `salt` is
 * 16 random bytes.
 */
export function encryptPush(
  plain: Buffer,
  { p256dh, auth }: Pick<PushAddress, 'p256dh' | 'auth'>,
  { key, salt, length = LENGTH }: { key: ECDH; salt: Buffer; length?: number },
): Buffer {
  const pad = Math.max(0, length - plain.length);
  return ece.encrypt(plain, { version: 'aes128gcm', dh: p256dh, authSecret: auth, privateKey: key, salt, pad });
}

export function freshKey(): ECDH {
  const key = createECDH('prime256v1');
  key.generateKeys();
  return key;
}

/** Whether something can be encrypted for a public key that a browser has sent: it is a point of the curve. */
export function isPublicKey(p256dh: Buffer): boolean {
  try {
    freshKey().computeSecret(p256dh);
    return true;
  } catch {
    return false;
  }
}

/** The header `Authorization` by which a push service knows who sends (VAPID, RFC 8292). */
export async function vapidHeader(
  endpoint: string,
  { key, contact, now }: { key: PushKey; contact: string; now: Date },
): Promise<string> {
  const token = await new SignJWT()
    .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
    .setAudience(new URL(endpoint).origin)
    .setSubject(contact)
    .setExpirationTime(Math.floor(now.getTime() / 1000) + SIGNED_FOR)
    .sign(key.privateKey);
  return `vapid t=${token}, k=${key.publicKey}`;
}
