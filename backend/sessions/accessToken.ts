import { SignJWT, errors, jwtVerify } from 'jose';
import { subtle, type webcrypto } from 'node:crypto';
import * as v from 'valibot';
import type { Shop } from '../shop';

/** Lifetime of an access token in seconds (decision A7). */
export const ACCESS_SECONDS = 15 * 60;

const ALGORITHM = 'HS256';
const ISSUER = 'veloc';

const claimsSchema = v.object({
  sub: v.pipe(v.string(), v.uuid()),
  sid: v.pipe(v.string(), v.uuid()),
  epoch: v.number(),
  until: v.optional(v.pipe(v.string(), v.uuid())),
});

export interface AccessClaims {
  userId: string;
  sessionId: string;
  /** `users.token_epoch` at the time of signing. */
  epoch: number;
  /** The refresh token with which it ends, before its own time too. @default none */
  endsWith?: string | undefined;
}

/** Made a key once a shop: jose would make it anew for every token that it is handed as bytes. */
const keys = new WeakMap<Uint8Array, Promise<webcrypto.CryptoKey>>();

function keyOf({ secrets }: Shop): Promise<webcrypto.CryptoKey> {
  const known = keys.get(secrets.tokenKey);
  if (known) return known;
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const key = subtle.importKey('raw', secrets.tokenKey, hmac, false, ['sign', 'verify']);
  keys.set(secrets.tokenKey, key);
  return key;
}

/** `lasts` in seconds. */
export async function signAccessToken(
  shop: Shop,
  { userId, sessionId, epoch, endsWith }: AccessClaims,
  lasts = ACCESS_SECONDS,
): Promise<string> {
  const seconds = Math.floor(shop.clock.now().getTime() / 1000);
  return new SignJWT({ sid: sessionId, epoch, until: endsWith })
    .setProtectedHeader({ alg: ALGORITHM })
    .setIssuer(ISSUER)
    .setSubject(userId)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + lasts)
    .sign(await keyOf(shop));
}

/** The claims of a token that this shop signed, 'expired', or 'invalid'. */
export async function readAccessToken(shop: Shop, token: string): Promise<AccessClaims | 'expired' | 'invalid'> {
  try {
    const { payload } = await jwtVerify(token, await keyOf(shop), {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      currentDate: shop.clock.now(),
    });
    const claims = v.parse(claimsSchema, payload);
    return { userId: claims.sub, sessionId: claims.sid, epoch: claims.epoch, endsWith: claims.until };
  } catch (error) {
    return error instanceof errors.JWTExpired ? 'expired' : 'invalid';
  }
}
