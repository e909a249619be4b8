import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createApp } from '../app';
import { callerOf, testShop, type TestShop } from '../testing/testShop';
import { currentCall, duringCall } from './callContext';
import { createJsonLog } from './jsonLog';

const lines: string[] = [];
const log = createJsonLog({ write: (line) => lines.push(line) });
const written = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);
beforeEach(() => (lines.length = 0));

let shop: TestShop;
let call: TestShop['call'];
beforeAll(async () => {
  shop = await testShop();
  call = callerOf(createApp({ ...shop.shop, log }));
});
afterAll(() => shop.close());

test('writes a call as one line: its route and not its path, and how it was answered', async () => {
  const { headers } = await call('GET', '/public/guides/keno?from=%2B84912345678', {
    headers: { 'X-Request-Id': 'of_the-proxy-17' },
  });
  expect(headers.get('X-Request-Id')).toBe('of_the-proxy-17');
  expect(written()).toEqual([
    {
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      level: 'info',
      msg: 'call',
      requestId: 'of_the-proxy-17',
      route: '/public/guides/:id',
      method: 'GET',
      status: 200,
      ms: expect.any(Number),
    },
  ]);
});

test('takes a planned end of /ready for no error, and every other refusal of it', async () => {
  const ending = callerOf(createApp({ ...shop.shop, log, draining: AbortSignal.abort() }));
  expect(await ending('GET', '/ready')).toMatchObject({ status: 503 });
  expect(written()).toMatchObject([{ level: 'info', route: '/ready', status: 503 }]);
  expect(written()[0]).not.toHaveProperty('isMeant');
  lines.length = 0;
  const probe = () => Promise.reject(new Error('away'));
  await callerOf(createApp({ ...shop.shop, log, probe }))('GET', '/ready');
  expect(written().map(({ level }) => level)).toEqual(['error', 'error']);
});

test('has a level for what may not be meant', () => {
  log.warn('customers read example texts');
  expect(written()).toMatchObject([{ level: 'warn', msg: 'customers read example texts' }]);
});

test.each([[undefined], [''], ['a b'], ['x'.repeat(129)], ['"},{"level":"fatal']])(
  'makes an id where %j came for one',
  async (came) => {
    const headers: Record<string, string> = came === undefined ? {} : { 'X-Request-Id': came };
    const made = (await call('GET', '/health', { headers })).headers.get('X-Request-Id');
    expect(made).toMatch(/^[\w-]{16}$/);
    expect(written()).toMatchObject([{ requestId: made, route: '/health', status: 200 }]);
  },
);

test('gives each line that a call causes its id, also where calls run side by side', async () => {
  const at = (requestId: string) =>
    duringCall({ requestId }, async () => {
      await new Promise(setImmediate);
      log.info(requestId);
      return currentCall();
    });
  await Promise.all([at('one'), at('two')]);
  log.info('beside all calls');
  expect(written().map(({ requestId, msg }) => [requestId, msg])).toEqual([
    ['one', 'one'],
    ['two', 'two'],
    [undefined, 'beside all calls'],
  ]);
});

test('leaves out a fact whose name is that of a secret, and what hangs on an error beside its stack', () => {
  log.info('a fact', { phone: '+84912345678', sent: { code: '402913', to: 'the sender' } });
  const detail = 'Key (phone)=(+84912345678) already exists.';
  const cause = Object.assign(new Error('duplicate key'), { code: '23505', detail });
  log.error('it failed', new Error('storing failed for +84912345678', { cause }));
  const [fact, fault] = written();
  expect(fact).toMatchObject({ phone: '[secret]', sent: { code: '[secret]', to: 'the sender' } });
  expect(fault).toMatchObject({ level: 'error', err: { type: 'Error', message: 'storing failed for +8491*****78' } });
  expect((fault as { err: { stack: string } }).err.stack).toContain('[cause]: Error: duplicate key');
  expect(lines.join('')).not.toContain('12345678');
});

test('holds no phone, code, PIN, token or key of whoever calls, whatever becomes of the call', async () => {
  const phone = '+84987654321';
  const [pin, wrongPin, operatorKey] = ['739164', '517283', shop.shop.secrets.operatorKey];
  const secrets = [phone, phone.slice(1), `0${phone.slice(3)}`, pin, wrongPin, operatorKey, 'a-wrong-operator-key'];
  const post = async (path: string, body: unknown, token?: string) => {
    const answer = await call('POST', path, { body, ...(token && { token }) });
    const { data } = answer.body as { data: Record<string, unknown> | null };
    for (const name of ['token', 'refreshToken', 'signature', 'link']) {
      if (typeof data?.[name] === 'string') secrets.push((data[name] as string).replace('/unlock/', ''));
    }
    for (const cookie of answer.headers.getSetCookie()) secrets.push(/=([^;]{16,})/.exec(cookie)?.[1] ?? cookie);
    return { ...answer, data: data as Record<string, string> };
  };
  const proof = async (purpose: string) => {
    shop.passTime(61_000);
    const { data } = await post('/otp-verify/send', { phone, purpose });
    const { code = '' } = shop.codes.at(-1) ?? {};
    secrets.push(code);
    await post('/otp-verify/verify', { challengeId: data.challengeId, phone, code: '000000' });
    const verified = await post('/otp-verify/verify', { challengeId: data.challengeId, phone, code });
    return verified.data.signature;
  };

  const signature = await proof('register');
  const register = () => post('/register-account', { phone, name: 'Nguyễn Văn An', signature, acceptPrivacy: true });
  // The driver tells the whole row that a constraint refuses.
  await sql`alter table users add constraint none check (name = '') not valid`.execute(shop.shop.db);
  expect((await register()).status).toBe(500);
  await sql`alter table users drop constraint none`.execute(shop.shop.db);
  const { data: session } = await register();
  const changed = { newPin: pin, signature: await proof('change_pin') };
  expect((await post('/users/change-pass', changed, session.token)).status).toBe(200);
  await post('/auth/login-by-pin', { phone, pin: wrongPin });
  expect((await post('/auth/login-by-pin', { phone, pin })).status).toBe(200);
  await post('/auth/refresh', { refreshToken: session.refreshToken });
  await post('/operator/users/unlock', { phone }, 'a-wrong-operator-key');
  const { data: unlocked } = await post('/operator/users/unlock', { phone }, operatorKey);
  await call('GET', unlocked.link ?? '');
  await call('GET', `/no/such/${phone}`);
  await post('/operator/users/logout', { phone }, operatorKey);

  const routes = written().flatMap(({ route }) => route ?? []);
  expect(routes).toEqual(
    expect.arrayContaining(['/otp-verify/verify', '/auth/login-by-pin', '/operator/users/unlock']),
  );
  expect(secrets.length).toBeGreaterThan(15);
  for (const line of lines) for (const kept of secrets) expect(line).not.toContain(kept);
});
