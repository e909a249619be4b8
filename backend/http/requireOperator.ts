import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { sameText } from '../secrets';
import type { Shop } from '../shop';
import { addressOf } from './address';
import type { AppEnv } from './env';
import { HttpError } from './httpError';
import { routePattern } from './routePattern';
import { callerOf, limitersOf, tooMany } from './rateLimit';
import { withSecurity } from './security';

const limiters = new WeakMap<Shop, ReturnType<typeof limitersOf>>();

function wrongKeysOf(c: Context<AppEnv>) {
  const shop = c.get('shop');
  const points = shop.settings.limits.operatorKeys;
  const limiterOf = limiters.get(shop) ?? limitersOf(shop, 'operator keys', points);
  limiters.set(shop, limiterOf);
  const requireBelow = (counted: RateLimiterRes | null, allowed: number) => {
    if (counted && counted.consumedPoints > allowed) throw tooMany(counted.msBeforeNext / 1000);
  };
  return {
    requireFewWrongKeys: async () => {
      for (const { key, share } of callerOf(c)) requireBelow(await limiterOf(share).get(key), points * share);
    },
    count: async () => {
      const callers = callerOf(c);
      for (const { key, share } of callers) {
        const allowed = points * share;
        // The one above the limit is refused by a rejection of the same shape.
        const counted = await limiterOf(share)
          .consume(key)
          .catch((rejection: unknown) => {
            if (rejection instanceof RateLimiterRes) return rejection;
            throw rejection;
          });
        const isLast = key === callers.at(-1)?.key || counted.consumedPoints > allowed;
        // Beyond the limit nothing is new, and whoever guesses on must not fill the log.
        if (isLast && counted.consumedPoints <= allowed + 1) {
          const ordinal = `${counted.consumedPoints} of ${allowed} an hour from ${key}`;
          shop.log.error(
            `a wrong operator key came from ${addressOf(c)} for ${c.req.method} ${routePattern(c)} (${ordinal})`,
          );
        }
        requireBelow(counted, allowed);
      }
    },
  };
}

/**
 * Lets only the operator through: `Authorization: Bearer <operator key>`; else 401 OPERATOR_KEY_INVALID. Wrong keys are
 * logged and counted for each address, and for each IPv6 /48 at four times as many; one that sent too many gets 429, with
 * the right key too: another address does not notice.
 */
export const requireOperator = withSecurity(
  createMiddleware<AppEnv>(async (c, next) => {
    const [, key] = /^Bearer +(.+)$/i.exec(c.req.header('Authorization') ?? '') ?? [];
    const isRight = sameText(key ?? '', c.get('shop').secrets.operatorKey);
    const wrongKeys = wrongKeysOf(c);
    // Who sends no key guesses none.
    if (!isRight && key !== undefined) {
      c.get('shop').metrics.operatorKeyRefused();
      await wrongKeys.count();
    }
    if (!isRight) throw new HttpError(401, 'OPERATOR_KEY_INVALID', 'Khóa vận hành không đúng');
    await wrongKeys.requireFewWrongKeys().catch((refusal: unknown) => {
      if (refusal instanceof HttpError) c.get('shop').metrics.operatorKeyRefused();
      throw refusal;
    });
    await next();
  }),
  'operator',
);
