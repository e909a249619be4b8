import { texts } from '@veloc/rules';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { askingDevice } from '../sessions/knownDevice';
import type { Shop } from '../shop';
import { addressOf, originOf } from './address';
import type { AppEnv } from './env';
import { Refusal } from './refusal';

const HOUR = 3600;
/** What is left of an address's sends while the whole shop is short of them: a tenth. */
const SHORT = 10;

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

const playerLimiters = new WeakMap<Shop, RateLimiterMemory>();

/**
 * Counts a call of a player that may write, in this process alone: one more write for each would cost every honest
 * player. Throws 429 RATE_LIMITED beyond `VELOC_LIMIT_PLAYER_WRITES` a minute.
 */
export async function countPlayersCall(c: Context<AppEnv>): Promise<void> {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return;
  const shop = c.get('shop');
  const limiter =
    playerLimiters.get(shop) ?? new RateLimiterMemory({ points: shop.settings.limits.playerWrites, duration: 60 });
  playerLimiters.set(shop, limiter);
  try {
    await limiter.consume(c.get('userId'));
  } catch (rejection) {
    if (rejection instanceof RateLimiterRes) throw tooMany(rejection.msBeforeNext / 1000);
    throw rejection;
  }
}

/** Counts up to `points` an hour for each key, in the database and so for all processes together. */
export function hourlyLimiter({ pool }: Pick<Shop, 'pool'>, keyPrefix: string, points: number): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    // The upkeep does it; a timer of the limiter's own would go on after the shop is closed.
    clearExpiredByTimeout: false,
    keyPrefix,
    points,
    duration: HOUR,
  });
}

interface AddressLimit {
  name: 'sends' | 'checks';
  /** Calls an hour. */
  points: number;
  /** Whether one address gets a tenth for now. */
  isShort?: () => Promise<boolean>;
}

/** The account that the caller names and is known to: it is counted by itself, whoever else shares the address. */
async function ownAccount(c: Context<AppEnv>): Promise<string | undefined> {
  const { phone, uid } = c.req.valid('json' as never) as { phone?: string; uid?: string };
  if (phone !== undefined) return (await askingDevice(c, { phone }))?.userId;
  return uid === undefined ? undefined : (await askingDevice(c, { id: uid }))?.userId;
}

/** Limits the calls of one address, counted together for all routes that share the name. Stands after the body's schema. */
export function limitAddress(shop: Shop, { name, points, isShort = async () => false }: AddressLimit) {
  const limiter = hourlyLimiter(shop, `address ${name}`, points);
  return createMiddleware<AppEnv>(async (c, next) => {
    const account = await ownAccount(c);
    try {
      const used = await limiter.consume(account === undefined ? originOf(addressOf(c)) : `account ${account}`);
      if (account === undefined && used.consumedPoints * SHORT > points && (await isShort())) {
        throw tooMany(used.msBeforeNext / 1000);
      }
    } catch (rejection) {
      if (rejection instanceof RateLimiterRes) throw tooMany(rejection.msBeforeNext / 1000);
      throw rejection;
    }
    await next();
  });
}
