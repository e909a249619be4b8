import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testShop, type TestShop } from '../testing/testShop';
import { hourlyLimiter } from './hourlyLimiter';

const POINTS = 5;

let shop: TestShop;
beforeEach(async () => {
  shop = await testShop({
    environment: {
      VELOC_TRUST_PROXY: '1',
      VELOC_LIMIT_ADDRESS_CHECKS: String(POINTS),
      VELOC_LIMIT_OPERATOR_KEYS: String(POINTS),
    },
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await shop.close();
});

const check = (address = '192.0.2.7') =>
  shop.call('POST', '/otp-verify/check-user', {
    body: { phone: '+84912345678', endpointId: 'WEB' },
    headers: { 'X-Forwarded-For': address },
  });
const guessKey = (index: number) =>
  shop.call('GET', '/operator/ledger-check', { token: `guess-${index}`, headers: { 'X-Forwarded-For': '192.0.2.7' } });
const flood = async (call: (index: number) => ReturnType<typeof check>, calls = 60) =>
  (await Promise.all(Array.from({ length: calls }, (_, index) => call(index)))).map(({ status }) => status);

/** Counts the statements of the limiters, which ask the pool itself; `before` runs ahead of each. */
function watch(before: () => Promise<void> | void = () => {}) {
  const { pool } = shop.shop;
  const query = pool.query.bind(pool) as (...sent: unknown[]) => Promise<unknown>;
  const seen = { underWay: 0, most: 0, asked: 0 };
  vi.spyOn(pool, 'query').mockImplementation((async (...sent: unknown[]) => {
    seen.asked += 1;
    seen.underWay += 1;
    seen.most = Math.max(seen.most, seen.underWay);
    try {
      await before();
      return await query(...sent);
    } finally {
      seen.underWay -= 1;
    }
  }) as never);
  return seen;
}

test('a flood from one address waits for one statement at a time, and what is over for none', async () => {
  const seen = watch();
  const statuses = await flood(() => check());
  expect(statuses.filter((status) => status === 200)).toHaveLength(POINTS);
  expect(statuses.filter((status) => status === 429)).toHaveLength(60 - POINTS);
  expect(seen).toMatchObject({ most: 1, asked: POINTS + 1 });
  expect((await check('192.0.2.8')).status).toBe(200);
});

test('a flood of wrong operator keys neither, and it fills no log', async () => {
  const seen = watch();
  const statuses = await flood(guessKey);
  expect(statuses.filter((status) => status === 401)).toHaveLength(POINTS);
  expect(statuses.filter((status) => status === 429)).toHaveLength(60 - POINTS);
  expect(seen).toMatchObject({ most: 1, asked: POINTS + 1 });
  expect(shop.logged).toHaveLength(POINTS + 1);
});

test('the calls of many addresses together are counted over a quarter of the connections', async () => {
  const seen = watch();
  expect(new Set(await flood((index) => check(`198.51.100.${index}`)))).toEqual(new Set([200]));
  expect(seen).toMatchObject({ most: Math.ceil(shop.shop.pool.options.max / 4), asked: 60 });
});

test('calls that cannot be counted in time are 503 DB_BUSY, each after the same patience', async () => {
  const [limiter, at] = [hourlyLimiter(shop.shop, 'calls', POINTS), Date.now()];
  const seen = watch(() => {
    vi.spyOn(Date, 'now').mockReturnValue(at + shop.shop.settings.databaseLimits.connectMs + 60_000);
    throw new Error('timeout exceeded when trying to connect');
  });
  const counted = await Promise.allSettled(Array.from({ length: 20 }, () => limiter.consume('one key')));
  expect(counted.filter(({ status }) => status === 'rejected')).toHaveLength(20);
  for (const each of counted) expect(each).toMatchObject({ reason: { name: 'NoConnection', kind: 'busy' } });
  expect(seen.asked).toBe(1);
  expect(await check()).toMatchObject({ status: 503, body: { code: 'DB_BUSY' } });
});
