import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './env';

/** Keeps answers out of every cache unless their route says otherwise: most hold money or tokens. */
export const noStore = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
});
