import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testShop, type TestShop } from '../testing/testShop';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ environment: { VELOC_ALLOWED_ORIGINS: 'https://shop.example' } });
});
afterAll(() => shop.close());

function get(path: string, headers: Record<string, string> = {}) {
  return shop.app.request(path, { headers: { Origin: 'https://shop.example', ...headers } });
}

test('a long read travels compressed to who takes that, and says that it depends on it', async () => {
  const plain = await get('/client/get-current-period');
  const packed = await get('/client/get-current-period', { 'Accept-Encoding': 'gzip, deflate, br' });
  expect(plain.headers.get('Content-Encoding')).toBeNull();
  expect(packed.headers.get('Content-Encoding')).toBe('gzip');
  for (const { headers } of [plain, packed]) expect(headers.get('Vary')).toMatch(/^Accept-Encoding, Origin$/);
  const bytes = Buffer.from(await packed.arrayBuffer());
  const text = await plain.text();
  expect(gunzipSync(bytes).toString()).toBe(text);
  expect(bytes.length).toBeLessThan(text.length / 4);
});

test('an unchanged one has nothing to compress', async () => {
  const tag = (await get('/client/get-current-period')).headers.get('ETag') ?? '';
  const again = await get('/client/get-current-period', { 'Accept-Encoding': 'gzip', 'If-None-Match': tag });
  expect(again.status).toBe(304);
  expect(again.headers.get('Content-Encoding')).toBeNull();
});

test('short answers go as they are', async () => {
  const answer = await get('/health', { 'Accept-Encoding': 'gzip' });
  expect(answer.headers.get('Content-Encoding')).toBeNull();
});
