import type { Shop } from '../shop';

/**
 * The session that a refresh token was issued in, whether or not that token is still good: who logs out with an old one
 * means that session. Null for a token of nobody.
 */
export async function sessionOfRefreshToken(
  shop: Shop,
  refreshToken: string,
): Promise<{ userId: string; sessionId: string } | null> {
  const session = await shop.db
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
    .select(['sessions.id as sessionId', 'sessions.user_id as userId'])
    .where('token_hash', '=', shop.secrets.hash('refresh', refreshToken))
    .executeTakeFirst();
  return session ?? null;
}
