import type { Transaction } from 'kysely';
import { texts } from '@veloc/rules';
import type { Context } from 'hono';
import type { Database } from '../db/schema';
import type { AppEnv } from '../http/env';
import { Refusal } from '../http/refusal';
import { ACCESS_SECONDS, signAccessToken } from './accessToken';
import { renewDevice } from './knownDevice';
import type { IssuedTokens } from './openSession';
import { issueRefreshToken } from './refreshToken';
import { revokeSession } from './revoke';

export function refuseRefresh(): Refusal {
  return new Refusal(401, 'REFRESH_INVALID', texts.sessionExpired);
}

async function findToken(trx: Transaction<Database>, tokenHash: string) {
  return trx
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'refresh_tokens.id',
      'refresh_tokens.expires_at',
      'refresh_tokens.used_at',
      'sessions.id as sessionId',
      'sessions.user_id as userId',
      'users.token_epoch as epoch',
    ])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/** Exchanges of one session take turns; undefined when the session is over. */
function lockOpenSession(trx: Transaction<Database>, sessionId: string) {
  return trx
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

async function hasUsedSuccessor(trx: Transaction<Database>, tokenId: string): Promise<boolean> {
  const successor = await trx
    .selectFrom('refresh_tokens')
    .select('id')
    .where('parent_id', '=', tokenId)
    .where('used_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return successor !== undefined;
}

/**
 * Exchanges a refresh token for a fresh pair (decision A7). A token keeps working until one of its successors has been
 * used, because only that proves that an answer arrived: a lost answer, a late retry and two tabs stay logged in.
 * Presented after that it has been stolen or replayed, and the whole session ends.
 * A returned 401 REFRESH_INVALID must be committed.
 */
export async function exchangeRefreshToken(
  c: Context<AppEnv>,
  trx: Transaction<Database>,
  refreshToken: string,
): Promise<IssuedTokens | Refusal> {
  const shop = c.get('shop');
  const now = shop.clock.now();
  const token = await findToken(trx, shop.secrets.hash('refresh', refreshToken));
  if (!token || token.expires_at <= now) return refuseRefresh();
  if (!(await lockOpenSession(trx, token.sessionId))) return refuseRefresh();
  if (await hasUsedSuccessor(trx, token.id)) {
    await revokeSession(shop, trx, token);
    return refuseRefresh();
  }

  if (!token.used_at) {
    await trx.updateTable('refresh_tokens').set({ used_at: now }).where('id', '=', token.id).execute();
  }
  await renewDevice(c, trx, token.sessionId);
  await trx.updateTable('sessions').set({ last_used_at: now }).where('id', '=', token.sessionId).execute();
  return {
    token: await signAccessToken(shop, token),
    refreshToken: await issueRefreshToken(shop, trx, { sessionId: token.sessionId, parentId: token.id }),
    expiresIn: ACCESS_SECONDS,
  };
}
