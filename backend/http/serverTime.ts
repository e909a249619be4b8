import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './env';

export const SERVER_TIME = 'Server-Time';

/**
 * Tells the shop's time in every answer, as an ISO instant with ms (decision A17). A page that gets a list out of its
 * browser's cache because it has not changed (304) finds an old time in the list, and this one beside it.
 */
export const sendServerTime = createMiddleware<AppEnv>(async (c, next) => {
  c.header(SERVER_TIME, c.get('shop').clock.now().toISOString());
  await next();
});

/** How the OpenAPI document tells of it: once for all calls. */
export const serverTimeHeaders = {
  ServerTime: {
    description: 'The time of the shop, with milliseconds',
    schema: { type: 'string' as const, format: 'date-time' },
  },
};
export const withServerTime = { [SERVER_TIME]: { $ref: '#/components/headers/ServerTime' } };
