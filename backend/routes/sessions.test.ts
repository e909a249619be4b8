import { describe, expect, test } from 'vitest';
import { sessionCalls } from '../testing/sessionCalls';

const MINUTE = 60_000;
const { now, newPhone, proof, register, refresh, profile } = sessionCalls();

describe('refresh (decision A7)', () => {
  test('a token keeps working until its successor has been used, then ends the session', async () => {
    const player = await now.shop.newPlayer();
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
    const player = await now.shop.newPlayer();
    const [first, second] = await Promise.all([refresh(player.refreshToken), refresh(player.refreshToken)]);
    const onward = await Promise.all([first, second].map((tab) => refresh(tab?.body.data['refreshToken'])));
    expect(onward.map(({ status }) => status)).toEqual([200, 200]);
    for (const tab of onward) expect((await profile(tab.body['token'])).status).toBe(200);
  });

  test('fifty refreshes of one token at once all answer, and none of their pairs is dead', async () => {
    const player = await now.shop.newPlayer();
    const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(player.refreshToken)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ body }) => body.data['refreshToken'])).size).toBe(50);
    expect((await refresh(answers.at(-1)?.body.data['refreshToken'] ?? '')).status).toBe(200);
  });

  test('an access token lasts 15 minutes and a refresh token 30 days', async () => {
    const player = await now.shop.newPlayer();
    now.shop.passTime(15 * MINUTE - 1000);
    expect((await profile(player.token)).status).toBe(200);
    now.shop.passTime(2000);
    expect(await profile(player.token)).toMatchObject({ status: 401, body: { code: 'TOKEN_EXPIRED' } });
    now.shop.passTime(29 * 24 * 60 * MINUTE);
    const pair = await refresh(player.refreshToken);
    expect(pair.status).toBe(200);
    now.shop.passTime(30 * 24 * 60 * MINUTE);
    expect((await refresh(pair.body.data['refreshToken'])).status).toBe(401);
  });

  test('a client without storage refreshes by its cookie, which no script can read', async () => {
    const registered = await register(newPhone());
    const cookie = registered.headers.get('Set-Cookie') ?? '';
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Strict/);
    const [pair] = cookie.split(';');
    const headers = { Cookie: pair ?? '' };
    expect((await now.shop.call('POST', '/auth/refresh', { headers })).status).toBe(200);
    expect((await now.shop.call('POST', '/auth/refresh')).status).toBe(401);
  });

  test('made-up tokens open nothing', async () => {
    for (const token of ['', 'x', 'a'.repeat(43)]) expect((await refresh(token)).status).toBe(401);
  });
});

describe('sessions', () => {
  test('logout ends this session at once and no other', async () => {
    const phone = newPhone();
    const first = await register(phone);
    now.shop.passTime(MINUTE);
    const other = await now.shop.call('POST', '/client-get-token-by-endpoint', {
      body: { phone, signature: await proof(phone) },
    });
    expect((await now.shop.call('POST', '/auth/logout', { token: first.body['token'] })).body.data).toEqual({
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
      now.shop.passTime(16 * MINUTE);
      const token = registered.body['token'] as string;
      expect(await now.shop.call('POST', '/auth/logout', { token })).toMatchObject({ body: { code: 'TOKEN_EXPIRED' } });
      const proof = byCookie ? { headers: { Cookie: cookie } } : { body: { refreshToken } };
      expect((await now.shop.call('POST', '/auth/logout', { token, ...proof })).body.data).toEqual({ loggedOut: true });
      expect(await refresh(refreshToken)).toMatchObject({ status: 401, body: { code: 'REFRESH_INVALID' } });
    }
  });

  test('logout with a replaced refresh token ends the session that has gone on', async () => {
    const player = await now.shop.newPlayer();
    const next = await refresh(player.refreshToken);
    await now.shop.call('POST', '/auth/logout', { body: { refreshToken: player.refreshToken } });
    expect((await refresh(next.body.data['refreshToken'])).status).toBe(401);
    expect((await profile(next.body['token'])).status).toBe(401);
  });

  test('lists and ends devices, never those of somebody else', async () => {
    const phone = newPhone();
    const first = await register(phone);
    now.shop.passTime(MINUTE);
    const second = await now.shop.call('POST', '/client-get-token-by-endpoint', {
      body: { phone, signature: await proof(phone) },
    });
    const [token, otherToken] = [second.body['token'] as string, first.body['token'] as string];
    const list = (await now.shop.call('GET', '/auth/sessions', { token })).body.data as {
      id: string;
      current: boolean;
    }[];
    expect(list.map(({ current }) => current)).toEqual([true, false]);

    const stranger = await now.shop.newPlayer();
    const foreign = await now.shop.call('DELETE', `/auth/sessions/${list[1]?.id}`, { token: stranger.token });
    const absent = await now.shop.call('DELETE', `/auth/sessions/${crypto.randomUUID()}`, { token: stranger.token });
    const nonsense = await now.shop.call('DELETE', `/auth/sessions/1`, { token: stranger.token });
    expect([foreign.status, foreign.text]).toEqual([404, absent.text]);
    expect(nonsense.text).toBe(absent.text);
    expect((await profile(otherToken)).status).toBe(200);

    expect((await now.shop.call('DELETE', `/auth/sessions/${list[1]?.id}`, { token })).status).toBe(200);
    expect((await profile(otherToken)).status).toBe(401);

    now.shop.passTime(MINUTE);
    const third = await now.shop.call('POST', '/client-get-token-by-endpoint', {
      body: { phone, signature: await proof(phone) },
    });
    const latest = third.body['token'] as string;
    expect((await now.shop.call('DELETE', '/auth/sessions', { token: latest })).body.data).toEqual({
      ended: 1,
      stay: 0,
    });
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
    const { token } = await now.shop.newPlayer();
    const forged = `${token.slice(0, -4)}AAAA`;
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${token.split('.')[1]}.`;
    for (const wrong of [undefined, forged, unsigned]) {
      const call = { ...(body && { body }), ...(wrong !== undefined && { token: wrong }) };
      expect(await now.shop.call(method, path, call)).toMatchObject({ status: 401, body: { code: 'TOKEN_INVALID' } });
    }
  });
});
