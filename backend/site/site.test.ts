import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../app';
import { unshared, type RouteShares } from '../db/routeShares';
import { testShop, type TestShop } from '../testing/testShop';
import { loadPage } from './page';
import { precompress } from './precompress';

const HEAD_SCRIPT = "document.documentElement.dataset.theme = 'dark'";
const INDEX = `<!doctype html><style nonce="%NONCE%"></style><script nonce="%NONCE%">${HEAD_SCRIPT}</script><script type="module" src="/assets/main-abc.js"></script>`;

let shop: TestShop;
let folder: string;
let get: (path: string, headers?: Record<string, string>) => Promise<Response>;

beforeAll(async () => {
  shop = await testShop({ environment: { VELOC_API_BASE: 'https://api.example/v1' } });
  folder = mkdtempSync(join(tmpdir(), 'veloc-site-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), INDEX);
  writeFileSync(join(folder, 'assets/main-abc.js'), 'start()');
  writeFileSync(join(folder, 'robots.txt'), 'User-agent: *');
  const app = createApp(shop.shop, loadPage(folder));
  get = async (path, headers = {}) => app.request(path, { headers });
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await shop.close();
});

const asBrowser = { Accept: 'text/html,application/xhtml+xml' };

describe('the page', () => {
  test.each(['/', '/keno', '/account/tickets/0b1.mega', '/no-such-page'])(
    'answers the navigation to %s',
    async (path) => {
      const answer = await get(path, asBrowser);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('Content-Type')).toMatch(/^text\/html/);
      expect(answer.headers.get('Cache-Control')).toBe('no-cache');
    },
  );

  test('has a nonce of its own in each answer, the same in page and policy', async () => {
    const nonces = new Set<string>();
    for (let visit = 0; visit < 3; visit += 1) {
      const answer = await get('/', asBrowser);
      const [, nonce = ''] = /'nonce-([^']+)'/.exec(answer.headers.get('Content-Security-Policy') ?? '') ?? [];
      expect(await answer.text()).toContain(`<style nonce="${nonce}">`);
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(3);
  });

  test('leaves calls alone: an unknown one is no page', async () => {
    expect((await get('/no-such-call', { Accept: 'application/json' })).status).toBe(404);
    expect((await get('/ready', asBrowser)).headers.get('Content-Type')).toMatch(/json/);
  });

  test('leaves each call the share of its own route', async () => {
    const names: string[] = [];
    const run: RouteShares['run'] = async (name, work) => {
      names.push(name);
      await work();
    };
    const routes = { ...unshared, run };
    const app = createApp({ ...shop.shop, routes }, loadPage(folder));
    for (const path of ['/users/get-user-balance', '/internalpaygateway/orders/5', '/auth/sessions'])
      await app.request(path);
    expect(names).toEqual(['GET /users/get-user-balance', 'GET /internalpaygateway/orders/:id', 'GET /auth/sessions']);
  });
});

describe('files', () => {
  test('with their hash in the name are kept for ever, others are asked for again', async () => {
    const script = await get('/assets/main-abc.js');
    expect(await script.text()).toBe('start()');
    expect(script.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect((await get('/robots.txt')).headers.get('Cache-Control')).toBe('no-cache');
  });

  test('travel compressed to who takes that', async () => {
    const script = `start(${'0'.repeat(5000)})`;
    writeFileSync(join(folder, 'assets/large-abc.js'), script);
    precompress(join(folder, 'assets'));
    const packed = await get('/assets/large-abc.js', { 'Accept-Encoding': 'gzip, br' });
    expect(Object.fromEntries(packed.headers)).toMatchObject({
      'content-encoding': 'br',
      vary: expect.stringContaining('Accept-Encoding'),
    });
    expect(packed.headers.get('Content-Type')).toMatch(/javascript/);
    expect((await packed.arrayBuffer()).byteLength).toBeLessThan(100);
    expect(await (await get('/assets/large-abc.js')).text()).toBe(script);
  });

  test.each(['/assets/gone.js', '/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fpackage.json', '/.env'])(
    '%s is not there',
    async (path) => {
      expect((await get(path)).status).toBe(404);
      expect((await get(path, asBrowser)).status).toBe(404);
    },
  );
});

describe('headers of every answer', () => {
  test.each(['/', '/ready', '/no-such-call', '/assets/main-abc.js', '/users/get-profile'])('%s', async (path) => {
    const { headers } = await get(path);
    const hash = createHash('sha256').update(HEAD_SCRIPT).digest('base64');
    const policy = headers.get('Content-Security-Policy')?.replace(/'nonce-[^']+'/, "'nonce'");
    expect(policy?.split('; ')).toEqual([
      "default-src 'none'",
      `script-src 'self' 'sha256-${hash}'`,
      "style-src 'self' 'nonce'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      "connect-src 'self' https://api.example",
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types dompurify service-worker',
    ]);
    expect(Object.fromEntries(headers)).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers.has('x-powered-by')).toBe(false);
  });

  test('answers of the API are kept by no cache', async () => {
    expect((await get('/public/ip')).headers.get('Cache-Control')).toBe('no-store');
  });
});

test('a folder without a build has no page', () => {
  expect(loadPage(join(folder, 'assets'))).toBeUndefined();
});
