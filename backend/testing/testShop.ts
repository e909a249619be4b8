import { randomBytes } from 'node:crypto';
import type { Hono } from 'hono';
import type { Transaction } from 'kysely';
import { createApp } from '../app';
import { manualClock } from '../clock';
import type { Connection } from '../db/connect';
import type { Database } from '../db/schema';
import type { AppEnv } from '../http/env';
import { newId } from '../ids';
import { transferLegs } from '../ledger/legs';
import { postJournal } from '../ledger/post';
import { createShopMetrics } from '../observability/metrics/shopMetrics';
import { makeSecrets } from '../secrets';
import type { DatabaseLimits } from '../settings/databaseLimits';
import { readSettings } from '../settings/readSettings';
import { addDevice } from '../sessions/knownDevice';
import { openSession, type IssuedTokens } from '../sessions/openSession';
import type { OneTimeCode, Shop } from '../shop';
import type { PaymentProvider } from '../topup/paymentProvider';
import { vietQr } from '../topup/providers/vietQr/vietQr';
import { createPlayerSemaphores, createKeyedMutex } from '../keyedLocks';
import { hashCheaply } from './hashCheaply';
import { insertUser } from './insertUser';
import { clonePglite } from './pgliteClone';
import { clonePostgres } from './postgresClone';

export interface TestAnswer {
  status: number;
  // A test says what it expects of an answer; the wire schemas are checked where that is the point.
  body: Record<string, never> & { data: never; token: never; code?: string; message?: string };
  text: string;
  headers: Headers;
}

interface CallOptions {
  token?: string;
  body?: unknown;
  /** Idempotency-Key. */
  key?: string;
  headers?: Record<string, string>;
}

export interface TestPlayer {
  userId: string;
  /** E.164. */
  phone: string;
  token: string;
  refreshToken: string;
}

export interface TestShop {
  shop: Shop;
  app: Hono<AppEnv>;
  call(method: string, path: string, options?: CallOptions): Promise<TestAnswer>;
  setNow(instant: string | Date): void;
  /** Moves the clock on by ms. */
  passTime(milliseconds: number): void;
  /** A registered and logged-in player; `balance` in đồng on the wallet, as a gift of the shop. */
  newPlayer(options?: { balance?: number; phone?: string; name?: string }): Promise<TestPlayer>;
  /** The access token of somebody whom the database has already. */
  login(userId: string): Promise<string>;
  /** Every code sent so far, oldest first. */
  codes: OneTimeCode[];
  /** What the shop logged, oldest first. */
  logged: string[];
  close(): Promise<void>;
}

interface TestShopOptions {
  /** Where the manual clock stands. @default '2026-08-21T03:00:00.000Z', a Friday at 10:00 in Vietnam */
  now?: string;
  /** Environment variables over those of a sandbox. */
  environment?: Record<string, string>;
  /** Limits on the use of a server, over patient ones. */
  limits?: Partial<DatabaseLimits>;
  /** Leads all connections to a server by another port of this machine. */
  port?: number;
  /** A pooler in transaction mode listens at that port. */
  isPooled?: boolean;
  /** @default vietQr */
  paymentProvider?: PaymentProvider;
  /** A database that is migrated already, in place of one of its own. */
  connection?: Connection;
}

export const TEST_NOW = '2026-08-21T03:00:00.000Z';

/** As though codes had been typed on all devices of a user. */
export async function proveDevices({ shop }: Pick<TestShop, 'shop'>, userId: string): Promise<void> {
  const proved_at = shop.clock.now();
  await shop.db.updateTable('known_devices').set({ proved_at }).where('user_id', '=', userId).execute();
}

/** Calls an app as over HTTP. */
export function callerOf(app: TestShop['app']): TestShop['call'] {
  return async (method, path, { token, body, key, headers = {} } = {}) => {
    const response = await app.request(path, {
      method,
      headers: {
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        ...(key === undefined ? {} : { 'Idempotency-Key': key }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('Content-Type')?.startsWith('application/json');
    const decoded = (isJson ? JSON.parse(text) : {}) as TestAnswer['body'];
    return { status: response.status, body: decoded, text, headers: response.headers };
  };
}

hashCheaply();

/**
 * A whole shop on a database of its own: a clone of a prepared PGlite, or a copy of a template on the server that
 * `VELOC_TEST_DATABASE_URL` names. Its clock moves only by `setNow` and `passTime`.
 */
export async function testShop({
  now = TEST_NOW,
  environment = {},
  limits = {},
  port,
  isPooled = false,
  paymentProvider = vietQr,
  connection: given,
}: TestShopOptions = {}): Promise<TestShop> {
  const url = process.env.VELOC_TEST_DATABASE_URL;
  const start = new Date(TEST_NOW);
  const connection =
    given ?? (url ? await clonePostgres(url, start, { limits, port, isPooled }) : await clonePglite(start));
  const clock = manualClock(now);
  const codes: OneTimeCode[] = [];
  const logged: string[] = [];
  const shop: Shop = {
    db: connection.db,
    pool: connection.pool,
    longDb: connection.longDb,
    routes: connection.routes,
    probe: connection.probe,
    clock,
    random: randomBytes,
    // A test may call in one minute what no player does, and all from one address.
    settings: readSettings({
      VELOC_SANDBOX: '1',
      VELOC_LIMIT_PLAYER_WRITES: '999999999',
      VELOC_LIMIT_ADDRESS_PINS: '999999999',
      ...environment,
    }),
    secrets: makeSecrets({
      master: 'the master secret of a test shop',
      operatorKey: 'the-operator-key-of-a-test-shop',
    }),
    log: {
      info: (line) => logged.push(line),
      warn: (line) => logged.push(line),
      error: (line, cause) => logged.push(`${line} ${String(cause ?? '')}`),
      call: () => {},
    },
    metrics: createShopMetrics(connection.pool),
    mutex: createKeyedMutex(),
    semaphores: createPlayerSemaphores(),
    paymentProvider,
    sendCode: async (message) => {
      codes.push(message);
    },
  };
  const app = createApp(shop);

  let players = 0;
  async function newPlayer({
    balance = 0,
    phone,
    name = 'Nguyễn Văn An',
  }: { balance?: number; phone?: string; name?: string } = {}): Promise<TestPlayer> {
    players += 1;
    const number = phone ?? `+849${String(10_000_000 + players)}`;
    const at = clock.now();
    const userId = newId(at);
    const tokens = await shop.db.transaction().execute(async (trx) => {
      await insertUser(trx, { id: userId, phone: number, name, at });
      if (balance > 0) {
        const legs = transferLegs(balance, { from: 'sys:promo', to: 'wallet' });
        await postJournal(trx, { userId, kind: 'cashback', refId: 'opening balance', legs, at });
      }
      return sessionOf(trx, userId);
    });
    return { userId, phone: number, token: tokens.token, refreshToken: tokens.refreshToken };
  }

  async function sessionOf(trx: Transaction<Database>, userId: string): Promise<IssuedTokens> {
    const deviceId = await addDevice(shop, trx, userId, { isProved: true });
    return openSession(shop, trx, { userId, epoch: 0, device: 'test', deviceId });
  }

  return {
    shop,
    app,
    call: callerOf(app),
    newPlayer,
    login: async (userId) => (await shop.db.transaction().execute((trx) => sessionOf(trx, userId))).token,
    codes,
    logged,
    setNow: clock.set,
    passTime: (milliseconds) => clock.set(new Date(clock.now().getTime() + milliseconds)),
    close: connection.close,
  };
}
