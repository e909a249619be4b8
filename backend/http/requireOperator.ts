import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { type RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { sameText } from '../secrets';
import type { Shop } from '../shop';
import { addressOf, originOf } from './address';
import type { AppEnv } from './env';
import { HttpError } from './httpError';
import { hourlyLimiter } from './hourlyLimiter';
import { tooMany } from './rateLimit';
import { withSecurity } from './security';

const limiters = new WeakMap<Shop, RateLimiterPostgres>();

function limiterOf(shop: Shop): RateLimiterPostgres {
  const limiter = limiters.get(shop) ?? hourlyLimiter(shop, 'operator keys', shop.settings.limits.operatorKeys);
  limiters.set(shop, limiter);
  return limiter;
}

function wrongKeysOf(c: Context<AppEnv>) {
  const shop = c.get('shop');
  const allowed = shop.settings.limits.operatorKeys;
  const origin = originOf(addressOf(c));
  const limiter = limiterOf(shop);
  const requireBelow = (counted: RateLimiterRes | null) => {
    if (counted && counted.consumedPoints > allowed) throw tooMany(counted.msBeforeNext / 1000);
  };
  return {
    requireFewWrongKeys: async () => requireBelow(await limiter.get(origin)),
    count: async () => {
      // The one above the limit is refused by a rejection of the same shape.
      const counted = await limiter.consume(origin).catch((rejection: unknown) => {
        if (rejection instanceof RateLimiterRes) return rejection;
        throw rejection;
      });
      // Beyond the limit nothing is new, and whoever guesses on must not fill the log.
      if (counted.consumedPoints <= allowed + 1) {
        const ordinal = `${counted.consumedPoints} of ${allowed} an hour`;
        shop.log.error(`a wrong operator key came from ${origin} for ${c.req.method} ${c.req.path} (${ordinal})`);
      }
      requireBelow(counted);
    },
  };
}

/**
 * Lets only the operator through: `Authorization: Bearer <operator key>`; else 401 OPERATOR_KEY_INVALID. Wrong keys are
 * logged and counted for each address, and one that sent too many gets 429, with the right key too: another address
 * does not notice.
 */
export const requireOperator = withSecurity(
  createMiddleware<AppEnv>(async (c, next) => {
    const [, key] = /^Bearer +(.+)$/i.exec(c.req.header('Authorization') ?? '') ?? [];
    const isRight = sameText(key ?? '', c.get('shop').secrets.operatorKey);
    const wrongKeys = wrongKeysOf(c);
    // Who sends no key guesses none.
    if (!isRight && key !== undefined) await wrongKeys.count();
    if (!isRight) throw new HttpError(401, 'OPERATOR_KEY_INVALID', 'Khóa vận hành không đúng');
    await wrongKeys.requireFewWrongKeys();
    await next();
  }),
  'operator',
);
