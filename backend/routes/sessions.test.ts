import { sessionSchema } from '@veloc/rules';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testShop, type TestShop } from '../testing/testShop';

const MINUTE = 60_000;
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ environment: { VELOC_LIMIT_ADDRESS_SENDS: '100000', VELOC_LIMIT_ADDRESS_CHECKS: '100000' } });
});
afterAll(() => shop.close());

let numbers = 0;
function newPhone(): string {
  numbers += 1;
  return `+8498${String(1_000_000 + numbers)}`;
}

async function sendCode(phone: string, purpose = 'login') {
  const sent = await shop.call('POST', '/otp-verify/send', { body: { phone, purpose } });
  expect(sent.status, sent.text).toBe(200);
  return { challengeId: sent.body.data['challengeId'] as string, code: shop.codes.at(-1)?.code ?? '' };
}

async function proof(phone: string, purpose = 'login'): Promise<string> {
  const { challengeId, code } = await sendCode(phone, purpose);
  const verified = await shop.call('POST', '/otp-verify/verify', { body: { challengeId, phone, code } });
  expect(verified.status, verified.text).toBe(200);
  return verified.body.data['signature'];
}

async function register(phone: string, more: object = {}) {
  const signature = await proof(phone, 'register');
  return shop.call('POST', '/register-account', { body: { phone, signature, acceptPrivacy: true, ...more } });
}

function refresh(refreshToken: string) {
  return shop.call('POST', '/auth/refresh', { body: { refreshToken } });
}

function profile(token: string) {
  return shop.call('POST', '/users/get-profile', { token });
}

