import { contract, refreshRequestSchema } from '@veloc/rules';
import { Hono } from 'hono';
import { inTransaction } from '../db/transaction';
import { ok } from '../http/answer';
import { sessionOfBearer } from '../http/auth';
import { jsonBody } from '../http/body';
import type { AppEnv } from '../http/env';
import { route } from '../http/route';
import { countRenewal } from '../http/rateLimit';
import { HttpError } from '../http/httpError';
import { exchangeRefreshToken, refreshRefused } from '../sessions/exchange';
import { setDeviceCookie } from '../sessions/knownDevice';
import { createKeyedSemaphore } from '../keyedLocks';
import { openSessionsOf } from '../sessions/openSessionsOf';
import { dropRefreshCookie, readRefreshCookie, setRefreshCookie } from '../sessions/refreshCookie';
import { endOne, endOthers, revokeSession } from '../sessions/revoke';
import { sessionOfRefreshToken } from '../sessions/sessionOfRefreshToken';
import type { Shop } from '../shop';

/** Renewals of one session that wait; so many tabs have no player. */
const MOST_RENEWALS = 100;

/** What happens to a session after login: refresh, logout, the list of devices. */
export function sessionRoutes(shop: Shop) {
  // Exchanges of one session take turns in the database; those that wait must not hold what others need, nor stand behind
  // whatever else the session's tokens are used for.
  const renewals = createKeyedSemaphore(1, MOST_RENEWALS);
  return new Hono<AppEnv>()
    .on(
      ...route(contract.refresh, 'Exchange a refresh token for a fresh pair'),
      jsonBody(contract.refresh, refreshRequestSchema),
      async (c) => {
        const refreshToken = c.req.valid('json').refreshToken || readRefreshCookie(c) || '';
        const session = await sessionOfRefreshToken(shop, shop.db, refreshToken);
        // What is over is not counted: who holds it could keep its owner from renewing.
        if (!session || session.isRevoked || session.isExpired) {
          dropRefreshCookie(c);
          throw refreshRefused();
        }
        c.set('accountNamed', session.userId);
        await countRenewal(shop, session.sessionId);
        const tokens = await renewals.hold(session.sessionId, () =>
          inTransaction(shop, (trx) => exchangeRefreshToken(c, trx, { ...session, refreshToken })),
        );
        if (tokens instanceof HttpError) {
          dropRefreshCookie(c);
          throw tokens;
        }
        setRefreshCookie(c, tokens.refreshToken);
        setDeviceCookie(c);
        return ok(c, tokens, { token: tokens.token });
      },
    )
    .on(...route(contract.logout, 'End this session'), jsonBody(contract.logout, refreshRequestSchema), async (c) => {
      const refreshToken = c.req.valid('json').refreshToken || readRefreshCookie(c);
      const named = refreshToken ? await sessionOfRefreshToken(shop, shop.db, refreshToken) : null;
      // Who logs out with a token that was replaced means that session; one that was ended may be in other hands.
      const isGood = named && !named.isExpired;
      const hasBearer = c.req.header('Authorization') !== undefined;
      if (isGood) await revokeSession(shop, shop.db, named);
      else if (hasBearer || !named) await revokeSession(shop, shop.db, await sessionOfBearer(c));
      dropRefreshCookie(c);
      return ok(c, { loggedOut: true });
    })
    .on(...route(contract.listDevices, 'Your devices'), async (c) =>
      ok(c, await openSessionsOf(shop, { userId: c.get('userId'), sessionId: c.get('sessionId') })),
    )
    .on(...route(contract.endDevice, 'Log one device out'), async (c) => {
      const asker = { sessionId: c.get('sessionId'), userId: c.get('userId') };
      await inTransaction(shop, (trx) => endOne(shop, trx, asker, c.req.param('id')));
      return ok(c, { ended: 1 });
    })
    .on(
      ...route(contract.endOtherDevices, 'Log every other device out, but for those out of reach of this one'),
      async (c) => {
        const [userId, sessionId] = [c.get('userId'), c.get('sessionId')];
        return ok(c, await inTransaction(shop, (trx) => endOthers(shop, trx, { userId, sessionId })));
      },
    );
}
