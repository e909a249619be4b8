import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { amountOf } from '../testing/seededRun';
import { deviceOf, givePin, MINUTE, PIN, strangers, WRONG_PIN, type Headers } from '../testing/strangers';
import { proveDevices } from '../testing/testShop';

// Row S11: pretending to be known gives no more tries (S1).

const FAKE_DEVICES = amountOf('VELOC_FAKE_DEVICES', 60);
const { now, send, codesIn, verify, loginByPin, attack } = strangers();

describe('a device is known', () => {
  const others: [string, () => Promise<Headers> | Headers][] = [
    ['one that was made up', () => ({ Cookie: `veloc_device=${randomBytes(32).toString('base64url')}` })],
    ['many in one cookie', () => ({ Cookie: `veloc_device=${Array(5).fill('A'.repeat(43)).join('.')}` })],
    ['nonsense', () => ({ Cookie: "veloc_device=' or 1=1 --" })],
    [
      'one that another account is known on',
      async () => {
        const { userId, phone } = await now.shop.newPlayer();
        await givePin(now.shop, userId);
        return deviceOf(await loginByPin(phone, PIN));
      },
    ],
  ];
  test.each(others)('only after a right proof: %s is a stranger', async (_, made) => {
    const headers = await made();
    await attack(now.player.phone);
    expect((await send(now.player.phone, 'login', { headers })).status).toBe(429);
    expect((await loginByPin(now.player.phone, PIN, headers)).status).toBe(423);
  });

  test(`${FAKE_DEVICES} fake ones have the 20 wrong codes and 5 wrong PINs of one stranger together`, async () => {
    const fake = (turn: number) => ({
      Cookie: `veloc_device=${randomBytes(32).toString('base64url')}`,
      'X-Forwarded-For': `10.0.0.${turn % 250}`,
    });
    let judged = await attack(now.player.phone, fake);
    for (let turn = 0; turn < FAKE_DEVICES; turn += 1) {
      const answer = await send(now.player.phone, 'login', { headers: fake(turn) });
      if (answer.status !== 200) continue;
      const { challengeId, wrong } = codesIn(answer);
      if ((await verify(now.player.phone, challengeId, wrong, fake(turn))).status === 400) judged += 1;
    }
    expect(judged).toBe(20);
    const wrong = await Promise.all(
      Array.from({ length: FAKE_DEVICES }, (_, turn) => loginByPin(now.player.phone, WRONG_PIN, fake(turn))),
    );
    expect(new Set(wrong.map(({ status }) => status))).toEqual(new Set([423]));
  });

  test('and has the limits of decision A6 itself, without a part of the strangers’', async () => {
    for (let guess = 0; guess < 5; guess += 1) {
      expect((await loginByPin(now.player.phone, WRONG_PIN, now.device)).status).toBe(400);
    }
    expect((await loginByPin(now.player.phone, PIN, now.device)).status).toBe(423);
    expect((await loginByPin(now.player.phone, PIN)).status).toBe(200);

    let judged = 0;
    for (let round = 0; round < 5; round += 1) {
      const answer = await send(now.player.phone, 'login', { headers: now.device });
      if (answer.status !== 200) continue;
      const { challengeId, wrong } = codesIn(answer);
      for (let guess = 0; guess < 5; guess += 1)
        judged += Number((await verify(now.player.phone, challengeId, wrong)).status === 400);
      now.shop.passTime(5 * MINUTE);
    }
    expect(judged).toBe(20);
    expect((await send(now.player.phone)).status).toBe(200);
  });

  test('and shares 20 wrong codes a day with the others on which none was ever typed', async () => {
    let judged = 0;
    for (let round = 0; round < 8; round += 1) {
      const fresh = deviceOf(await loginByPin(now.player.phone, PIN));
      const answer = await send(now.player.phone, 'payment', { headers: fresh });
      if (answer.status === 200) {
        const { challengeId, wrong } = codesIn(answer);
        for (let guess = 0; guess < 4; guess += 1) {
          judged += Number((await verify(now.player.phone, challengeId, wrong, fresh)).body.code === 'OTP_INVALID');
        }
      }
      now.shop.passTime(6 * MINUTE);
    }
    expect(judged).toBe(20);
    expect((await send(now.player.phone)).status).toBe(200);
    await proveDevices(now.shop, now.player.userId);
    expect((await send(now.player.phone, 'login', { headers: now.device })).status).toBe(200);
  });

  test('and keeps none on which a code was typed waiting for one', async () => {
    await proveDevices(now.shop, now.player.userId);
    const guessed = deviceOf(await loginByPin(now.player.phone, PIN));
    expect((await send(now.player.phone, 'payment', { headers: guessed })).status).toBe(200);
    expect((await send(now.player.phone, 'login', { headers: now.device })).status).toBe(200);
    for (const headers of [guessed, now.device]) {
      expect((await send(now.player.phone, 'payment', { headers })).status).toBe(429);
    }
  });

  test('and a copied token keeps it waiting for no code, nor its session', async () => {
    await proveDevices(now.shop, now.player.userId);
    expect((await send(now.player.phone, 'payment', { token: now.token })).status).toBe(200);
    expect((await send(now.player.phone, 'login', { headers: now.device })).status).toBe(200);
    now.shop.passTime(MINUTE);
    // A call with both is the device's.
    expect((await send(now.player.phone, 'change_pin', { token: now.token, headers: now.device })).status).toBe(200);
    expect((await send(now.player.phone, 'payment', { token: now.token })).status).toBe(200);
    expect((await send(now.player.phone, 'payment', { token: now.token })).status).toBe(429);
  });

  test('once, however often its session is refreshed, and one account gets no more codes for more devices', async () => {
    const count = async () => {
      const rows = await now.shop.shop.db
        .selectFrom('known_devices')
        .select('id')
        .where('user_id', '=', now.player.userId)
        .execute();
      return rows.length;
    };
    const before = await count();
    let { refreshToken } = now.player;
    for (let turn = 0; turn < 5; turn += 1) {
      const fresh = await now.shop.call('POST', '/auth/refresh', { body: { refreshToken } });
      refreshToken = fresh.body.data['refreshToken'];
    }
    expect(await count()).toBe(before);

    const devices: Headers[] = [];
    for (let turn = 0; turn < 5; turn += 1) devices.push(deviceOf(await loginByPin(now.player.phone, PIN)));
    const statuses = [];
    for (const headers of devices) {
      statuses.push((await send(now.player.phone, 'login', { headers })).status);
      now.shop.passTime(MINUTE);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  });

  test('beyond every logout, also by whoever holds a stolen session; not beyond a change of the PIN elsewhere', async () => {
    const isKnown = async () => {
      for (let guess = 0; guess < 6; guess += 1) await loginByPin(now.player.phone, WRONG_PIN);
      const answer = await loginByPin(now.player.phone, PIN, now.device);
      now.shop.passTime(16 * MINUTE);
      return answer.status === 200;
    };
    await now.shop.call('POST', '/auth/logout', { token: now.token, body: {} });
    expect(await isKnown()).toBe(true);
    await now.shop.call('DELETE', '/auth/sessions', { token: (await loginByPin(now.player.phone, PIN)).body.token });
    expect(await isKnown()).toBe(true);
    const elsewhere = (await loginByPin(now.player.phone, PIN)).body.token;
    await proveDevices(now.shop, now.player.userId);
    const body = { oldPin: PIN, newPin: '907152' };
    expect((await now.shop.call('POST', '/users/change-pass', { token: elsewhere, body })).status).toBe(200);
    for (let guess = 0; guess < 6; guess += 1) await loginByPin(now.player.phone, WRONG_PIN);
    expect((await loginByPin(now.player.phone, '907152', now.device)).status).toBe(423);
  });

  test('from its next refresh on when its session was open before devices were known', async () => {
    const answer = await now.shop.call('POST', '/auth/refresh', { body: { refreshToken: now.player.refreshToken } });
    for (let guess = 0; guess < 6; guess += 1) await loginByPin(now.player.phone, WRONG_PIN);
    expect((await loginByPin(now.player.phone, PIN, deviceOf(answer))).status).toBe(200);
  });

  test('to several accounts of one browser', async () => {
    const other = await now.shop.newPlayer();
    await givePin(now.shop, other.userId);
    const both = deviceOf(await loginByPin(other.phone, PIN, now.device));
    for (const { phone } of [now.player, other]) {
      for (let guess = 0; guess < 6; guess += 1) await loginByPin(phone, WRONG_PIN);
      expect((await loginByPin(phone, PIN, both)).status).toBe(200);
    }
  });

  test('and proves nothing by that', async () => {
    expect((await now.shop.call('POST', '/users/get-profile', { headers: now.device })).status).toBe(401);
    expect((await loginByPin(now.player.phone, WRONG_PIN, now.device)).status).toBe(400);
  });
});
