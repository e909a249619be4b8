import { texts } from '@veloc/rules';
import { createMiddleware } from 'hono/factory';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Shop } from '../shop';
import { addressOf } from './address';
import type { AppEnv } from './env';
import { Refusal } from './refusal';

const HOUR = 3600;

/** 429 RATE_LIMITED; `seconds` until it is worth trying again. */
export function tooMany(seconds: number): Refusal {
  const wait = Math.max(Math.ceil(seconds), 1);
  return new Refusal(
    429,
    'RATE_LIMITED',
    texts.tooManyTries(wait),
    { retryAfter: wait },
    { 'Retry-After': String(wait) },
  );
}

/** Lets one address call `points` times an hour, counted together for all routes that share the name. */
export function limitAddress(shop: Shop, name: 'sends' | 'checks', points: number) {
  const limiter = new RateLimiterPostgres({
    storeClient: shop.pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    // The upkeep does it; a timer of the limiter's own would go on after the shop is closed.
    clearExpiredByTimeout: false,
    keyPrefix: `address ${name}`,
    points,
    duration: HOUR,
  });
  return createMiddleware<AppEnv>(async (c, next) => {
    try {
      await limiter.consume(addressOf(c));
    } catch (rejection) {
      if (rejection instanceof RateLimiterRes) throw tooMany(rejection.msBeforeNext / 1000);
      throw rejection;
    }
    await next();
  });
}
