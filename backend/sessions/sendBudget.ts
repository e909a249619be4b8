import { texts } from '@veloc/rules';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { hourlyLimiter } from '../http/hourlyLimiter';
import { tooMany } from '../http/rateLimit';
import { HttpError } from '../http/httpError';
import type { Shop } from '../shop';
import { isProved } from './otpPhone';

/** Throws 422 OTP_COUNTRY for a number of a country to which the shop sends no codes (decision A31). */
export function requireServedCountry({ settings }: Pick<Shop, 'settings'>, phone: string): void {
  const { otpCountries } = settings;
  if (otpCountries === 'all' || otpCountries.some((prefix) => phone.startsWith(`+${prefix}`))) return;
  throw new HttpError(422, 'OTP_COUNTRY', texts.codeNotSentAbroad);
}

/** What one caller gets at most of the codes that are left, once half of them are used: a twentieth. */
const SHORT_SHARE = 20;

/** Codes of an hour that an account has of its own, for the devices on which one was typed before. */
const OF_ITS_OWN = 2;

/** How many times `VELOC_LIMIT_SHOP_SENDS` all accounts' own codes are at most. */
const OWN_SHARE = 10;

function usedUp(msBeforeNext: number): HttpError {
  const seconds = Math.max(Math.ceil(msBeforeNext / 1000), 1);
  const headers = { 'Retry-After': String(seconds) };
  return new HttpError(429, 'OTP_BUDGET', texts.codesUsedUp(seconds), { retryAfter: seconds }, headers);
}

interface Used {
  /** Of the account, by the devices on which a code was typed before; this one too. */
  codesThisHour: number;
  /** Of the caller's address, or of its site; this one too. */
  callsThisHour: number;
}

/** Who pays for a code, and how much of that the one who asks has used. */
function payerOf(asker: string, { codesThisHour, callsThisHour }: Used) {
  if (!isProved(asker)) return { payer: 'strangers', used: callsThisHour } as const;
  return codesThisHour > OF_ITS_OWN
    ? ({ payer: 'known', used: codesThisHour } as const)
    : ({ payer: 'own', used: 0 } as const);
}

/**
 * What the codes of an hour may cost the whole shop. An account's first ones, for devices on which a code was typed
 * before, are paid from so much that a crowd of other accounts does not use it up; such devices have as much again as
 * strangers for what is beyond. A device that was made known by a PIN alone is a stranger here.
 */
export function sendBudget(shop: Shop) {
  const points = shop.settings.limits.shopSends;
  const limiters = {
    strangers: hourlyLimiter(shop, 'shop sends', points),
    known: hourlyLimiter(shop, 'shop sends', points),
    own: hourlyLimiter(shop, 'shop sends', points * OWN_SHARE),
  };
  return {
    /**
     * Counts a code that is about to be sent. Throws 429 OTP_BUDGET when the hour's are used up, or 429 RATE_LIMITED when
     * few are left and whoever asks has had a share of them. Judged by the count itself, so that many at once get no
     * more.
     */
    async spend(asker: string, of: Used): Promise<void> {
      const { payer, used } = payerOf(asker, of);
      const limiter = limiters[payer];
      try {
        const { consumedPoints, remainingPoints, msBeforeNext } = await limiter.consume(payer);
        const isShort = remainingPoints * 2 < limiter.points;
        if (isShort && used > Math.max(remainingPoints / SHORT_SHARE, 1)) {
          await limiter.reward(payer);
          throw tooMany(msBeforeNext / 1000);
        }
        // Accounts' own go on beyond that, but so many are a flood.
        if (consumedPoints === points || remainingPoints === 0) {
          shop.log.error(
            `${consumedPoints} codes of this hour are sent for ${payer}; ${remainingPoints} more will be ` +
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
