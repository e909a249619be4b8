import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testShop, type TestShop } from '../testing/testShop';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({
    environment: { VELOC_ALLOWED_ORIGINS: 'https://shop.example', VELOC_LIMIT_ADDRESS_CHECKS: '3' },
  });
});
afterAll(() => shop.close());

describe('what comes in', () => {
  test.each(['{"phone":', '[]', 'null', '"text"', '7'])('the body %j is refused in the envelope', async (body) => {
    expect(await shop.call('POST', '/otp-verify/get', { body })).toMatchObject({
      status: 400,
      body: { status: 400, code: 'VALIDATION_ERROR' },
    });
  });

  test('an empty body under a JSON content type counts as {}', async () => {
    const { token } = await shop.newPlayer();
    expect(await shop.call('DELETE', '/client-carts/clear', { token, body: '' })).toMatchObject({ status: 200 });
    const answer = await shop.call('POST', '/otp-verify/send', { body: '' });
    expect(answer.body).toMatchObject({ code: 'VALIDATION_ERROR', data: { field: 'phone' } });
  });

  test('a body nested without end is refused, and brackets in a text are none', async () => {
    const { token } = await shop.newPlayer();
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    const line = (ticket: string) => `{"gameId":"mega","unitPrice":10000,"ticket":{"numbers":${ticket}}}`;
    const headers = { 'Content-Type': 'application/vnd.api+json' };
    for (const extra of [{}, { headers }]) {
      const answer = await shop.call('POST', '/client-carts/add-item', { token, body: line(deep), ...extra });
      expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_ERROR', data: null } });
    }
    const correction = { token: shop.shop.secrets.operatorKey, body: `{"reason":"x","record":{"numbers":[${deep}]}}` };
    expect((await shop.call('POST', '/operator/results/corrections', correction)).status).toBe(400);
    const body = { name: `An ${'['.repeat(40)}"{\\` };
    expect((await shop.call('POST', '/users/update-profile', { token, body })).status).toBe(200);
  });

  test('a body above 64 kB is refused', async () => {
    const body = { challengeId: 'x'.repeat(64 * 1024) };
    const { status, headers } = await shop.call('POST', '/otp-verify/get', { body });
    // What is left of the body would be read as the next call.
    expect([status, headers.get('Connection')]).toEqual([413, 'close']);
  });

  test('the first wrong field is named', async () => {
    const answer = await shop.call('POST', '/otp-verify/send', { body: { phone: '+84912345678', purpose: 'theft' } });
    expect(answer.body.data).toEqual({ field: 'purpose' });
  });

  test('an odd idempotency key is refused', async () => {
    const body = { phone: '+84912345678', purpose: 'login' };
    expect((await shop.call('POST', '/otp-verify/send', { body, key: 'short' })).status).toBe(400);
  });

  test('a fault is logged whole and answered without its details', async () => {
    await shop.shop.db.schema.alterTable('banners').renameTo('banners_away').execute();
    const answer = await shop.call('GET', '/public/banners');
    await shop.shop.db.schema.alterTable('banners_away').renameTo('banners').execute();
    expect(answer).toMatchObject({ status: 500, body: { code: 'INTERNAL', data: null } });
    expect(answer.text).not.toContain('relation');
    expect(shop.logged.at(-1)).toContain('relation "banners" does not exist');
  });
});

describe('limits by address', () => {
  test('count phone checks and logins together, and a claimed address changes nothing', async () => {
    const statuses: number[] = [];
    for (let call = 0; call < 5; call += 1) {
      const headers = { 'X-Forwarded-For': `10.0.0.${call}` };
      const body = { phone: '+84912345678', pin: '274913' };
      const path = call % 2 ? '/auth/login-by-pin' : '/otp-verify/check-user';
      statuses.push((await shop.call('POST', path, { body, headers })).status);
    }
    expect(statuses).toEqual([200, 400, 200, 429, 429]);
  });
});

describe('the time', () => {
  test('stands in every answer, whatever it says', async () => {
    const calls = ['/health', '/client/get-current-period', '/users/get-user-balance', '/nowhere'] as const;
    const answers = await Promise.all(calls.map((path) => shop.call('GET', path)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 401, 404]);
    for (const { headers } of answers) expect(headers.get('Server-Time')).toBe('2026-08-21T03:00:00.000Z');
  });

  test('may be read by the other origins, with a 304 too', async () => {
    const ask = (headers: Record<string, string>) =>
      shop.call('GET', '/client/get-current-period', { headers: { Origin: 'https://shop.example', ...headers } });
    const first = await ask({});
    for (const answer of [first, await ask({ 'If-None-Match': first.headers.get('ETag') ?? '' })]) {
      expect(answer.headers.get('Server-Time')).toBe('2026-08-21T03:00:00.000Z');
      expect(answer.headers.get('Access-Control-Expose-Headers')).toContain('Server-Time');
      expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('https://shop.example');
    }
  });
});

describe('other origins', () => {
  function preflight(origin: string) {
    const headers = { Origin: origin, 'Access-Control-Request-Method': 'POST' };
    return shop.call('OPTIONS', '/client-carts/add-item', { headers });
  }

  test('only the allowed ones may call', async () => {
    const allowed = await preflight('https://shop.example');
    expect(allowed.headers.get('Access-Control-Allow-Origin')).toBe('https://shop.example');
    expect(allowed.headers.get('Access-Control-Allow-Headers')).toContain('Idempotency-Key');
    expect((await preflight('https://evil.example')).headers.get('Access-Control-Allow-Origin')).toBeNull();
  });
});
