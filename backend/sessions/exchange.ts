import { texts } from '@veloc/rules';
import type { Context } from 'hono';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/schema';
import type { AppEnv } from '../http/env';
import { HttpError } from '../http/httpError';
import type { Shop } from '../shop';
import { ACCESS_SECONDS, signAccessToken } from './accessToken';
import { renewDevice } from './knownDevice';
import type { IssuedTokens } from './openSession';
import { issueRefreshToken, lifetimeEnd, REFRESH_SECONDS } from './refreshToken';
import { revokeSession } from './revoke';

/** Ms in which tabs that renewed one token at once may each go on with the pair it got. */
const AT_ONCE = 60_000;
/** Ms in which a client repeats what it got no answer to, all its time-outs and waits together. */
const LOST_ANSWER = 3 * 60_000;

export function refreshRefused(): HttpError {
  return new HttpError(401, 'REFRESH_INVALID', texts.sessionExpired);
}

interface HeldSession {
  sessionId: string;
  userId: string;
}

interface OpenSession {
  /** Of its access tokens. */
  epoch: number;
  /** Now, as the database has it: processes whose clocks differ end and judge the same tokens. */
  now: Date;
  /** Now, or when the session was used last where that is later. */
  at: Date;
}

/** Exchanges of one session, and what ends its tokens, take turns. Undefined when the session is over. */
async function lockOpenSession(
  shop: Shop,
  trx: Transaction<Database>,
  { sessionId, userId }: HeldSession,
): Promise<OpenSession | undefined> {
  const open = await trx
    .selectFrom('sessions')
    .select('last_used_at')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!open) return undefined;
  // Read after the wait, which may have been for a change of the PIN.
  const { epoch, now } = await trx
    .selectFrom('users')
    .select(['token_epoch as epoch', shop.clock.sql.as('now')])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return { epoch, now, at: now < open.last_used_at ? open.last_used_at : now };
}

interface PresentedToken {
  id: string;
  created_at: Date;
  expires_at: Date;
}