describe('register and log in', () => {
  test('a new phone registers, an old one logs in', async () => {
    const phone = newPhone();
    const exists = () => shop.call('POST', '/otp-verify/check-user', { body: { endpointId: 'WEB', phone } });
    expect((await exists()).body.data).toEqual({ exists: false });

    const registered = await register(phone, { name: 'Lộc' });
    expect(v.parse(sessionSchema, registered.body.data).user).toMatchObject({ phone, name: 'Lộc', reward: 0 });
    expect(registered.body['token']).toBe(registered.body.data['token']);
    expect((await exists()).body.data).toEqual({ exists: true });

    shop.passTime(MINUTE);
    const signature = await proof(phone);
    const body = { phone, endPointId: 'WEB', signature };
    const session = await shop.call('POST', '/client-get-token-by-endpoint', { body });
    expect((await profile(session.body['token'])).body.data).toMatchObject({ phone });
    // The proof is used up.
    expect(await shop.call('POST', '/client-get-token-by-endpoint', { body })).toMatchObject({
      status: 403,
      body: { code: 'SIGNATURE_INVALID' },
    });
  });

  test('an account is opened by its id and a proof of its phone', async () => {
    const { phone, userId } = await shop.newPlayer();
    const body = { uid: userId, signature: await proof(phone) };
    const session = await shop.call('POST', '/auth/login-by-uid', { body });
    expect((await profile(session.body['token'])).body.data).toMatchObject({ id: userId, phone });
    expect((await shop.call('POST', '/auth/login-by-uid', { body })).status).toBe(403);
  });

  test('the key of a login, repeated after its session has ended, answers none of its dead tokens', async () => {
    const phone = newPhone();
    await register(phone, { pin: '274913' });
    const asked = async () => {
      shop.passTime(MINUTE);
      const { challengeId, code } = await sendCode(phone);
      return { challengeId, phone, code, purpose: 'login' };
    };
    const logins: [string, object, number][] = [
      ['/auth/login-by-pin', { phone, pin: '274913' }, 200],
      ['/otp-verify/submit', await asked(), 400],
      ['/client-get-token-by-endpoint', { phone, signature: (shop.passTime(MINUTE), await proof(phone)) }, 403],
    ];
    for (const [path, body, repeated] of logins) {
      const login = () => shop.call('POST', path, { body, key: 'the-key-of-a-login' });
      const first = await login();
      expect(first.status, first.text).toBe(200);
      expect((await login()).text).toBe(first.text);
      await shop.call('POST', '/auth/logout', { token: first.body.token, body: {} });
      const afresh = await login();
      expect([path, afresh.status]).toEqual([path, repeated]);
      if (repeated === 200) {
        expect((await profile(afresh.body.token)).status).toBe(200);
        expect((await login()).text).toBe(afresh.text);
      }
    }
  });

  test('a user object without a proof never mints a token', async () => {
    const { phone, userId } = await shop.newPlayer();
    const user = { id: userId, phone, endPointId: 'WEB', name: 'x', identify: null };
    const path = '/client-get-token-by-endpoint';
    expect((await shop.call('POST', path, { body: user })).status).toBe(400);
    expect((await shop.call('POST', path, { body: { ...user, signature: '' } })).status).toBe(403);
    expect((await shop.call('POST', path, { body: { ...user, signature: 'x'.repeat(43) } })).status).toBe(403);
    expect((await shop.call('POST', path, { body: { ...user, signature: null } })).status).toBe(400);
  });

  test("a proof for one phone does not open another's account", async () => {
    const { phone: victim, userId } = await shop.newPlayer();
    const signature = await proof(newPhone());
    const bodies = [
      ['/client-get-token-by-endpoint', { phone: victim, signature }],
      ['/auth/login-by-uid', { uid: userId, signature }],
    ] as const;
    for (const [path, body] of bodies) expect((await shop.call('POST', path, { body })).status).toBe(403);
  });

  test.each(['AN\rBINH', 'AN\u001b[2J', 'AN\u202EHNIB', '\u200b'])(
    'registering takes no name such as %j',
    async (name) => {
      expect(await register(newPhone(), { name })).toMatchObject({ status: 400, body: { data: { field: 'name' } } });
    },
  );

  test('registering needs the accepted text, and a phone only once', async () => {
    const phone = newPhone();
    const refused = await register(phone, { acceptPrivacy: false });
    expect(refused).toMatchObject({ status: 403, body: { code: 'AGE_NOT_CONFIRMED' } });
    shop.passTime(MINUTE);
    expect((await register(phone)).status).toBe(200);
    shop.passTime(MINUTE);
    expect(await register(phone)).toMatchObject({ status: 409, body: { code: 'PHONE_TAKEN' } });
  });

  test('a repeat of a registration gets the first answer, byte for byte, and one account', async () => {
    const phone = newPhone();
    const body = { phone, signature: await proof(phone, 'register'), acceptPrivacy: true };
    const key = crypto.randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => shop.call('POST', '/register-account', { body, key })),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    const other = await shop.call('POST', '/register-account', { body: { ...body, name: 'khác' }, key });
    expect(other).toMatchObject({ status: 422, body: { code: 'IDEMPOTENCY_MISMATCH' } });
    const rows = await shop.shop.db.selectFrom('users').select('id').where('phone', '=', phone).execute();
    expect(rows).toHaveLength(1);
    const stored = await shop.shop.db
      .selectFrom('idempotency_keys')
      .select('response')
      .where('key', '=', key)
      .execute();
    expect(JSON.stringify(stored)).not.toContain(answers[0]?.body['token']);
  });

  test('a repeat of a login gets the first answer, and one session', async () => {
    const phone = newPhone();
    await register(phone, { pin: '482913' });
    shop.passTime(MINUTE);
    const logins = [
      ['/client-get-token-by-endpoint', { phone, signature: await proof(phone) }],
      ['/auth/login-by-pin', { phone, pin: '482913' }],
    ] as const;
    for (const [path, body] of logins) {
      const key = crypto.randomUUID();
      const first = await shop.call('POST', path, { body, key });
      const again = await shop.call('POST', path, { body, key });
      expect([first.status, again.status, again.text], path).toEqual([200, 200, first.text]);
    }
  });

  test.each(['0912345678', '+8491234567', '+849123456789', '+1', 'x', '+84 91234567a', null, 84_912_345_678])(
    'refuses the phone %j',
    async (phone) => {
      expect(await shop.call('POST', '/otp-verify/check-user', { body: { phone } })).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION_ERROR' },
      });
    },
  );

  test('reads one phone however it is typed', async () => {
    const { phone } = await shop.newPlayer({ phone: '+84977000111' });
    for (const typed of [phone, '+84 977 000 111', '+840977000111']) {
      const answer = await shop.call('POST', '/otp-verify/check-user', { body: { phone: typed } });
      expect(answer.body.data, typed).toEqual({ exists: true });
    }
  });
});

