import { createMiddleware } from 'hono/factory';
import { addressOf, originOf } from './address';
import type { AppEnv } from './env';
import { routePattern } from './routePattern';

/** What a call asks of the database counts for its route. */
export const limitRouteShare = createMiddleware<AppEnv>((c, next) => {
  return c.get('shop').routes.run(`${c.req.method} ${routePattern(c) ?? ''}`, async () => {
    await next();
    return { failure: c.error, waitedFor: c.get('accountNamed') ?? c.get('userId') ?? originOf(addressOf(c)) };
  });
});
