import type { Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { newId } from '../ids';
import type { Shop } from '../shop';

/** Lifetime of a refresh token in seconds (decision A7). */
export const REFRESH_SECONDS = 30 * 24 * 3600;

/** Makes a refresh token of 256 random bits and stores its keyed hash. `parentId` is the token it was exchanged for. */
export async function issueRefreshToken(
  shop: Shop,
  trx: Transaction<Database>,
  { sessionId, parentId }: { sessionId: string; parentId: string | null },
): Promise<string> {
  const at = shop.clock.now();
  const refreshToken = shop.random(32).toString('base64url');
  await trx
    .insertInto('refresh_tokens')
    .values({
      id: newId(at),
      session_id: sessionId,
      parent_id: parentId,
      token_hash: shop.secrets.hash('refresh', refreshToken),
      used_at: null,
      expires_at: new Date(at.getTime() + REFRESH_SECONDS * 1000),
      created_at: at,
    })
    .execute();
  return refreshToken;
}
