import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testShop, type TestShop } from '../testing/testShop';
import { createThrottle } from './throttleRefusals';

let shop: TestShop;
beforeEach(async () => {
  shop = await testShop({ environment: { VELOC_TRUST_PROXY: '1', VELOC_LIMIT_ADDRESS_CHECKS: '1' } });
});
afterEach(() => shop.close());

const check = (address: string) =>
  shop.call('POST', '/otp-verify/check-user', {
    body: { phone: '+84912345678', endpointId: 'WEB' },
    headers: { 'X-Forwarded-For': address },
  });

test('the first hundred refusals of an address go out at once, then a hundred a second', () => {
  const throttle = createThrottle();
  const waits = Array.from({ length: 1000 }, () => throttle('192.0.2.7', 5000));
  expect(waits.slice(0, 100)).toEqual(Array(100).fill(0));
  expect([waits[100], waits[199], waits[999]]).toEqual([10, 1000, 9000]);
  expect(throttle('192.0.2.8', 5000)).toBe(0);
  expect(throttle('192.0.2.7', 5000 + 9000 + 1000)).toBe(0);
});

test('none is kept back for longer than a proxy waits, however many there are', () => {
  const throttle = createThrottle();
  const waits = Array.from({ length: 10_000 }, () => throttle('192.0.2.7', 0));
  expect(Math.max(...waits)).toBe(20_000);
});

test('whoever floods with refused calls waits for the answers, whoever else does not', async () => {
  const answered: string[] = [];
  const flood = () => check('192.0.2.7').then(({ status }) => answered.push(status === 200 ? 'counted' : 'refused'));
  const answers = Promise.all(Array.from({ length: 160 }, flood));
  await vi.waitFor(() => expect(answered.length).toBeGreaterThanOrEqual(100), { timeout: 20_000, interval: 1 });
  expect((await check('192.0.2.8')).status).toBe(200);
  answered.push('another');
  await answers;
  expect(answered.filter((each) => each === 'refused')).toHaveLength(159);
  expect(answered.at(-1)).toBe('refused');
});
