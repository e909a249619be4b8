import { type IRateLimiterPostgresOptions, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { driversUnavailability, NoConnection } from '../db/unavailable';
import { createKeyedSemaphore, type KeyedSemaphore } from '../keyedLocks';
import type { Shop } from '../shop';

const HOUR = 3600;
/** Of one key in this process; one address has no more calls under way that mean well. */
const WAITING = 100;
/** How long a process goes by the last refusal, in ms. */
const REFUSED_MS = 5_000;
/** Known devices are left out: an operator may lift what they have used up. */
const isKnown = (key: string) => key.startsWith('known ');

const connectionShares = new WeakMap<Shop['pool'], KeyedSemaphore>();

/** What all limiters of a process have of its connections: a quarter, so that counting keeps no call waiting. */
function connectionsOf(pool: Shop['pool']): KeyedSemaphore {
  const share = connectionShares.get(pool) ?? createKeyedSemaphore(Math.ceil(pool.options.max / 4), Infinity);
  connectionShares.set(pool, share);
  return share;
}

/**
 * A fixed window counter in rows of the database, each of which is locked while it counts. Calls of one key are counted one after the
 * other, and what is over is refused for a while without asking, so that a flood holds one connection and not all.
 * Throws `NoConnection` when a call's turn does not come in time.
 */
class HourlyLimiter extends RateLimiterPostgres {
  readonly #oneAtATime = createKeyedSemaphore(1, WAITING);
  readonly #refused = new Map<string, { rejection: RateLimiterRes; at: number }>();
  readonly #connections: KeyedSemaphore;
  readonly #patience: number;

  constructor({ pool, settings }: CountingShop, options: Omit<IRateLimiterPostgresOptions, 'storeClient'>) {
    super({ ...options, storeClient: pool, storeType: 'pool' });
    this.#connections = connectionsOf(pool);
    this.#patience = settings.databaseLimits.connectMs;
  }

  override async consume(key: string): Promise<RateLimiterRes> {
    this.#throwIfRefused(key);
    const since = Date.now();
    return this.#oneAtATime.hold(key, async () => {
      this.#throwIfRefused(key);
      try {
        return await this.#ask(since, () => super.consume(key));
      } catch (rejection) {
        if (rejection instanceof RateLimiterRes && !isKnown(key)) this.#remember(key, rejection);
        throw rejection;
      }
    });
  }

  override get(key: string): Promise<RateLimiterRes | null> {
    return this.#ask(Date.now(), () => super.get(key));
  }

  override reward(key: string): Promise<RateLimiterRes> {
    this.#refused.delete(key);
    return this.#ask(Date.now(), () => super.reward(key));
  }

  #ask<T>(since: number, statement: () => Promise<T>): Promise<T> {
    return this.#connections.hold('limiters', async () => {
      // Each of those before it may have waited as long for a database that is away.
      if (Date.now() - since > this.#patience) throw new NoConnection('busy', 'it was not its turn to count in time');
      try {
        return await statement();
      } catch (error) {
        const why = driversUnavailability(error);
        throw why ? new NoConnection(why, 'calls could not be counted', error) : error;
      }
    });
  }

  #remember(key: string, rejection: RateLimiterRes): void {
    const now = Date.now();
    // The oldest stand first.
    for (const [other, { at }] of this.#refused) {
      if (now - at < REFUSED_MS) break;
      this.#refused.delete(other);
    }
    this.#refused.delete(key);
    this.#refused.set(key, { rejection, at: now });
  }

  #throwIfRefused(key: string): void {
    const refused = this.#refused.get(key);
    if (!refused) return;
    const { at, rejection } = refused;
    const age = Date.now() - at;
    const left = rejection.msBeforeNext - age;
    // As the database would say: one call more, and less time to wait.
    if (age < REFUSED_MS && left > 0) throw new RateLimiterRes(0, left, rejection.consumedPoints + 1);
    this.#refused.delete(key);
  }
}

type CountingShop = Pick<Shop, 'pool' | 'settings'>;

/**
 * Counts up to `points` an hour for each key, in the database and so for all processes together. Make one and keep it:
 * what a process holds back of a flood, it holds back by limiter.
 */
export function hourlyLimiter(shop: CountingShop, keyPrefix: string, points: number): RateLimiterPostgres {
  return new HourlyLimiter(shop, {
    tableName: 'rate_limits',
    tableCreated: true,
    // Maintenance does it; a timer of the limiter's own would go on after the shop is closed.
    clearExpiredByTimeout: false,
    keyPrefix,
    points,
    duration: HOUR,
  });
}
