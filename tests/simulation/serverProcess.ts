import { hashSync, verifySync } from '@node-rs/argon2';
import type { Hono } from 'hono';
import { Kysely, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import { createApp } from '../../backend/app';
import { runningClock } from '../../backend/clock';
import { guardPool, type InnerPool } from '../../backend/db/guardedPool';
import { unshared } from '../../backend/db/routeShares';
import type { Database as Tables } from '../../backend/db/schema';
import { ensurePeriods } from '../../backend/draws/ensurePeriods';
import type { AppEnv } from '../../backend/http/env';
import { runDueJobs } from '../../backend/jobs/runDueJobs';
import { createKeyedMutex, createPlayerSemaphores } from '../../backend/keyedLocks';
import { hourly } from '../../backend/maintenance/startMaintenance';
import { readable } from '../../backend/log';
import { createShopMetrics } from '../../backend/observability/metrics/shopMetrics';
import { makeSecrets } from '../../backend/secrets';
import { argon2 } from '../../backend/sessions/pin';
import { readSettings } from '../../backend/settings/readSettings';
import type { OneTimeCode, Shop } from '../../backend/shop';
import { vietQr } from '../../backend/topup/providers/vietQr/vietQr';
import type { Owner, SimulatedDatabase } from './database';
import type { Random } from './random';
import { asTask, type Scheduler } from './scheduler';

export const secrets = makeSecrets({
  master: 'the master secret of a simulated shop',
  operatorKey: 'the-operator-key-of-a-simulated-shop',
});

/** Virtual ms between two looks for due work; a real server looks every second, and for new periods every ten minutes. */
const JOBS_PACE = 240_000;
const PERIODS_PACE = 3 * 60 * 60_000;
const MAINTENANCE_PACE = 60 * 60_000;

/** A hash that comes at once and costs next to nothing: threads keep no order. */
const cheap = { memoryCost: 8, timeCost: 1, parallelism: 1, salt: Buffer.alloc(16, 7) };
argon2.hash = async (pin) => hashSync(pin, cheap);
argon2.verify = async (hashed, pin) => verifySync(hashed, pin);
argon2.nobody = Promise.resolve(hashSync('000000', cheap));

interface ServerWorld {
  scheduler: Scheduler;
  database: SimulatedDatabase;
  random: Random;
  /** Environment variables over those of a sandbox. */
  environment: Record<string, string>;
  sendCode: (message: OneTimeCode) => void;
  /** Every line that a server logs. */
  log: (line: string) => void;
  onDeath: (server: ServerProcess) => void;
}

/** One process of the backend, as `npm start` makes it, but for its socket. */
export class ServerProcess implements Owner {
  isAlive = true;
  readonly shop: Shop;
  readonly app: Hono<AppEnv>;
  readonly #world: ServerWorld;
  readonly #died: Promise<never>;
  #tellDeath: (error: Error) => void = () => undefined;

  constructor(
    readonly name: string,
    world: ServerWorld,
  ) {
    this.#world = world;
    const pool = world.database.poolOf(this);
    const db = new Kysely<Tables>({
      dialect: new PostgresDialect({ pool: guardPool(pool as unknown as InnerPool, unshared, 'of the simulation') }),
    });
    this.shop = {
      db,
      pool: pool as unknown as Pool,
      longDb: db,
      routes: unshared,
      probe: async () => undefined,
      clock: runningClock(null),
      random: (size) => Buffer.from(Array.from({ length: size }, () => Math.floor(world.random() * 256))),
      settings: readSettings({
        VELOC_SANDBOX: '1',
        VELOC_LIMIT_PLAYER_WRITES: '999999999',
        VELOC_LIMIT_ADDRESS_PINS: '999999999',
        VELOC_LIMIT_ADDRESS_SENDS: '999999999',
        VELOC_LIMIT_ADDRESS_CHECKS: '999999999',
        VELOC_LIMIT_ADDRESS_CODES: '999999999',
        ...world.environment,
      }),
      secrets,
      log: {
        info: (line) => world.log(readable(line)),
        warn: (line) => world.log(readable(line)),
        error: (line, cause) => world.log(readable(`${line} ${String(cause ?? '')}`)),
        call: () => undefined,
      },
      metrics: createShopMetrics(pool as unknown as Pool),
      mutex: createKeyedMutex(),
      semaphores: createPlayerSemaphores(),
      paymentProvider: vietQr,
      sendCode: async (message) => world.sendCode(message),
    };
    this.app = createApp(this.shop);
    this.#died = new Promise((_, reject) => {
      this.#tellDeath = reject;
    });
    this.#died.catch(() => undefined);
    this.#loop('jobs', JOBS_PACE, () => runDueJobs(this.shop));
    this.#loop('periods', PERIODS_PACE, () => ensurePeriods(this.shop));
    this.#loop('maintenance', MAINTENANCE_PACE, () => hourly(this.shop));
  }

  /** Answers as over a connection, which breaks when the process ends. */
  async handle(task: string, request: Request): Promise<Response> {
    return Promise.race([asTask(task, async () => this.app.request(request)), this.#died]);
  }

  /** As `kill -9`: nothing that was under way goes on. */
  kill(): void {
    if (!this.isAlive) return;
    this.isAlive = false;
    this.#tellDeath(new TypeError('the connection was reset'));
    this.#world.onDeath(this);
  }

  /** Work that begins again a pace after it has ended. A fault is logged and does not end it. */
  #loop(what: string, pace: number, work: () => Promise<unknown>): void {
    const { scheduler, random, log } = this.#world;
    scheduler.after(random() * pace, () => {
      if (!this.isAlive) return;
      void asTask(`${what} of ${this.name}`, work)
        .catch((error: unknown) => log(`${what} failed; it goes on ${String(error)}`))
        .then(() => this.#loop(what, pace, work));
    });
  }
}
