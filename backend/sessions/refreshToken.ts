import type { Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { newId } from '../ids';
import type { Shop } from '../shop';

/** Lifetime of a refresh token in seconds (decision A7). */
export const REFRESH_SECONDS = 30 * 24 * 3600;

/** When a token made at this time expires by itself. */
export function lifetimeEnd(madeAt: Date): Date {
  return new Date(madeAt.getTime() + REFRESH_SECONDS * 1000);
}

interface NewRefreshToken {
  sessionId: string;
  /** The token it was exchanged for. */
  parentId: string | null;
  at: Date;
  /** @default after `REFRESH_SECONDS` */
  expiresAt?: Date | undefined;
}

/** Makes a refresh token of 256 random bits and stores its keyed hash. */
export async function issueRefreshToken(
  shop: Shop,
  trx: Transaction<Database>,
  { sessionId, parentId, at, expiresAt }: NewRefreshToken,
): Promise<string> {
  const refreshToken = shop.random(32).toString('base64url');
  await trx
    .insertInto('refresh_tokens')
    .values({
      id: newId(at),
      session_id: sessionId,
      parent_id: parentId,
      token_hash: shop.secrets.hash('refresh', refreshToken),
      used_at: null,
      expires_at: expiresAt ?? lifetimeEnd(at),
      created_at: at,
    })
    .execute();
  return refreshToken;
}
