import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testShop, type TestShop } from '../testing/testShop';

const POINTS = 5;

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ environment: { VELOC_TRUST_PROXY: '1', VELOC_LIMIT_ADDRESS_CHECKS: String(POINTS) } });
});
afterAll(() => shop.close());

const check = (address = '192.0.2.7') =>
  shop.call('POST', '/otp-verify/check-user', {
    body: { phone: '+84912345678', endpointId: 'WEB' },
    headers: { 'X-Forwarded-For': address },
  });

test('a flood from one address waits for one statement at a time, and what is over for none', async () => {
  const { pool } = shop.shop;
  const query = pool.query.bind(pool) as (...sent: unknown[]) => Promise<unknown>;
  let [underWay, most, asked] = [0, 0, 0];
  const spy = vi.spyOn(pool, 'query').mockImplementation((async (...sent: unknown[]) => {
    asked += 1;
    underWay += 1;
    most = Math.max(most, underWay);
    try {
      return await query(...sent);
    } finally {
      underWay -= 1;
    }
  }) as never);
  const statuses = (await Promise.all(Array.from({ length: 60 }, () => check()))).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(POINTS);
  expect(statuses.filter((status) => status === 429)).toHaveLength(60 - POINTS);
  expect([most, asked]).toEqual([1, POINTS + 1]);
  expect((await check('192.0.2.8')).status).toBe(200);
  spy.mockRestore();
});
