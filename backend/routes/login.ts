import { sessionSchema } from '@veloc/rules';
import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import { inTransaction } from '../db/transaction';
import { ok } from '../http/answer';
import { jsonBody } from '../http/body';
import { describe } from '../http/describe';
import type { AppEnv } from '../http/env';
import { idempotent } from '../http/idempotency';
import { limitAddress } from '../http/rateLimit';
import { notFound } from '../http/refusal';
import { login, type Login } from '../sessions/login';
import { phoneSchema } from '../sessions/phone';
import { checkPin, hashPin, newPinSchema, pinSchema } from '../sessions/pin';
import { setRefreshCookie } from '../sessions/refreshCookie';
import { register } from '../sessions/register';
import { consumeSignature } from '../sessions/signature';
import { findUser } from '../sessions/user';
import type { Shop } from '../shop';

// The stored user object comes along with the proof; it is not believed (a user object alone never logs in).
const byEndpointBody = v.object({
  phone: phoneSchema,
  endPointId: v.optional(v.string(), 'WEB'),
  signature: v.string(),
});
const byUidBody = v.object({ uid: v.pipe(v.string(), v.uuid()), signature: v.string() });
const byPinBody = v.object({ phone: phoneSchema, pin: pinSchema });
const registerBody = v.object({
  phone: phoneSchema,
  name: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60)), ''),
  signature: v.string(),
  pin: v.optional(newPinSchema),
  acceptPrivacy: v.optional(v.boolean(), false),
  inviteCode: v.optional(v.string()),
});

function answerLogin(c: Context<AppEnv>, session: Login): Response {
  setRefreshCookie(c, session.refreshToken);
  return ok(c, session, { token: session.token });
}

/** The ways into a session: one-time proof, PIN, registration. */
export function loginRoutes(shop: Shop) {
  const limitChecks = limitAddress(shop, 'checks', shop.settings.limits.addressChecks);

  async function loginBySignature(c: Context<AppEnv>, by: { id: string } | { phone: string }, signature: string) {
    const session = await inTransaction(shop, async (trx) => {
      const user = await findUser(trx, by);
      if (!user) throw notFound();
      await consumeSignature(shop, trx, { signature, phone: user.phone, purposes: ['login', 'register'] });
      return login(c, trx, user);
    });
    return answerLogin(c, session);
  }

  return new Hono<AppEnv>()
    .post(
      '/client-get-token-by-endpoint',
      limitChecks,
      describe('Log in with a one-time proof', sessionSchema),
      jsonBody(byEndpointBody),
      (c) => {
        const { phone, signature } = c.req.valid('json');
        return loginBySignature(c, { phone }, signature);
      },
    )
    .post(
      '/auth/login-by-uid',
      limitChecks,
      describe('Log in with a user id and a one-time proof', sessionSchema),
      jsonBody(byUidBody),
      (c) => {
        const { uid, signature } = c.req.valid('json');
        return loginBySignature(c, { id: uid }, signature);
      },
    )
    .post(
      '/auth/login-by-pin',
      limitChecks,
      describe('Log in with a PIN', sessionSchema),
      jsonBody(byPinBody),
      async (c) => {
        const { phone, pin } = c.req.valid('json');
        const user = await findUser(shop.db, { phone });
        await checkPin(shop, user?.id, pin);
        const session = await inTransaction(shop, async (trx) => {
          const current = await findUser(trx, { phone });
          if (!current) throw notFound();
          return login(c, trx, current);
        });
        return answerLogin(c, session);
      },
    )
    .post(
      '/register-account',
      limitChecks,
      describe('Open an account', sessionSchema),
      jsonBody(registerBody),
      async (c) => {
        const body = c.req.valid('json');
        const pinHash = body.pin === undefined ? null : await hashPin(body.pin);
        return idempotent(c, body.phone, 'register-account', body, (trx) => register(c, trx, { ...body, pinHash }), {
          alsoTopLevel: ({ token }) => ({ token }),
          beforeAnswer: ({ refreshToken }) => setRefreshCookie(c, refreshToken),
        });
      },
    );
}
