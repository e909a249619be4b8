import { setTimeout as delay } from 'node:timers/promises';
import { createMiddleware } from 'hono/factory';
import { addressOf, originOf, siteOf } from './address';
import type { AppEnv } from './env';
import { HttpError } from './httpError';

/** Refused calls of one address that are answered in a second. */
const PER_SECOND = 100;
/** Ms that a refusal is kept back at most: a proxy gives up soon after. */
const LONGEST = 20_000;

/**
 * Tells how many ms to keep back the next refusal of an address: the first `PER_SECOND` of them none, and then so many a
 * second. `now` in ms. rate-limiter-flexible's queue keeps that of every address it has ever met.
 */
export function createThrottle(): (address: string, now: number) => number {
  const nextAt = new Map<string, number>();
  return (address, now) => {
    // The longest unused stand first.
    for (const [other, at] of nextAt) {
      if (at > now - 1000) break;
      nextAt.delete(other);
    }
    const at = Math.max(nextAt.get(address) ?? 0, now - 1000) + 1000 / PER_SECOND;
    nextAt.delete(address);
    nextAt.set(address, Math.min(at, now + LONGEST));
    return Math.max(Math.min(at, now + LONGEST) - now, 0);
  };
}

const isRefusal = (error: unknown) => error instanceof HttpError && (error.status === 429 || error.code === 'DB_BUSY');

/**
 * Keeps back refusals that one address (of IPv6 one /48) gets too many of: whoever asks again at once on a thousand
 * connections would else have the process do nothing but refuse. Stands outside of what a call holds while it runs.
 */
export function throttleRefusals() {
  const throttle = createThrottle();
  return createMiddleware<AppEnv>(async (c, next) => {
    await next();
    if (!isRefusal(c.error)) return;
    const address = addressOf(c);
    const wait = throttle(siteOf(address) ?? originOf(address), performance.now());
    if (wait > 0) await delay(wait, undefined, { ref: false });
  });
}
