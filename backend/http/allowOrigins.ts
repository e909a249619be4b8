import { cors } from 'hono/cors';
import { SERVER_TIME } from './serverTime';

/** Lets the named origins call the API from a browser; all others stay out (the shop's own needs no permission). */
export function allowOrigins(origins: readonly string[]) {
  return cors({
    origin: [...origins],
    allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key'],
    exposeHeaders: ['ETag', 'Retry-After', SERVER_TIME],
    maxAge: 600,
  });
}
