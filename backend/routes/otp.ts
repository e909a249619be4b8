import {
  contract,
  otpSendRequestSchema,
  otpStateRequestSchema,
  otpSubmitRequestSchema,
  otpVerifyRequestSchema,
  phoneCheckRequestSchema,
} from '@veloc/rules';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { ok } from '../http/answer';
import { jsonBody } from '../http/body';
import type { AppEnv } from '../http/env';
import { route } from '../http/route';
import { idempotent } from '../http/idempotency';
import { limitAddress } from '../http/rateLimit';
import { HttpError } from '../http/httpError';
import { challengeAnswer, findChallenge } from '../sessions/challenge';
import { setDeviceCookie } from '../sessions/knownDevice';
import { login } from '../sessions/login';
import { setRefreshCookie } from '../sessions/refreshCookie';
import { sendBudget } from '../sessions/sendBudget';
import { sendCode } from '../sessions/sendCode';
import { isOver } from '../sessions/sessionOfRefreshToken';
import { mintSignature } from '../sessions/signature';
import { findUser, userAnswer } from '../sessions/user';
import { verifyCode } from '../sessions/verifyCode';
import type { Shop } from '../shop';

/** Whatever refuses one: a limit of the phone, of its address or of the shop, its country, or the sender. */
const countRefusedCodes = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  if (c.error instanceof HttpError) c.get('shop').metrics.codeRefused(c.error.code);
});

/** The phone check and the one-time codes (spec section 7, `/otp-verify/…`). */
export function otpRoutes(shop: Shop) {
  const { addressChecks, addressSends } = shop.settings.limits;
  const budget = sendBudget(shop);
  const limitChecks = limitAddress(shop, { name: 'checks', points: addressChecks });
  // A code that was sent may be tried as often as a phone is checked; a known device of the account has tries of its own.
  const limitCodes = limitAddress(shop, { name: 'codes', points: addressChecks });
  const limitSends = limitAddress(shop, { name: 'sends', points: addressSends });

  return new Hono<AppEnv>()
    .on(
      ...route(contract.checkUser, 'Whether a phone has an account'),
      jsonBody(contract.checkUser, phoneCheckRequestSchema),
      limitChecks,
      async (c) => {
        const user = await findUser(shop.db, { phone: c.req.valid('json').phone });
        return ok(c, { exists: user !== undefined });
      },
    )
    .on(
      ...route(contract.findChallenge, 'The state of a code, never the code'),
      jsonBody(contract.findChallenge, otpStateRequestSchema),
      async (c) => {
        const row = await findChallenge(shop.db, c.req.valid('json').challengeId);
        return ok(c, await challengeAnswer(shop, shop.db, row));
      },
    )
    .on(
      ...route(contract.sendCode, 'Send a code'),
      jsonBody(contract.sendCode, otpSendRequestSchema),
      countRefusedCodes,
      limitSends,
      (c) => sendCode(c, c.req.valid('json'), budget),
    )
    .on(
      ...route(contract.verifyCode, 'Exchange a code for a one-time proof'),
      jsonBody(contract.verifyCode, otpVerifyRequestSchema),
      limitCodes,
      (c) => {
        const body = c.req.valid('json');
        return idempotent(c, body.challengeId, 'otp-verify/verify', body, async (trx) => {
          const proved = await verifyCode(shop, trx, body);
          if (proved instanceof HttpError) return proved;
          const user = await findUser(trx, { phone: proved.phone });
          return {
            verified: true as const,
            user: user ? userAnswer(user) : null,
            signature: await mintSignature(shop, trx, proved),
          };
        });
      },
    )
    .on(
      ...route(contract.submitCode, 'Verify a code and act on it'),
      jsonBody(contract.submitCode, otpSubmitRequestSchema),
      limitCodes,
      (c) => {
        const body = c.req.valid('json');
        return idempotent(
          c,
          body.challengeId,
          'otp-verify/submit',
          body,
          async (trx) => {
            const proved = await verifyCode(shop, trx, body);
            if (proved instanceof HttpError) return proved;
            const logsIn = proved.purpose === 'login' || proved.purpose === 'register';
            const user = logsIn ? await findUser(trx, { phone: proved.phone }) : undefined;
            if (user) return login(c, trx, user, { by: 'code' });
            const signature = await mintSignature(shop, trx, proved);
            return logsIn ? { verified: true as const, user: null, signature } : { signature };
          },
          {
            alsoTopLevel: (data) => ('token' in data ? { token: data.token } : {}),
            beforeAnswer: (data) => {
              if (!('refreshToken' in data)) return;
              setRefreshCookie(c, data.refreshToken);
              setDeviceCookie(c);
            },
            isOver: async (trx, data) => 'refreshToken' in data && isOver(shop, trx, data),
          },
        );
      },
    );
}
