import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testShop, type TestShop } from './testing/testShop';

let shop: TestShop;
beforeAll(async () => {
  // Each operator route is tried with a wrong key.
  shop = await testShop({ environment: { VELOC_LIMIT_OPERATOR_KEYS: '1000' } });
});
afterAll(() => shop.close());

/**
 * What a guest may call (spec section 6). Everything else must ask for a token: a new route is closed until it is named
 * here.
 */
const openToGuests = [
  /^GET \/(health|ready|openapi\.json|docs)$/,
  /^GET \/public\//,
  // Asked by the secret on a printed slip.
  /^POST \/public\/receipt$/,
  /^POST \/otp-verify\//,
  /^POST \/(register-account|client-get-token-by-endpoint|auth\/refresh|auth\/login-by-pin|auth\/login-by-uid)$/,
  /^GET \/client\/(get-current-period|client-get-privacy)$/,
  /^GET \/client-game-results\//,
  /^GET \/client-classic-result\/get-list$/,
  /^GET \/client-loto-carts\/get-channels$/,
  /^POST \/banks\/get-all$/,
  /^GET \/accounts\/get-active$/,
  // Signed by the gateway, not by a user.
  /^POST \/webhooks\/gateway$/,
  // Exists in the sandbox alone.
  /^POST \/sandbox\//,
];

function routes(): { method: string; path: string }[] {
  const all = shop.app.routes
    .filter(({ method, path }) => method !== 'ALL' && !path.includes('*'))
    .map(({ method, path }) => ({ method, path }));
  return [...new Map(all.map((route) => [`${route.method} ${route.path}`, route])).values()];
}

function withIds(path: string): string {
  return path.replace(/:\w+/g, '019c0000-0000-7000-8000-000000000000');
}

describe('every route', () => {
  test('that is not open to guests refuses them, and a forged token', async () => {
    const closed = routes().filter(({ method, path }) => !openToGuests.some((open) => open.test(`${method} ${path}`)));
    expect(closed.length).toBeGreaterThan(20);
    for (const { method, path } of closed) {
      for (const token of [undefined, 'forged.forged.forged']) {
        const body = method === 'GET' || method === 'DELETE' ? undefined : {};
        const call = { ...(body && { body }), ...(token && { token }) };
        expect((await shop.call(method, withIds(path), call)).status, `${method} ${path}`).toBe(401);
      }
    }
  });

  test('answers junk from a logged-in player without a fault', async () => {
    const { token } = await shop.newPlayer();
    for (const { method, path } of routes().filter((route) => !route.path.startsWith('/operator/'))) {
      for (const junk of [{}, { id: '../x', gameId: '__proto__', items: [null], amount: 1e300 }, [1], '{"a":']) {
        const body = method === 'GET' || method === 'DELETE' ? undefined : junk;
        const answer = await shop.call(method, path.replace(/:\w+/g, '%00'), { token, ...(body && { body }) });
        expect(answer.status, `${method} ${path} ${answer.text} ${shop.logged.at(-1) ?? ''}`).toBeLessThan(500);
      }
    }
  });
});

test('the OpenAPI document names every route', async () => {
  const { body } = await shop.call('GET', '/openapi.json');
  const document = body as unknown as { openapi: string; paths: Record<string, Record<string, unknown>> };
  expect(document.openapi).toBe('3.1.0');
  const missing = routes()
    .filter(({ path }) => path !== '/openapi.json' && path !== '/docs')
    .filter(
      ({ method, path }) => !document.paths[path.replace(/:(\w+)(?:\{[^}]*\})?/g, '{$1}')]?.[method.toLowerCase()],
    );
  expect(missing).toEqual([]);
});