describe('refresh (decision A7)', () => {
  test('a token keeps working until its successor has been used, then ends the session', async () => {
    const player = await shop.newPlayer();
    const lost = await refresh(player.refreshToken);
    const again = await refresh(player.refreshToken);
    expect([lost.status, again.status]).toEqual([200, 200]);
    expect(again.body['token']).toBe(again.body.data['token']);

    const next = await refresh(again.body.data['refreshToken']);
    expect(next.status).toBe(200);

    expect(await refresh(player.refreshToken)).toMatchObject({ status: 401, body: { code: 'REFRESH_INVALID' } });
    expect((await refresh(next.body.data['refreshToken'])).status).toBe(401);
    expect(await profile(next.body['token'])).toMatchObject({ status: 401, body: { code: 'TOKEN_INVALID' } });
  });

  test('two tabs that refresh at once both stay logged in', async () => {
    const player = await shop.newPlayer();
    const [first, second] = await Promise.all([refresh(player.refreshToken), refresh(player.refreshToken)]);
    const onward = await Promise.all([first, second].map((tab) => refresh(tab?.body.data['refreshToken'])));
    expect(onward.map(({ status }) => status)).toEqual([200, 200]);
    for (const tab of onward) expect((await profile(tab.body['token'])).status).toBe(200);
  });

  test('fifty refreshes of one token at once all answer, and none of their pairs is dead', async () => {
    const player = await shop.newPlayer();
    const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(player.refreshToken)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ body }) => body.data['refreshToken'])).size).toBe(50);
    expect((await refresh(answers.at(-1)?.body.data['refreshToken'] ?? '')).status).toBe(200);
  });

  test('an access token lasts 15 minutes and a refresh token 30 days', async () => {
    const player = await shop.newPlayer();
    shop.passTime(15 * MINUTE - 1000);
    expect((await profile(player.token)).status).toBe(200);
    shop.passTime(2000);
    expect(await profile(player.token)).toMatchObject({ status: 401, body: { code: 'TOKEN_EXPIRED' } });
    shop.passTime(29 * 24 * 60 * MINUTE);
    const pair = await refresh(player.refreshToken);
    expect(pair.status).toBe(200);
    shop.passTime(30 * 24 * 60 * MINUTE);
    expect((await refresh(pair.body.data['refreshToken'])).status).toBe(401);
  });

  test('a client without storage refreshes by its cookie, which no script can read', async () => {
    const registered = await register(newPhone());
    const cookie = registered.headers.get('Set-Cookie') ?? '';
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Strict/);
    const [pair] = cookie.split(';');
    const headers = { Cookie: pair ?? '' };
    expect((await shop.call('POST', '/auth/refresh', { headers })).status).toBe(200);
    expect((await shop.call('POST', '/auth/refresh')).status).toBe(401);
  });

  test('made-up tokens open nothing', async () => {
    for (const token of ['', 'x', 'a'.repeat(43)]) expect((await refresh(token)).status).toBe(401);
  });
});

