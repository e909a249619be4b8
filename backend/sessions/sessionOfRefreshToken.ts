import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';
import type { Shop } from '../shop';

interface NamedSession {
  userId: string;
  sessionId: string;
  /** The session has ended. */
  isRevoked: boolean;
  /** The token was ended, by its age or by a change of the PIN. */
  isExpired: boolean;
}

/** The session that a refresh token was issued in, whether or not that token is still good. Null for one of nobody. */
export async function sessionOfRefreshToken(
  shop: Shop,
  db: Kysely<Database>,
  refreshToken: string,
): Promise<NamedSession | null> {
  const session = await db
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
    .select(['sessions.id', 'sessions.user_id', 'sessions.revoked_at'])
    .select(sql<boolean>`expires_at <= ${shop.clock.sql}`.as('is_expired'))
    .where('token_hash', '=', shop.secrets.hash('refresh', refreshToken))
    .executeTakeFirst();
  return session
    ? {
        userId: session.user_id,
        sessionId: session.id,
        isRevoked: session.revoked_at !== null,
        isExpired: session.is_expired,
      }
    : null;
}

/** Whether a pair of tokens opens nothing any more, for whoever would be answered it once more. */
export async function isOver(
  shop: Shop,
  db: Kysely<Database>,
  { refreshToken }: { refreshToken: string },
): Promise<boolean> {
  const session = await sessionOfRefreshToken(shop, db, refreshToken);
  return !session || session.isRevoked || session.isExpired;
}
