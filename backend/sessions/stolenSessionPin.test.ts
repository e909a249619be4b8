import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { copiedSession } from '../testing/copiedSession';
import { asSomebodyElse } from '../testing/secondConnection';
import { forgetProofs } from './signature';

const MINUTE = 60_000;
const { now, refresh, profile, proofFor, playerWithPin, changePin } = copiedSession();

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
    now.shop.passTime(2 * MINUTE);
    const between = await refresh(player.refreshToken);
    expect([between.status, await profile(between.token)]).toEqual([200, 200]);
    const again = await changePin({ ...player, token: between.token, refreshToken: between.refreshToken }, key);
    expect(again.text).toBe(changed.text);
    const own = await refresh(again.body.data['refreshToken']);
    now.shop.passTime(24 * 60 * MINUTE);
    expect((await refresh(own.refreshToken)).status).toBe(200);
  });

  test('gives who holds a copy of that token three minutes at most, should the owner never come back', async () => {
    const player = await playerWithPin();
    await changePin(player);
    now.shop.passTime(2 * MINUTE);
    const stolen = await refresh(player.refreshToken);
    expect(stolen.status).toBe(200);
    now.shop.passTime(2 * MINUTE);
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
    const logout = await now.shop.call('POST', '/auth/logout', { body: { refreshToken: player.refreshToken } });
    expect(logout.status).toBe(200);
    now.shop.passTime(3 * MINUTE);
    expect([await profile(stolen.token), await profile(own.token)]).toEqual([401, 200]);
    expect((await refresh(own.refreshToken)).status).toBe(200);
  });

  test('lets nobody who holds a copy of that token throw the owner out', async () => {
    const player = await playerWithPin();
    const changed = await changePin(player);
    const stolen = await refresh(player.refreshToken);
    now.shop.passTime(2 * MINUTE);
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
    expect((await now.shop.call('POST', '/auth/refresh', { headers: { Cookie: cookie } })).status).toBe(200);
  });

  test('spares no token of another session that is named', async () => {
    const [player, other] = [await playerWithPin(), await now.shop.newPlayer()];
    await changePin({ token: player.token, refreshToken: other.refreshToken });
    expect((await refresh(player.refreshToken)).status).toBe(401);
    expect((await refresh(other.refreshToken)).status).toBe(200);
  });

  test('voids codes and proofs that were on their way', async () => {
    const player = await playerWithPin();
    const { phone } = player;
    const sent = await now.shop.call('POST', '/otp-verify/send', { body: { phone, purpose: 'login' } });
    const code = now.shop.codes.at(-1)?.code ?? '';
    const signature = await proofFor(phone, 'login');
    await changePin(player);
    const { challengeId } = sent.body.data;
    const tried = await now.shop.call('POST', '/otp-verify/verify', { body: { challengeId, phone, code } });
    expect(tried).toMatchObject({ status: 400, body: { code: 'OTP_INVALID' } });
    const login = await now.shop.call('POST', '/client-get-token-by-endpoint', { body: { phone, signature } });
    expect(login).toMatchObject({ status: 403, body: { code: 'SIGNATURE_INVALID' } });
  });

  // The embedded database has one connection, so nothing runs beside a transaction there.
  test.skipIf(!process.env.VELOC_TEST_DATABASE_URL)(
    'voids a code that is being tried while it is under way',
    async () => {
      const { phone } = await now.shop.newPlayer();
      const sent = await now.shop.call('POST', '/otp-verify/send', { body: { phone, purpose: 'login' } });
      const body = { challengeId: sent.body.data['challengeId'], phone, code: now.shop.codes.at(-1)?.code };
      const { answer } = await now.shop.shop.db.transaction().execute(async (trx) => {
        await forgetProofs(now.shop.shop, trx, phone);
        const trying = asSomebodyElse(() => now.shop.call('POST', '/otp-verify/verify', { body }));
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
        now.shop.call('POST', '/client-get-token-by-endpoint', { body: { phone, signature } }),
      ]);
      expect(changed.status).toBe(200);
      if (login.status === 200) expect((await refresh(login.body.data['refreshToken'])).status).toBe(401);
    }
  });
});
