import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asSomebodyElse } from '../testing/secondConnection';
import { proveDevices, testShop, type TestShop } from '../testing/testShop';
import { forgetProofs, mintSignature } from './signature';

// Somebody copied a refresh token from the owner's browser.

const MINUTE = 60_000;
const [PIN, NEW_PIN] = ['281593', '907152'];
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ environment: { VELOC_LIMIT_ADDRESS_CHECKS: '100000', VELOC_LIMIT_PLAYER_WRITES: '1200' } });
});
afterAll(() => shop.close());

async function refresh(refreshToken: string) {
  const { status, body } = await shop.call('POST', '/auth/refresh', { body: { refreshToken } });
  return {
    status,
    refreshToken: (body.data?.['refreshToken'] ?? '') as string,
    token: (body['token'] ?? '') as string,
  };
}
const profile = async (token: string) => (await shop.call('POST', '/users/get-profile', { token })).status;
const proofFor = (phone: string, purpose: 'login' | 'change_pin') =>
  shop.shop.db.transaction().execute((trx) => mintSignature(shop.shop, trx, { phone, purpose }));

async function playerWithPin() {
  const player = await shop.newPlayer();
  const signature = await proofFor(player.phone, 'change_pin');
  const { refreshToken } = player;
  const set = await shop.call('POST', '/users/change-pass', {
    token: player.token,
    body: { newPin: PIN, signature, refreshToken },
  });
  expect(set.status, set.text).toBe(200);
  const [token, next] = [set.body.data['token'] as string, set.body.data['refreshToken'] as string];
  return { ...player, token, refreshToken: (await refresh(next)).refreshToken };
}

function changePin({ token, refreshToken }: { token: string; refreshToken?: string }, key?: string) {
  const body = { oldPin: PIN, newPin: NEW_PIN, refreshToken };
  return shop.call('POST', '/users/change-pass', { token, body, ...(key && { key }) });
}

describe('a session that two go on with', () => {
  test.each(['owner', 'thief'] as const)('ends when the %s renews after the other', async (later) => {
    const { refreshToken } = await shop.newPlayer();
    const [own, stolen] = [await refresh(refreshToken), await refresh(refreshToken)];
    const [first, second] = later === 'owner' ? [stolen, own] : [own, stolen];
    shop.passTime(14 * MINUTE);
    const gone = await refresh(first.refreshToken);
    expect(gone.status).toBe(200);
    shop.passTime(MINUTE);
    expect((await refresh(second.refreshToken)).status).toBe(401);
    expect((await refresh(gone.refreshToken)).status).toBe(401);
    expect(await profile(gone.token)).toBe(401);
  });

  test('goes on for one whose answers are lost, however late the repeat', async () => {
    const { refreshToken } = await shop.newPlayer();
    await refresh(refreshToken);
    shop.passTime(60 * MINUTE);
    await refresh(refreshToken);
    shop.passTime(24 * 60 * MINUTE);
    const arrived = await refresh(refreshToken);
    shop.passTime(60 * MINUTE);
    const next = await refresh(arrived.refreshToken);
    expect((await refresh(next.refreshToken)).status).toBe(200);
  });
});

test('a clock that is behind throws nobody out', async () => {
  const { refreshToken } = await shop.newPlayer();
  await refresh(refreshToken);
  shop.passTime(-5 * MINUTE);
  const arrived = await refresh(refreshToken);
  const next = await refresh(arrived.refreshToken);
  expect((await refresh(next.refreshToken)).status).toBe(200);
  shop.passTime(5 * MINUTE);
});

