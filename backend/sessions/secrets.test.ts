import { afterAll, beforeAll, expect, test } from 'vitest';
import { testShop, type TestAnswer, type TestShop } from '../testing/testShop';

const PHONE = '+84977123456';
const PIN = '274913';

let shop: TestShop;
const answers: TestAnswer[] = [];
const secrets: string[] = [PIN];

async function call(...args: Parameters<TestShop['call']>) {
  const answer = await shop.call(...args);
  answers.push(answer);
  return answer;
}

/** A life of a session: code, account, PIN, refresh, mistakes of every kind, logout. */
beforeAll(async () => {
  shop = await testShop();
  const { challengeId } = (await call('POST', '/otp-verify/send', { body: { phone: PHONE, purpose: 'register' } })).body
    .data;
  const code = shop.codes.at(-1)?.code ?? '';
  const { signature } = (await call('POST', '/otp-verify/verify', { body: { challengeId, phone: PHONE, code } })).body
    .data;
  const body = { phone: PHONE, signature, pin: PIN, acceptPrivacy: true };
  const registered = await call('POST', '/register-account', { body, key: crypto.randomUUID() });
  const { token, refreshToken } = registered.body.data as { token: string; refreshToken: string };
  const renewed = (await call('POST', '/auth/refresh', { body: { refreshToken } })).body.data;
  secrets.push(code, signature, token, refreshToken, renewed['token'], renewed['refreshToken']);

  await call('POST', '/auth/login-by-pin', { body: { phone: PHONE, pin: '111112' } });
  await call('POST', '/users/get-profile', { token: `${token}x` });
  await call('POST', '/users/change-pass', { token, body: { oldPin: PIN, newPin: '519272' } });
  await call('GET', '/no/such/page', { token });
  await call('POST', '/otp-verify/verify', { body: '{"challengeId":' });
  shop.passTime(60_000);
  shop.shop.sendCode = async () => {
    throw new Error('no network');
  };
  await call('POST', '/otp-verify/send', { body: { phone: PHONE, purpose: 'login' } });
  // A fault that nobody foresaw is logged whole.
  const { db } = shop.shop;
  Object.defineProperty(shop.shop, 'db', {
    get: () => {
      throw new Error('the database is gone');
    },
    configurable: true,
  });
  await call('POST', '/otp-verify/check-user', { body: { phone: PHONE } });
  Object.defineProperty(shop.shop, 'db', { value: db, configurable: true, writable: true });
  await call('POST', '/auth/logout', { token: renewed['token'], body: { refreshToken: renewed['refreshToken'] } });
});
afterAll(() => shop.close());

test('every answer carries the security headers, refusals and faults too', () => {
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400, 401, 404, 500, 503]));
  for (const { headers } of answers) {
    expect(headers.get('Strict-Transport-Security')).toMatch(/^max-age=31536000/);
    expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'/);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('X-Frame-Options')).toBe('DENY');
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.has('X-Powered-By')).toBe(false);
  }
});

test('no line of the log holds a phone, a PIN, a code or a token', () => {
  expect(shop.logged.length).toBeGreaterThanOrEqual(2);
  const log = shop.logged.join('\n');
  for (const secret of [PHONE, PHONE.slice(3), ...secrets]) expect(log).not.toContain(secret);
  expect(log).toContain('+8497*****56');
});

test('no refusal tells more than its sentence', () => {
  for (const { status, text } of answers.filter((answer) => answer.status >= 400)) {
    expect(text.length, `${status} ${text}`).toBeLessThan(400);
    expect(text).not.toMatch(/at \w+ \(|node_modules|select |insert |postgres/i);
  }
});

test('no call takes a token, a PIN or a code in its address', async () => {
  const document = (await shop.call('GET', '/openapi.json')).body as unknown as {
    paths: Record<string, Record<string, { parameters?: { name?: string; in?: string }[] }>>;
  };
  const inAddress = Object.entries(document.paths).flatMap(([path, methods]) => [
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
    ...Object.values(methods).flatMap(({ parameters = [] }) =>
      // A header, of which some are told once for many calls, is in no address.
      parameters.flatMap((parameter) => (parameter.name && parameter.in !== 'header' ? [parameter.name] : [])),
    ),
  ]);
  expect(inAddress.length).toBeGreaterThan(10);
  for (const name of inAddress) expect(name).not.toMatch(/token|\bpin\b|\bcode\b|signature|secret/i);
});
