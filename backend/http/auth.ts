import type { Context, Next } from 'hono';
import { createMiddleware } from 'hono/factory';
import { texts } from '@veloc/rules';
import { readAccessToken } from '../sessions/accessToken';
import type { Shop } from '../shop';
import { bodyText } from './body';
import type { AppEnv } from './env';
import { countPlayersCall } from './rateLimit';
import { HttpError } from './httpError';
import { withSecurity } from './security';

function unauthorized(code: 'TOKEN_EXPIRED' | 'TOKEN_INVALID'): HttpError {
  return new HttpError(401, code, texts.sessionExpired);
}

/** A good signature is not enough: the session must still be open, its epoch the user's, and nothing else have ended it. */
export async function openSession(shop: Shop, bearer: string): Promise<{ userId: string; sessionId: string }> {
  const claims = await readAccessToken(shop, bearer);
  if (claims === 'expired') throw unauthorized('TOKEN_EXPIRED');
  if (claims === 'invalid') throw unauthorized('TOKEN_INVALID');
  const { userId, sessionId, epoch, endsWith } = claims;
  const open = await shop.db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('sessions.id')
    .where('sessions.id', '=', sessionId)
    .where('sessions.user_id', '=', userId)
    .where('sessions.revoked_at', 'is', null)
    .where('users.token_epoch', '=', epoch)
    .$if(endsWith !== undefined, (session) =>
      session
        .innerJoin('refresh_tokens', 'refresh_tokens.session_id', 'sessions.id')
        .where('refresh_tokens.id', '=', endsWith ?? '')
        .where('refresh_tokens.expires_at', '>', shop.clock.sql),
    )
    .executeTakeFirst();
  if (!open) throw unauthorized('TOKEN_INVALID');
  return { userId, sessionId };
}

/** The token of an `Authorization` header; undefined without one. Throws 401 TOKEN_INVALID for any other form. */
export function bearerOf(header: string | undefined): string | undefined {
  if (header === undefined) return undefined;
  const [, token] = /^Bearer +(\S+)$/i.exec(header) ?? [];
  if (token === undefined) throw unauthorized('TOKEN_INVALID');
  return token;
}

/**
 * Waits for the whole body; Hono keeps its text. Who sends half of one must not hold a slot of the player meanwhile, nor
 * go on by a session that is over by then.
 */
async function awaitBody(c: Context<AppEnv>): Promise<void> {
  if (c.req.raw.body) await bodyText(c);
}

const isRead = ({ req }: Context) => req.method === 'GET' || req.method === 'HEAD';

/** The open session of the token that came along. Throws 401 TOKEN_EXPIRED or TOKEN_INVALID. */
export async function sessionOfBearer(c: Context<AppEnv>): Promise<{ userId: string; sessionId: string }> {
  const bearer = bearerOf(c.req.header('Authorization'));
  if (bearer === undefined) throw unauthorized('TOKEN_INVALID');
  return openSession(c.get('shop'), bearer);
}

/**
 * The rest of the call in a slot of the player; a stream gives it back as soon as it is open. A session that has ended
 * while the call waited for one does nothing any more; the few that had their slot by then still end, in an instant.
 */
function continueAs(c: Context<AppEnv>, session: { userId: string; sessionId: string }, next: Next): Promise<void> {
  c.set('userId', session.userId);
  c.set('sessionId', session.sessionId);
  const lane = isRead(c) ? 'reads' : 'writes';
  // A free slot is taken before `hold` returns.
  let hasWaited = false;
  const held = c.get('shop').semaphores.hold({ ...session, lane }, async () => {
    if (hasWaited) await sessionOfBearer(c);
    return next();
  });
  hasWaited = true;
  return held;
}

/** Lets only a logged-in user through and sets `userId` and `sessionId`; else 401 TOKEN_EXPIRED or TOKEN_INVALID. */
export const requireUser = withSecurity(
  createMiddleware<AppEnv>(async (c, next) => {
    // A route may stand behind two guards, its own and that of its group.
    if (c.get('userId')) return next();
    await awaitBody(c);
    const session = await sessionOfBearer(c);
    // Before it waits: what is too much must not keep the rest waiting.
    if (!isRead(c)) await countPlayersCall(c.get('shop'), session.sessionId);
    return continueAs(c, session, next);
  }),
  'player',
);

/** Sets `userId` when a token came along. A token that does not hold is a 401 here too, so the client learns of it. */
export const optionalUser = withSecurity(
  createMiddleware<AppEnv>(async (c, next) => {
    const bearer = bearerOf(c.req.header('Authorization'));
    if (bearer === undefined) return next();
    await awaitBody(c);
    return continueAs(c, await openSession(c.get('shop'), bearer), next);
  }),
  'player',
  { isOptional: true },
);

/** Refuses a guest on a route that only sometimes needs a user; for use after `optionalUser`. */
export function requireLogin(c: Context<AppEnv>): void {
  if (!c.get('userId')) throw unauthorized('TOKEN_INVALID');
}
