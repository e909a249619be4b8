import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createApp } from '../app';
import { testShop, type TestShop } from '../testing/testShop';

const PATH = '/operator/ledger-check';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ environment: { VELOC_TRUST_PROXY: '1', VELOC_LIMIT_OPERATOR_KEYS: '3' } });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.shop.db.deleteFrom('rate_limits').execute();
  shop.logged.length = 0;
});

const from = (address: string, token?: string) =>
  shop.call('GET', PATH, { ...(token && { token }), headers: { 'X-Forwarded-For': address } });

test('wrong operator keys of one address are logged and end in 429, and nobody else notices', async () => {
  const right = shop.shop.secrets.operatorKey;
  for (let guess = 0; guess < 3; guess += 1) expect((await from('192.0.2.1', `guess-${guess}`)).status).toBe(401);
  expect((await from('192.0.2.1', right)).status).toBe(200);
  for (let guess = 3; guess < 6; guess += 1) expect((await from('192.0.2.1', `guess-${guess}`)).status).toBe(429);

  const barred = await from('192.0.2.1', right);
  expect(barred).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
  expect(Number(barred.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect((await from('192.0.2.2', right)).status).toBe(200);

  // A line for each up to the limit and one for the first above it; never the key that was tried.
  expect(shop.logged).toHaveLength(4);
  expect(shop.logged[0]).toMatch(/^a wrong operator key came from 192\.0\.2\.1 for GET \/operator\/ledger-check/);
  expect(shop.logged.join()).not.toContain('guess');
});

test('an IPv6 /48 has four addresses’ worth of wrong keys, and lines in the log', async () => {
  const right = shop.shop.secrets.operatorKey;
  const network = (turn: number) => `2001:db8:1:${turn.toString(16)}::1`;
  // What one network has too much counts for no other one of its site.
  for (let guess = 0; guess < 6; guess += 1) await from(network(0), 'guess');
  const statuses: number[] = [];
  for (let turn = 1; turn < 20; turn += 1) statuses.push((await from(network(turn), 'guess')).status);
  expect(statuses).toEqual([...Array<number>(9).fill(401), ...Array<number>(10).fill(429)]);
  expect(shop.logged).toHaveLength(4 + 9 + 1);
  expect((await from(network(99), right)).status).toBe(429);
  expect((await from('2001:db8:2::1', right)).status).toBe(200);
});

test('many right keys, and calls without any, are not counted', async () => {
  for (let call = 0; call < 6; call += 1) {
    expect((await from('192.0.2.3', shop.shop.secrets.operatorKey)).status).toBe(200);
    expect((await from('192.0.2.3')).status).toBe(401);
  }
});

test('with a port of their own the operator’s calls answer there alone, and nothing else does', async () => {
  const headers = { Authorization: `Bearer ${shop.shop.secrets.operatorKey}` };
  const statusOn = async (answered: 'operator' | 'others', path: string) =>
    (await createApp(shop.shop, undefined, answered).request(path, { headers })).status;
  expect(await statusOn('operator', PATH)).toBe(200);
  expect(await statusOn('others', '/health')).toBe(200);
  for (const path of [PATH, '/%6fperator/ledger-check', '/operator/', '/operator/unknown']) {
    expect(await statusOn('others', path), path).toBe(404);
  }
  for (const path of ['/health', '/', '/public/banners', '/operators']) {
    expect(await statusOn('operator', path), path).toBe(404);
  }
});