describe('sessions', () => {
  test('logout ends this session at once and no other', async () => {
    const phone = newPhone();
    const first = await register(phone);
    shop.passTime(MINUTE);
    const other = await shop.call('POST', '/client-get-token-by-endpoint', {
      body: { phone, signature: await proof(phone) },
    });
    expect((await shop.call('POST', '/auth/logout', { token: first.body['token'] })).body.data).toEqual({
      loggedOut: true,
    });
    expect((await profile(first.body['token'])).status).toBe(401);
    expect((await refresh(first.body.data['refreshToken'])).status).toBe(401);
    expect((await profile(other.body['token'])).status).toBe(200);
  });

  test('logout after the access token has expired still ends the session, by its refresh token or cookie', async () => {
    for (const byCookie of [false, true]) {
      const registered = await register(newPhone());
      const [cookie = ''] = (registered.headers.get('Set-Cookie') ?? '').split(';');
      const refreshToken = registered.body.data['refreshToken'] as string;
      shop.passTime(16 * MINUTE);
      const token = registered.body['token'] as string;
      expect(await shop.call('POST', '/auth/logout', { token })).toMatchObject({ body: { code: 'TOKEN_EXPIRED' } });
      const proof = byCookie ? { headers: { Cookie: cookie } } : { body: { refreshToken } };
      expect((await shop.call('POST', '/auth/logout', { token, ...proof })).body.data).toEqual({ loggedOut: true });
      expect(await refresh(refreshToken)).toMatchObject({ status: 401, body: { code: 'REFRESH_INVALID' } });
    }
  });

  test('logout with a replaced refresh token ends the session that has gone on', async () => {
    const player = await shop.newPlayer();
    const next = await refresh(player.refreshToken);
    await shop.call('POST', '/auth/logout', { body: { refreshToken: player.refreshToken } });
    expect((await refresh(next.body.data['refreshToken'])).status).toBe(401);
    expect((await profile(next.body['token'])).status).toBe(401);
  });

  test('lists and ends devices, never those of somebody else', async () => {
    const phone = newPhone();
    const first = await register(phone);
    shop.passTime(MINUTE);
    const second = await shop.call('POST', '/client-get-token-by-endpoint', {
      body: { phone, signature: await proof(phone) },
    });
    const [token, otherToken] = [second.body['token'] as string, first.body['token'] as string];
    const list = (await shop.call('GET', '/auth/sessions', { token })).body.data as { id: string; current: boolean }[];
    expect(list.map(({ current }) => current)).toEqual([true, false]);

    const stranger = await shop.newPlayer();
    const foreign = await shop.call('DELETE', `/auth/sessions/${list[1]?.id}`, { token: stranger.token });
    const absent = await shop.call('DELETE', `/auth/sessions/${crypto.randomUUID()}`, { token: stranger.token });
    const nonsense = await shop.call('DELETE', `/auth/sessions/1`, { token: stranger.token });
    expect([foreign.status, foreign.text]).toEqual([404, absent.text]);
    expect(nonsense.text).toBe(absent.text);
    expect((await profile(otherToken)).status).toBe(200);

    expect((await shop.call('DELETE', `/auth/sessions/${list[1]?.id}`, { token })).status).toBe(200);
    expect((await profile(otherToken)).status).toBe(401);

    shop.passTime(MINUTE);
    const third = await shop.call('POST', '/client-get-token-by-endpoint', {
      body: { phone, signature: await proof(phone) },
    });
    const latest = third.body['token'] as string;
    expect((await shop.call('DELETE', '/auth/sessions', { token: latest })).body.data).toEqual({ ended: 1, stay: 0 });
    expect((await profile(token)).status).toBe(401);
    expect((await profile(latest)).status).toBe(200);
  });

  test.each([
    ['GET', '/auth/sessions'],
    ['DELETE', '/auth/sessions'],
    ['POST', '/auth/logout'],
    ['POST', '/users/get-profile'],
    ['POST', '/users/update-profile'],
    ['POST', '/users/change-pass'],
    ['POST', '/users/accept-privacy'],
    ['POST', '/client/client-get-parameter'],
  ])('%s %s needs a token, and a good one', async (method, path) => {
    const body = method === 'POST' ? {} : undefined;
    const { token } = await shop.newPlayer();
    const forged = `${token.slice(0, -4)}AAAA`;
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${token.split('.')[1]}.`;
    for (const wrong of [undefined, forged, unsigned]) {
      const call = { ...(body && { body }), ...(wrong !== undefined && { token: wrong }) };
      expect(await shop.call(method, path, call)).toMatchObject({ status: 401, body: { code: 'TOKEN_INVALID' } });
    }
  });
});
