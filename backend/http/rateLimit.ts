import { texts } from '@veloc/rules';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { sql, type Transaction } from 'kysely';
import { RateLimiterMemory, type RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../db/schema';
import { codeAsker, isOfLink } from '../sessions/unlockLink';
import { isId } from '../ids';
import type { Shop } from '../shop';
import { addressOf, originOf, siteOf } from './address';
import type { AppEnv } from './env';
import { hourlyLimiter } from './hourlyLimiter';
import { HttpError } from './httpError';

/**
 * Addresses' worth of calls that an IPv6 /48 has. One site holds all of it, and so 65,536 networks that count as one
 * address each; but a carrier gives each of its phones a /64 of one, so that it must not be counted as one caller.
 */
const SITE_SHARE = 4;

/** 429 RATE_LIMITED; `seconds` until it is worth trying again. */
export function tooMany(seconds: number): HttpError {
  const wait = Math.max(Math.ceil(seconds), 1);
  return new HttpError(
    429,
    'RATE_LIMITED',
    texts.tooManyTries(wait),
    { retryAfter: wait },
    { 'Retry-After': String(wait) },
  );
}

const playerLimiters = new WeakMap<Shop, RateLimiterMemory>();

/** A renewal is kept for 30 days, and an honest player needs one in 15 minutes: it counts as so many calls. */
const RENEWAL_POINTS = 20;

/**
 * Counts a call of a player that may write, by the session: who has stolen one cannot keep its owner, who logs in anew,
 * from ending it. Throws 429 RATE_LIMITED.
 */
export function countPlayersCall(shop: Shop, sessionId: string): Promise<void> {
  return countFor(shop, sessionId, 1);
}

/** Counts a renewal of a session's tokens, beside its calls. Throws 429 RATE_LIMITED. */
export function countRenewal(shop: Shop, sessionId: string): Promise<void> {
  return countFor(shop, `renewal ${sessionId}`, RENEWAL_POINTS);
}

/**
 * In this process alone: one more write for each call would cost every honest player. Throws beyond
 * `VELOC_LIMIT_PLAYER_WRITES` a minute.
 */
async function countFor(shop: Shop, counted: string, points: number): Promise<void> {
  const limiter =
    playerLimiters.get(shop) ?? new RateLimiterMemory({ points: shop.settings.limits.playerWrites, duration: 60 });
  playerLimiters.set(shop, limiter);
  try {
    await limiter.consume(counted, points);
  } catch (rejection) {
    if (rejection instanceof RateLimiterRes) throw tooMany(rejection.msBeforeNext / 1000);
    throw rejection;
  }
}

const ADDRESS_LIMITS = ['sends', 'checks', 'codes', 'receipts'] as const;

interface AddressLimit {
  name: (typeof ADDRESS_LIMITS)[number];
  /** Calls an hour. */
  points: number;
}

/** Whose code it is; undefined for a challenge that does not exist. */
async function phoneOfChallenge({ db }: Pick<Shop, 'db'>, id = ''): Promise<string | undefined> {
  if (!isId(id)) return undefined;
  const row = await db.selectFrom('otp_challenges').select('phone').where('id', '=', id).executeTakeFirst();
  return row?.phone;
}

/**
 * The session or device that is known to the account which the caller names: it is counted by itself, whoever else
 * shares the address, and whatever another device of the account does.
 */
async function knownCaller(c: Context<AppEnv>): ReturnType<typeof codeAsker> {
  const named = c.req.valid('json' as never) as { phone?: string; uid?: string; challengeId?: string };
  const { uid, challengeId } = named;
  c.set('accountNamed', uid ?? named.phone);
  if (uid !== undefined) return codeAsker(c, { id: uid });
  const phone = named.phone ?? (await phoneOfChallenge(c.get('shop'), challengeId));
  c.set('accountNamed', phone);
  return phone === undefined ? undefined : codeAsker(c, { phone });
}

/** A limiter of `points` an hour for each share that `callerOf` names. Make it once. */
export function limitersOf(shop: Shop, name: string, points: number): (share: number) => RateLimiterPostgres {
  const own = hourlyLimiter(shop, name, points);
  const ofSite = hourlyLimiter(shop, name, points * SITE_SHARE);
  return (share) => (share === SITE_SHARE ? ofSite : own);
}

/**
 * Who is counted, and what share of the limit's points they have together. A PIN makes any number of devices known: where
 * no code was ever typed, those that are sent count for the address.
 */
async function countedOf(c: Context<AppEnv>, limit: AddressLimit['name']): Promise<{ key: string; share: number }[]> {
  const known = await knownCaller(c);
  const isStranger = limit === 'sends' && !known?.provedAt && !isOfLink(known?.id ?? '');
  if (known && !isStranger) return [{ key: `known ${known.id}`, share: 1 }];
  return callerOf(c);
}

/** Lifts what the devices and sessions of an account have used up of their hour's calls; answers of how many counts. */
export async function forgetKnownCalls(trx: Transaction<Database>, userId: string): Promise<number> {
  const names = sql.join(ADDRESS_LIMITS.map((name) => sql`(${sql.lit(name)})`));
  const { numAffectedRows } = await sql`
    delete from rate_limits where key in (
      select 'address ' || limits.name || ':known ' || known.id
      from (values ${names}) as limits(name), (
        select id from sessions where user_id = ${userId}
        union all select id from known_devices where user_id = ${userId}
      ) as known
    )`.execute(trx);
  return Number(numAffectedRows);
}

/** An address, and the IPv6 /48 that it is in, with what share of an address's points they have. */
export function callerOf(c: Context<AppEnv>): { key: string; share: number }[] {
  const address = addressOf(c);
  const own = { key: originOf(address), share: 1 };
  const site = siteOf(address);
  return site === undefined ? [own] : [own, { key: site, share: SITE_SHARE }];
}

/**
 * Limits the calls of one address, counted together for all routes that share the name, and those of an IPv6 /48 at
 * four times as much. Sets `callsThisHour`. A call that the phone's own limit refused (`isRefusedByPhone`) is taken off
 * again: who holds a copied token must not use up its owner's by what sends nothing. Stands after the body's schema.
 */
export function limitAddress(shop: Shop, { name, points }: AddressLimit) {
  const limiterOf = limitersOf(shop, `address ${name}`, points);
  return createMiddleware<AppEnv>(async (c, next) => {
    const counted = await countedOf(c, name);
    try {
      for (const { key, share } of counted) {
        const { consumedPoints } = await limiterOf(share).consume(key);
        c.set('callsThisHour', Math.max(c.get('callsThisHour') ?? 0, consumedPoints));
      }
    } catch (rejection) {
      if (rejection instanceof RateLimiterRes) throw tooMany(rejection.msBeforeNext / 1000);
      throw rejection;
    }
    await next();
    if (!c.get('isRefusedByPhone')) return;
    await Promise.all(counted.map(({ key, share }) => limiterOf(share).reward(key)));
  });
}

/**
 * Counts the wrong PINs of an address, and of an IPv6 /48 at four times as much, for whoever is not known to the account:
 * many phones are tried with a few popular PINs each. `work` judges one PIN; only 400 PIN_INVALID counts. Throws 429
 * RATE_LIMITED beyond `VELOC_LIMIT_ADDRESS_PINS` an hour, and the last of them is logged.
 */
export function limitWrongPins(shop: Shop) {
  const points = shop.settings.limits.addressPins;
  const limiterOf = limitersOf(shop, 'address pins', points);
  return async <T>(c: Context<AppEnv>, work: () => Promise<T>): Promise<T> => {
    const reserved: { limiter: RateLimiterPostgres; key: string; left: number }[] = [];
    const giveBack = () => Promise.all(reserved.map(({ limiter, key }) => limiter.reward(key)));
    try {
      for (const { key, share } of callerOf(c)) {
        const limiter = limiterOf(share);
        reserved.push({ limiter, key, left: (await limiter.consume(key)).remainingPoints });
      }
    } catch (rejection) {
      await giveBack();
      if (rejection instanceof RateLimiterRes) throw tooMany(rejection.msBeforeNext / 1000);
      throw rejection;
    }
    try {
      const judged = await work();
      await giveBack();
      return judged;
    } catch (error) {
      const isWrong = error instanceof HttpError && error.code === 'PIN_INVALID';
      if (!isWrong) await giveBack();
      else if (reserved.some(({ left }) => left === 0)) {
        shop.log.error(
          `the last of this hour's ${points} wrong PINs came from ${addressOf(c)}; nobody unknown logs in by PIN from ` +
            'there for the rest of it (VELOC_LIMIT_ADDRESS_PINS). Somebody may be trying popular PINs.',
        );
      }
      throw error;
    }
  };
}