describe('a changed PIN', () => {
  test('ends what the thief holds of the session at once, and nothing of the owner', async () => {
    const player = await playerWithPin();
    const stolen = await refresh(player.refreshToken);
    const changed = await changePin(player);
    expect([await profile(stolen.token), (await refresh(stolen.refreshToken)).status]).toEqual([401, 401]);
    const own = await refresh(changed.body.data['refreshToken']);
    expect([own.status, await profile(own.token)]).toEqual([200, 200]);
  });

  test('ends a copy of the very token the owner holds as soon as the owner goes on', async () => {
    const player = await playerWithPin();
    const changed = await changePin(player);
    const own = await refresh(changed.body.data['refreshToken']);
    expect(own.status).toBe(200);
    expect((await refresh(player.refreshToken)).status).toBe(401);
  });

  test('lets the owner whose answer was lost ask for it again within three minutes, by the token held before', async () => {
    const player = await playerWithPin();
    const key = crypto.randomUUID();
    const changed = await changePin(player, key);
    shop.passTime(2 * MINUTE);
    const between = await refresh(player.refreshToken);
    expect([between.status, await profile(between.token)]).toEqual([200, 200]);
    const again = await changePin({ ...player, token: between.token, refreshToken: between.refreshToken }, key);
    expect(again.text).toBe(changed.text);
    const own = await refresh(again.body.data['refreshToken']);
    shop.passTime(24 * 60 * MINUTE);
    expect((await refresh(own.refreshToken)).status).toBe(200);
  });

  test('gives who holds a copy of that token three minutes at most, should the owner never come back', async () => {
    const player = await playerWithPin();
    await changePin(player);
    shop.passTime(2 * MINUTE);
    const stolen = await refresh(player.refreshToken);
    expect(stolen.status).toBe(200);
    shop.passTime(2 * MINUTE);
    expect((await refresh(stolen.refreshToken)).status).toBe(401);
    expect((await refresh(player.refreshToken)).status).toBe(401);
    expect(await profile(stolen.token)).toBe(401);
  });

  test('ends what was quicker than the owner with a copy of that token as soon as the owner goes on', async () => {
    const player = await playerWithPin();
    const changed = await changePin(player);
    const stolen = await refresh(player.refreshToken);
    expect(await profile(stolen.token)).toBe(200);
    const own = await refresh(changed.body.data['refreshToken']);
    expect([await profile(stolen.token), (await refresh(stolen.refreshToken)).status]).toEqual([401, 401]);
    const logout = await shop.call('POST', '/auth/logout', { body: { refreshToken: player.refreshToken } });
    expect(logout.status).toBe(200);
    shop.passTime(3 * MINUTE);
    expect([await profile(stolen.token), await profile(own.token)]).toEqual([401, 200]);
    expect((await refresh(own.refreshToken)).status).toBe(200);
  });

  test('lets nobody who holds a copy of that token throw the owner out', async () => {
    const player = await playerWithPin();
    const changed = await changePin(player);
    const stolen = await refresh(player.refreshToken);
    shop.passTime(2 * MINUTE);
    expect((await refresh(stolen.refreshToken)).status).toBe(200);
    const own = await refresh(changed.body.data['refreshToken']);
    expect((await refresh(player.refreshToken)).status).toBe(401);
    expect((await refresh(stolen.refreshToken)).status).toBe(401);
    expect([(await refresh(own.refreshToken)).status, await profile(own.token)]).toEqual([200, 200]);
  });

  test('ends every token of a client that names none, which goes on with the pair and the cookie of the answer', async () => {
    const { token, refreshToken } = await playerWithPin();
    const changed = await changePin({ token });
    expect((await refresh(refreshToken)).status).toBe(401);
    const [cookie = ''] = (changed.headers.get('Set-Cookie') ?? '').split(';');
    expect((await shop.call('POST', '/auth/refresh', { headers: { Cookie: cookie } })).status).toBe(200);
  });

  test('spares no token of another session that is named', async () => {
    const [player, other] = [await playerWithPin(), await shop.newPlayer()];
    await changePin({ token: player.token, refreshToken: other.refreshToken });
    expect((await refresh(player.refreshToken)).status).toBe(401);
    expect((await refresh(other.refreshToken)).status).toBe(200);
  });

  test('voids codes and proofs that were on their way', async () => {
    const player = await playerWithPin();
    const { phone } = player;
    const sent = await shop.call('POST', '/otp-verify/send', { body: { phone, purpose: 'login' } });
    const code = shop.codes.at(-1)?.code ?? '';
    const signature = await proofFor(phone, 'login');
    await changePin(player);
    const { challengeId } = sent.body.data;
    const tried = await shop.call('POST', '/otp-verify/verify', { body: { challengeId, phone, code } });
    expect(tried).toMatchObject({ status: 400, body: { code: 'OTP_INVALID' } });
    const login = await shop.call('POST', '/client-get-token-by-endpoint', { body: { phone, signature } });
    expect(login).toMatchObject({ status: 403, body: { code: 'SIGNATURE_INVALID' } });
  });

  // The embedded database has one connection, so nothing runs beside a transaction there.
  test.skipIf(!process.env.VELOC_TEST_DATABASE_URL)(
    'voids a code that is being tried while it is under way',
    async () => {
      const { phone } = await shop.newPlayer();
      const sent = await shop.call('POST', '/otp-verify/send', { body: { phone, purpose: 'login' } });
      const body = { challengeId: sent.body.data['challengeId'], phone, code: shop.codes.at(-1)?.code };
      const { answer } = await shop.shop.db.transaction().execute(async (trx) => {
        await forgetProofs(shop.shop, trx, phone);
        const trying = asSomebodyElse(() => shop.call('POST', '/otp-verify/verify', { body }));
        for (let waiting = 0; waiting === 0;) {
          const { rows } = await sql<{ count: number }>`
          select count(*)::int as count from pg_locks
          where not granted and transactionid = pg_current_xact_id()::xid`.execute(trx);
          waiting = rows[0]?.count ?? 0;
        }
        return { answer: trying };
      });
      expect(await answer).toMatchObject({ status: 400, body: { code: 'OTP_INVALID' } });
    },
  );

  test('leaves no session of a login that ran beside it', async () => {
    for (let round = 0; round < 10; round += 1) {
      const player = await playerWithPin();
      const { phone } = player;
      const signature = await proofFor(phone, 'login');
      const [changed, login] = await Promise.all([
        changePin(player),
        shop.call('POST', '/client-get-token-by-endpoint', { body: { phone, signature } }),
      ]);
      expect(changed.status).toBe(200);
      if (login.status === 200) expect((await refresh(login.body.data['refreshToken'])).status).toBe(401);
    }
  });
});

