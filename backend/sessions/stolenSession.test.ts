import { describe, expect, test } from 'vitest';
import { copiedSession, NEW_PIN, PIN } from '../testing/copiedSession';
import { proveDevices } from '../testing/testShop';

const MINUTE = 60_000;
const { now, refresh, profile, proofFor, playerWithPin, changePin } = copiedSession();

describe('a session that two go on with', () => {
  test.each(['owner', 'thief'] as const)('ends when the %s renews after the other', async (later) => {
    const { refreshToken } = await now.shop.newPlayer();
    const [own, stolen] = [await refresh(refreshToken), await refresh(refreshToken)];
    const [first, second] = later === 'owner' ? [stolen, own] : [own, stolen];
    now.shop.passTime(14 * MINUTE);
    const gone = await refresh(first.refreshToken);
    expect(gone.status).toBe(200);
    now.shop.passTime(MINUTE);
    expect((await refresh(second.refreshToken)).status).toBe(401);
    expect((await refresh(gone.refreshToken)).status).toBe(401);
    expect(await profile(gone.token)).toBe(401);
  });

  test('goes on for one whose answers are lost, however late the repeat', async () => {
    const { refreshToken } = await now.shop.newPlayer();
    await refresh(refreshToken);
    now.shop.passTime(60 * MINUTE);
    await refresh(refreshToken);
    now.shop.passTime(24 * 60 * MINUTE);
    const arrived = await refresh(refreshToken);
    now.shop.passTime(60 * MINUTE);
    const next = await refresh(arrived.refreshToken);
    expect((await refresh(next.refreshToken)).status).toBe(200);
  });
});

test('a clock that is behind throws nobody out', async () => {
  const { refreshToken } = await now.shop.newPlayer();
  await refresh(refreshToken);
  now.shop.passTime(-5 * MINUTE);
  const arrived = await refresh(refreshToken);
  const next = await refresh(arrived.refreshToken);
  expect((await refresh(next.refreshToken)).status).toBe(200);
  now.shop.passTime(5 * MINUTE);
});

test('an access token alone brings no refresh token, and ends none of its session', async () => {
  const { token, refreshToken } = await now.shop.newPlayer();
  const ended = await now.shop.call('DELETE', '/auth/sessions', { token, body: {} });
  expect(ended.body.data).toEqual({ ended: 0, stay: 0 });
  expect(ended.headers.get('Set-Cookie')).toBeNull();
  expect((await refresh(refreshToken)).status).toBe(200);
});

test('logging every other device out ends the proof of a login on its way, and no code', async () => {
  const { phone, token } = await now.shop.newPlayer();
  const signature = await proofFor(phone, 'login');
  now.shop.passTime(MINUTE);
  const sent = await now.shop.call('POST', '/otp-verify/send', { body: { phone, purpose: 'login' } });
  const { challengeId } = sent.body.data as { challengeId: string };
  expect((await now.shop.call('DELETE', '/auth/sessions', { token, body: {} })).status).toBe(200);
  const login = await now.shop.call('POST', '/client-get-token-by-endpoint', { body: { phone, signature } });
  expect(login).toMatchObject({ status: 403, body: { code: 'SIGNATURE_INVALID' } });
  const body = { challengeId, phone, code: now.shop.codes.at(-1)?.code };
  expect((await now.shop.call('POST', '/otp-verify/verify', { body })).status).toBe(200);
});

test('an empty refresh token in the body hides no good cookie', async () => {
  const { refreshToken } = await now.shop.newPlayer();
  const headers = { Cookie: `veloc_refresh=${refreshToken}` };
  const renewed = await now.shop.call('POST', '/auth/refresh', { body: { refreshToken: '' }, headers });
  expect(renewed.status).toBe(200);
});

