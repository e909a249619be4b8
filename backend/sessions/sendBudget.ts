import { texts } from '@veloc/rules';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { hourlyLimiter } from '../http/rateLimit';
import { HttpError } from '../http/httpError';
import type { Shop } from '../shop';

/** Throws 422 OTP_COUNTRY for a number of a country to which the shop sends no codes (decision A31). */
export function refuseCountry({ settings }: Pick<Shop, 'settings'>, phone: string): void {
  const { otpCountries } = settings;
  if (otpCountries === 'all' || otpCountries.some((prefix) => phone.startsWith(`+${prefix}`))) return;
  throw new HttpError(422, 'OTP_COUNTRY', texts.codeNotSentAbroad);
}

/**
 * What the codes of an hour may cost the whole shop. Those that devices known to the account ask for have as much again
 * of their own, so that a flood of strangers keeps no player out.
 */
export function sendBudget(shop: Shop) {
  const points = shop.settings.limits.shopSends;
  const limiter = hourlyLimiter(shop, 'shop sends', points);
  return {
    /** Whether strangers have used up half of their hour: one address gets less of the rest. */
    async isShort(): Promise<boolean> {
      const used = await limiter.get('strangers');
      return used !== null && used.consumedPoints * 2 >= points;
    },
    /** Counts a code that is about to be sent. Throws 429 OTP_BUDGET when the hour's are used up. */
    async spend(who: 'strangers' | 'known'): Promise<void> {
      try {
        const { remainingPoints } = await limiter.consume(who);
        if (remainingPoints === 0) {
          shop.log.error(
            `the last of this hour's ${points} codes for ${who} is being sent; the rest of the hour sends none ` +
              '(VELOC_LIMIT_SHOP_SENDS). More than your shop needs? Somebody may be pumping messages.',
          );
        }
      } catch (rejection) {
        if (!(rejection instanceof RateLimiterRes)) throw rejection;
        const seconds = Math.max(Math.ceil(rejection.msBeforeNext / 1000), 1);
        const headers = { 'Retry-After': String(seconds) };
        throw new HttpError(429, 'OTP_BUDGET', texts.codesUsedUp(seconds), { retryAfter: seconds }, headers);
      }
    },
  };
}

export type SendBudget = ReturnType<typeof sendBudget>;