/** The token of this session that can still be exchanged, whether or not it was before. */
function findToken(
  shop: Shop,
  trx: Transaction<Database>,
  { sessionId, refreshToken, now }: { sessionId: string; refreshToken: string; now: Date },
): Promise<PresentedToken | undefined> {
  return trx
    .selectFrom('refresh_tokens')
    .select(['id', 'created_at', 'expires_at'])
    .where('token_hash', '=', shop.secrets.hash('refresh', refreshToken))
    .where('session_id', '=', sessionId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Whether `renewAlone` has cut a token short, which hands its end on: it may be in other hands. */
function isCutShort({ created_at, expires_at }: PresentedToken): boolean {
  return expires_at < lifetimeEnd(created_at);
}

/**
 * Whether a token has been left behind: its successor was used, or the session has gone on by another token after this
 * one was issued. So two holders of one session, each with pairs of its own, end it at their next exchanges. What was cut
 * short leaves nobody behind.
 */
async function isLeftBehind(
  trx: Transaction<Database>,
  sessionId: string,
  { id, created_at }: PresentedToken,
): Promise<boolean> {
  const later = await trx
    .selectFrom('refresh_tokens')
    .select('id')
    .where('session_id', '=', sessionId)
    .where('id', '!=', id)
    .where((eb) =>
      eb.or([
        eb.and([eb('parent_id', '=', id), eb('used_at', 'is not', null)]),
        eb.and([
          eb('used_at', '>', new Date(created_at.getTime() + AT_ONCE)),
          sql<boolean>`expires_at >= created_at + ${REFRESH_SECONDS} * interval '1 second'`,
        ]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return later !== undefined;
}

/** A repeat counts too: who replays a token beside its owner would else never be seen. */
async function markUsed(trx: Transaction<Database>, token: PresentedToken, at: Date): Promise<void> {
  await trx.updateTable('refresh_tokens').set({ used_at: at }).where('id', '=', token.id).execute();
}

/** Keeps the times of a session's tokens in the order in which they were used, should the database's clock be put back. */
async function markSessionUsed(trx: Transaction<Database>, sessionId: string, at: Date): Promise<void> {
  await trx.updateTable('sessions').set({ last_used_at: at }).where('id', '=', sessionId).execute();
}

/**
 * Exchanges a refresh token for a fresh pair (decision A7). A token keeps working until one of its successors has been
 * used, because only that proves that an answer arrived: a lost answer, a late retry and two tabs stay logged in.
 * Presented after that, or after the session has gone on without it, it has been stolen or replayed, and the whole
 * session ends (reuse detection, RFC 9700 section 4.14.2). A returned 401 REFRESH_INVALID must be committed.
 */
export async function exchangeRefreshToken(
  c: Context<AppEnv>,
  trx: Transaction<Database>,
  { refreshToken, ...session }: HeldSession & { refreshToken: string },
): Promise<IssuedTokens | HttpError> {
  const shop = c.get('shop');
  const { sessionId } = session;
  const open = await lockOpenSession(shop, trx, session);
  const token = open && (await findToken(shop, trx, { sessionId, refreshToken, now: open.now }));
  if (!token) return refreshRefused();
  if (await isLeftBehind(trx, sessionId, token)) {
    // Its holder may have been shut out already, by the owner who goes on.
    if (!isCutShort(token)) await revokeSession(shop, trx, session);
    return refreshRefused();
  }

  await markUsed(trx, token, open.at);
  await markSessionUsed(trx, sessionId, open.at);
  await renewDevice(c, trx, sessionId);
  const isShort = isCutShort(token);
  if (!isShort) await endCutShort(trx, sessionId, open.now);
  const lasts = isShort ? Math.ceil((token.expires_at.getTime() - open.now.getTime()) / 1000) : ACCESS_SECONDS;
  return {
    token: await signAccessToken(
      shop,
      { ...session, epoch: open.epoch, endsWith: isShort ? token.id : undefined },
      lasts,
    ),
    refreshToken: await issueRefreshToken(shop, trx, {
      sessionId,
      parentId: token.id,
      at: open.at,
      expiresAt: isShort ? token.expires_at : undefined,
    }),
    expiresIn: lasts,
  };
}

/** The answer of `renewAlone` has arrived: nobody needs what was spared for one that was lost. */
async function endCutShort(trx: Transaction<Database>, sessionId: string, now: Date): Promise<void> {
  await trx
    .updateTable('refresh_tokens')
    .set({ expires_at: now })
    .where('session_id', '=', sessionId)
    .where('expires_at', '>', now)
    .where(sql<boolean>`expires_at < created_at + ${REFRESH_SECONDS} * interval '1 second'`)
    .execute();
}

/**
 * Lets a session go on by a pair of its own, because somebody else may hold tokens of it. Raises the epoch, which ends
 * the user's access tokens, and ends the session's refresh tokens. The one that the client holds, and what it is
 * exchanged for, work three more minutes, access tokens too, so that who got no answer can ask for it again. Throws 401
 * REFRESH_INVALID when the session is over.
 */
export async function renewAlone(
  shop: Shop,
  trx: Transaction<Database>,
  { refreshToken = '', ...session }: HeldSession & { refreshToken?: string | undefined },
): Promise<IssuedTokens> {
  const { sessionId, userId } = session;
  await trx
    .updateTable('users')
    .set((eb) => ({ token_epoch: eb('token_epoch', '+', 1) }))
    .where('id', '=', userId)
    .execute();
  const open = await lockOpenSession(shop, trx, session);
  if (!open) throw refreshRefused();
  const { now } = open;
  const token = await findToken(shop, trx, { sessionId, refreshToken, now });
  await markSessionUsed(trx, sessionId, open.at);
  const end = (at: Date) =>
    trx
      .updateTable('refresh_tokens')
      .set({ expires_at: at })
      .where('session_id', '=', sessionId)
      .where('expires_at', '>', at);
  await end(now)
    .where('id', 'is distinct from', token?.id ?? null)
    .execute();
  if (token) {
    await markUsed(trx, token, open.at);
    await end(new Date(now.getTime() + LOST_ANSWER))
      .where('id', '=', token.id)
      .execute();
  }
  return {
    token: await signAccessToken(shop, { ...session, epoch: open.epoch }),
    refreshToken: await issueRefreshToken(shop, trx, { sessionId, parentId: token?.id ?? null, at: open.at }),
    expiresIn: ACCESS_SECONDS,
  };
}
