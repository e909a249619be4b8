import { contract } from '@veloc/rules';
import { createMiddleware } from 'hono/factory';
import { requestId } from 'hono/request-id';
import type { AppEnv } from '../http/env';
import { routePattern } from '../http/routePattern';
import { duringCall } from './callContext';

export const REQUEST_ID = 'X-Request-Id';
const LONGEST_ID = 128;

/**
 * Gives a call its id: that of `X-Request-Id`, if it has at most 128 of the characters `A-Z a-z 0-9 _ - =`, else a new one.
 * The answer tells it, and a proxy in front may so have given it.
 */
export const identifyCall = requestId({
  limitLength: LONGEST_ID,
  headerName: REQUEST_ID,
  generator: (c) => c.get('shop').random(12).toString('base64url'),
});

/** Logs and counts a call as it was answered; stands outside of all that may refuse or delay it. */
export const observeCall = createMiddleware<AppEnv>(async (c, next) => {
  const { log, metrics, draining } = c.get('shop');
  const since = performance.now();
  await duringCall({ requestId: c.get('requestId') }, async () => {
    await next();
    const ms = performance.now() - since;
    const route = routePattern(c);
    const answered = { route, method: c.req.method, status: c.res.status, ms };
    // A proxy asks it three times in each planned end.
    log.call({ ...answered, isMeant: draining?.aborted === true && route === contract.ready.path });
    metrics.callAnswered(answered);
  });
});