describe('who holds a copy', () => {
  test('is seen when a replayed token is kept fresh beside the owner', async () => {
    const { refreshToken } = await now.shop.newPlayer();
    let own = await refresh(refreshToken);
    let stolen = refreshToken;
    const statuses: number[] = [];
    for (let renewal = 0; renewal < 3; renewal += 1) {
      let newest = '';
      // Replays until the owner renews, then goes on at once by the newest pair.
      for (let quiet = 0; quiet < 14; quiet += 1) {
        now.shop.passTime(MINUTE);
        newest = (await refresh(stolen)).refreshToken;
      }
      own = await refresh(own.refreshToken);
      statuses.push(own.status);
      stolen = newest;
    }
    expect(statuses).toContain(401);
  });

  test('cannot use up what the owner may call by a token that is over', async () => {
    const owner = await playerWithPin();
    const dead = owner.refreshToken;
    const { token, refreshToken } = (await changePin(owner)).body.data as { token: string; refreshToken: string };
    now.shop.passTime(4 * MINUTE);
    const flood = await Promise.all(Array.from({ length: 130 }, () => refresh(dead)));
    expect(new Set(flood.map(({ status }) => status))).toEqual(new Set([401]));
    expect([await profile(token), (await refresh(refreshToken)).status]).toEqual([200, 200]);
  });

  test('cannot keep the owner, who logs in anew, from ending the session', async () => {
    const owner = await playerWithPin();
    const flood = await Promise.all(Array.from({ length: 130 }, () => refresh(owner.refreshToken)));
    expect(flood.some(({ status }) => status === 429)).toBe(true);
    const body = { phone: owner.phone, signature: await proofFor(owner.phone, 'login') };
    const anew = await now.shop.call('POST', '/client-get-token-by-endpoint', { body });
    expect(anew.status, anew.text).toBe(200);
    const ended = await now.shop.call('DELETE', '/auth/sessions', { token: anew.body['token'] as string });
    expect(ended).toMatchObject({ status: 200, body: { data: { ended: 1 } } });
  });

  test('cannot keep the owner out by reads that wait in a crowd', async () => {
    const owner = await playerWithPin();
    const own = await now.shop.call('POST', '/auth/login-by-pin', { body: { phone: owner.phone, pin: PIN } });
    const token = own.body['token'] as string;
    const crowd = () =>
      Array.from({ length: 300 }, () => now.shop.call('GET', '/users/get-user-balance', { token: owner.token }));
    const reads = crowd();
    const statuses = await Promise.all([
      refresh(own.body.data?.['refreshToken'] as string).then(({ status }) => status),
      refresh(owner.refreshToken).then(({ status }) => status),
      now.shop.call('GET', '/users/get-user-balance', { token }).then(({ status }) => status),
    ]);
    expect(statuses).toEqual([200, 200, 200]);
    // By itself, since it ends the other session.
    const later = crowd();
    expect((await changePin({ token: owner.token })).status).toBe(200);
    for (const answers of [await Promise.all(reads), await Promise.all(later)]) {
      expect(answers.some(({ status }) => status === 503)).toBe(true);
    }
  });

  test('does not lock the PIN on the owner’s own device', async () => {
    const { phone, userId } = await playerWithPin();
    const login = (cookie?: string) =>
      now.shop.call('POST', '/auth/login-by-pin', {
        body: { phone, pin: PIN },
        ...(cookie && { headers: { Cookie: cookie } }),
      });
    const opened = await login();
    const cookie =
      opened.headers
        .getSetCookie()
        .find((line) => line.startsWith('veloc_device='))
        ?.split(';')[0] ?? '';
    expect(cookie).not.toBe('');
    const stolen = opened.body['token'] as string;
    await proveDevices(now.shop, userId);
    for (let round = 0; round < 6; round += 1) {
      const wrong = await now.shop.call('POST', '/users/change-pass', {
        token: stolen,
        body: { oldPin: '111112', newPin: NEW_PIN },
      });
      expect(wrong.status).toBe(round < 5 ? 400 : 423);
    }
    const again = await login(cookie);
    expect(again.status, again.text).toBe(200);
  });

  test('logs nobody out by a token that a changed PIN has ended', async () => {
    const owner = await playerWithPin();
    const { token, refreshToken } = (await changePin(owner)).body.data as { token: string; refreshToken: string };
    now.shop.passTime(4 * MINUTE);
    const logout = await now.shop.call('POST', '/auth/logout', { body: { refreshToken: owner.refreshToken } });
    expect(logout.status).toBe(200);
    expect([await profile(token), (await refresh(refreshToken)).status]).toEqual([200, 200]);
    const own = await now.shop.call('POST', '/auth/logout', { token, body: { refreshToken: owner.refreshToken } });
    expect([own.status, await profile(token)]).toEqual([200, 401]);
  });
});
