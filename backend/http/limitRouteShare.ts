import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import { addressOf, originOf } from './address';
import type { AppEnv } from './env';

/** What a call asks of the database counts for its route. */
export const limitRouteShare = createMiddleware<AppEnv>((c, next) => {
  // The guards before a route and the storefront behind all of them match every path.
  const route = matchedRoutes(c).find(({ path }) => !path.endsWith('*'))?.path ?? '';
  return c.get('shop').routes.run(`${c.req.method} ${route}`, async () => {
    await next();
    return { failure: c.error, waitedFor: c.get('accountNamed') ?? c.get('userId') ?? originOf(addressOf(c)) };
  });
});