test('an access token alone brings no refresh token, and ends none of its session', async () => {
  const { token, refreshToken } = await shop.newPlayer();
  const ended = await shop.call('DELETE', '/auth/sessions', { token, body: {} });
  expect(ended.body.data).toEqual({ ended: 0, stay: 0 });
  expect(ended.headers.get('Set-Cookie')).toBeNull();
  expect((await refresh(refreshToken)).status).toBe(200);
});

test('logging every other device out ends the proof of a login on its way, and no code', async () => {
  const { phone, token } = await shop.newPlayer();
  const signature = await proofFor(phone, 'login');
  shop.passTime(MINUTE);
  const sent = await shop.call('POST', '/otp-verify/send', { body: { phone, purpose: 'login' } });
  const { challengeId } = sent.body.data as { challengeId: string };
  expect((await shop.call('DELETE', '/auth/sessions', { token, body: {} })).status).toBe(200);
  const login = await shop.call('POST', '/client-get-token-by-endpoint', { body: { phone, signature } });
  expect(login).toMatchObject({ status: 403, body: { code: 'SIGNATURE_INVALID' } });
  const body = { challengeId, phone, code: shop.codes.at(-1)?.code };
  expect((await shop.call('POST', '/otp-verify/verify', { body })).status).toBe(200);
});

test('an empty refresh token in the body hides no good cookie', async () => {
  const { refreshToken } = await shop.newPlayer();
  const headers = { Cookie: `veloc_refresh=${refreshToken}` };
  const renewed = await shop.call('POST', '/auth/refresh', { body: { refreshToken: '' }, headers });
  expect(renewed.status).toBe(200);
});

describe('who holds a copy', () => {
  test('is seen when a replayed token is kept fresh beside the owner', async () => {
    const { refreshToken } = await shop.newPlayer();
    let own = await refresh(refreshToken);
    let stolen = refreshToken;
    const statuses: number[] = [];
    for (let renewal = 0; renewal < 3; renewal += 1) {
      let newest = '';
      // Replays until the owner renews, then goes on at once by the newest pair.
      for (let quiet = 0; quiet < 14; quiet += 1) {
        shop.passTime(MINUTE);
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
    shop.passTime(4 * MINUTE);
    const flood = await Promise.all(Array.from({ length: 130 }, () => refresh(dead)));
    expect(new Set(flood.map(({ status }) => status))).toEqual(new Set([401]));
    expect([await profile(token), (await refresh(refreshToken)).status]).toEqual([200, 200]);
  });

  test('cannot keep the owner, who logs in anew, from ending the session', async () => {
    const owner = await playerWithPin();
    const flood = await Promise.all(Array.from({ length: 130 }, () => refresh(owner.refreshToken)));
    expect(flood.some(({ status }) => status === 429)).toBe(true);
    const body = { phone: owner.phone, signature: await proofFor(owner.phone, 'login') };
    const anew = await shop.call('POST', '/client-get-token-by-endpoint', { body });
    expect(anew.status, anew.text).toBe(200);
    const ended = await shop.call('DELETE', '/auth/sessions', { token: anew.body['token'] as string });
    expect(ended).toMatchObject({ status: 200, body: { data: { ended: 1 } } });
  });

  test('cannot keep the owner out by reads that wait in a crowd', async () => {
    const owner = await playerWithPin();
    const own = await shop.call('POST', '/auth/login-by-pin', { body: { phone: owner.phone, pin: PIN } });
    const token = own.body['token'] as string;
    const reads = Array.from({ length: 300 }, () =>
      shop.call('GET', '/users/get-user-balance', { token: owner.token }),
    );
    const statuses = await Promise.all([
      refresh(own.body.data?.['refreshToken'] as string).then(({ status }) => status),
      refresh(owner.refreshToken).then(({ status }) => status),
      shop.call('GET', '/users/get-user-balance', { token }).then(({ status }) => status),
      changePin({ token: owner.token }).then(({ status }) => status),
    ]);
    expect(statuses).toEqual([200, 200, 200, 200]);
    const answers = await Promise.all(reads);
    expect(answers.some(({ status }) => status === 503)).toBe(true);
  });

  test('does not lock the PIN on the owner’s own device', async () => {
    const { phone, userId } = await playerWithPin();
    const login = (cookie?: string) =>
      shop.call('POST', '/auth/login-by-pin', {
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
    await proveDevices(shop, userId);
    for (let round = 0; round < 6; round += 1) {
      const wrong = await shop.call('POST', '/users/change-pass', {
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
    shop.passTime(4 * MINUTE);
    const logout = await shop.call('POST', '/auth/logout', { body: { refreshToken: owner.refreshToken } });
    expect(logout.status).toBe(200);
    expect([await profile(token), (await refresh(refreshToken)).status]).toEqual([200, 200]);
    const own = await shop.call('POST', '/auth/logout', { token, body: { refreshToken: owner.refreshToken } });
    expect([own.status, await profile(token)]).toEqual([200, 401]);
  });
});
