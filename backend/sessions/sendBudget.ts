import { texts } from '@veloc/rules';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { hourlyLimiter } from '../http/hourlyLimiter';
import { tooMany } from '../http/rateLimit';
import { HttpError } from '../http/httpError';
import type { Shop } from '../shop';

/** Throws 422 OTP_COUNTRY for a number of a country to which the shop sends no codes (decision A31). */
export function requireServedCountry({ settings }: Pick<Shop, 'settings'>, phone: string): void {
  const { otpCountries } = settings;
  if (otpCountries === 'all' || otpCountries.some((prefix) => phone.startsWith(`+${prefix}`))) return;
  throw new HttpError(422, 'OTP_COUNTRY', texts.codeNotSentAbroad);
}

/** What one caller gets at most of the codes that are left for strangers, once half of them are used: a twentieth. */
const SHORT_SHARE = 20;

function usedUp(msBeforeNext: number): HttpError {
  const seconds = Math.max(Math.ceil(msBeforeNext / 1000), 1);
  const headers = { 'Retry-After': String(seconds) };
  return new HttpError(429, 'OTP_BUDGET', texts.codesUsedUp(seconds), { retryAfter: seconds }, headers);
}

/**
 * What the codes of an hour may cost the whole shop. Those that devices known to the account ask for have as much again
 * of their own, so that a flood of strangers keeps no player out.
 */
export function sendBudget(shop: Shop) {
  const points = shop.settings.limits.shopSends;
  const limiter = hourlyLimiter(shop, 'shop sends', points);
  return {
    /**
     * Counts a code that is about to be sent. Throws 429 OTP_BUDGET when the hour's are used up, or 429 RATE_LIMITED when
     * few are left for strangers and a caller, with its `callsThisHour`, has had its share of them. Judged by the count
     * itself, so that many at once get no more.
     */
    async spend(who: 'strangers' | 'known', callsThisHour: number): Promise<void> {
      try {
        const { remainingPoints, msBeforeNext } = await limiter.consume(who);
        const isShort = who === 'strangers' && remainingPoints * 2 < points;
        if (isShort && callsThisHour > Math.max(remainingPoints / SHORT_SHARE, 1)) {
          await limiter.reward(who);
          throw tooMany(msBeforeNext / 1000);
        }
        if (remainingPoints === 0) {
          shop.log.error(
            `the last of this hour's ${points} codes for ${who} is being sent; the rest of the hour sends none ` +
              '(VELOC_LIMIT_SHOP_SENDS). More than your shop needs? Somebody may be pumping messages.',
          );
        }
      } catch (rejection) {
        if (rejection instanceof RateLimiterRes) throw usedUp(rejection.msBeforeNext);
        throw rejection;
      }
    },
  };
}

export type SendBudget = ReturnType<typeof sendBudget>;
