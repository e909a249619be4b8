import { describe, expect, test } from 'vitest';
import { operatorCall } from '../operator/call';
import { commands } from '../operator/commands';
import { runCommand } from '../operator/run';
import { deviceOf, givePin, MINUTE, PIN, strangers, WRONG_PIN, type Headers } from '../testing/strangers';
import { testShop } from '../testing/testShop';

const { now, send, codesIn, verify, loginByPin, attack } = strangers();

describe('a lock', () => {
  const LIFTED = 'wrong codes and PINs forgiven; forgotten are';
  const printed: string[] = [];
  const unlock = (phone: string, from = now.shop) => {
    const { operatorKey } = from.shop.secrets;
    const fetcher: typeof fetch = async (url, options) => from.app.request(new URL(String(url)).pathname, options);
    const call = operatorCall('http://shop.test', operatorKey, fetcher);
    return runCommand(commands, ['users', 'unlock', phone], { call, print: (line) => printed.push(line) });
  };

  test('is lifted by the operator, from strangers and from every device', async () => {
    await attack(now.player.phone);
    // What is left then of the lock on codes is the wrong ones of the day.
    now.shop.passTime(15 * MINUTE);
    for (const headers of [{}, now.device]) {
      for (let guess = 0; guess < 6; guess += 1) await loginByPin(now.player.phone, WRONG_PIN, headers);
    }
    const logins = async () => [
      (await send(now.player.phone)).status,
      (await loginByPin(now.player.phone, PIN)).status,
      (await loginByPin(now.player.phone, PIN, now.device)).status,
    ];
    expect(await logins()).toEqual([429, 423, 423]);
    expect(await unlock(now.player.phone)).toBe(0);
    expect(printed.at(-1)).toContain(
      `${now.player.phone}: unlocked, player ${now.player.userId}; ${LIFTED} codes: 4, counts of calls: 1, stored answers: 0`,
    );
    expect(now.shop.logged.at(-1)).toBe(`The operator unlocked the phone of player ${now.player.userId}.`);
    expect(await logins()).toEqual([200, 200, 200]);
  });

  test('on codes that strangers and known devices asked for is lifted with it, and none of those codes works any more', async () => {
    const asked = [
      codesIn(await send(now.player.phone)),
      codesIn(await send(now.player.phone, 'login', { headers: now.device })),
    ];
    for (const headers of [{}, now.device])
      expect((await send(now.player.phone, 'login', { headers })).status).toBe(429);
    expect(await unlock(now.player.phone)).toBe(0);
    for (const { challengeId, right } of asked) {
      expect(await verify(now.player.phone, challengeId, right)).toMatchObject({ body: { code: 'OTP_INVALID' } });
    }
    for (const headers of [{}, now.device])
      expect((await send(now.player.phone, 'login', { headers })).status).toBe(200);
  });

  /** Where the operator's link leads, and the cookie that it leaves. */
  async function openLink(): Promise<Headers> {
    const path = /\/unlock\/[\w-]+/.exec(printed.at(-1) ?? '')?.[0] ?? '';
    const answer = await now.shop.call('GET', path);
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/login']);
    // From another site the browser's tokens do not come along, so that nothing may take their place.
    expect(answer.headers.getSetCookie()).toHaveLength(1);
    return deviceOf(answer, 'veloc_unlock');
  }

  test.each(['a player', 'a newcomer'])('is lifted for %s who opens the link, though others go on', async (who) => {
    const phone = who === 'a player' ? now.player.phone : '+84977000017';
    const purpose = who === 'a player' ? 'login' : 'register';
    await attack(phone);
    expect(await unlock(phone)).toBe(0);
    await attack(phone);
    expect((await send(phone, purpose)).status).toBe(429);
    const link = await openLink();
    const { challengeId, wrong, right } = codesIn(await send(phone, purpose, { headers: link }));
    expect((await verify(phone, challengeId, wrong, link)).status).toBe(400);
    expect((await verify(phone, challengeId, right, link)).status).toBe(200);
    // It is counted as one device: no more codes, and none of another phone.
    expect((await send(phone, purpose, { headers: link })).status).toBe(429);
    const other = await now.shop.newPlayer();
    await attack(other.phone);
    expect((await send(other.phone, 'login', { headers: link })).status).toBe(429);
  });

  test('is lifted by the link on a device, known by its PIN alone, whose codes somebody with the PIN uses up', async () => {
    const { phone, userId } = await now.shop.newPlayer();
    await givePin(now.shop, userId);
    const [own, thief] = [deviceOf(await loginByPin(phone, PIN)), deviceOf(await loginByPin(phone, PIN))];
    expect(await unlock(phone)).toBe(0);
    const link = await openLink();
    expect((await send(phone, 'login', { headers: thief })).status).toBe(200);
    expect((await send(phone, 'login', { headers: own })).status).toBe(429);
    const both = { Cookie: `${own['Cookie']}; ${link['Cookie']}` };
    const { challengeId, right } = codesIn(await send(phone, 'login', { headers: both }));
    expect((await verify(phone, challengeId, right, both)).status).toBe(200);
  });

  test('is lifted by the link on an own device whose copied token somebody else has used up', async () => {
    await attack(now.player.phone, () => now.device);
    expect(await unlock(now.player.phone)).toBe(0);
    const link = await openLink();
    await attack(now.player.phone, () => now.device);
    expect((await send(now.player.phone, 'login', { headers: now.device })).status).toBe(429);
    const both = { Cookie: `${now.device['Cookie']}; ${link['Cookie']}` };
    const { challengeId, right } = codesIn(await send(now.player.phone, 'login', { headers: both }));
    expect((await verify(now.player.phone, challengeId, right, both)).status).toBe(200);
  });

  test('is lifted by the newest link alone, for an hour', async () => {
    await attack(now.player.phone);
    expect(await unlock(now.player.phone)).toBe(0);
    const first = await openLink();
    expect(await unlock(now.player.phone)).toBe(0);
    const second = await openLink();
    await attack(now.player.phone);
    expect((await send(now.player.phone, 'login', { headers: first })).status).toBe(429);
    now.shop.passTime(39 * MINUTE);
    expect((await send(now.player.phone, 'login', { headers: second })).status).toBe(200);
    now.shop.passTime(2 * MINUTE);
    expect((await send(now.player.phone, 'login', { headers: second })).status).toBe(429);
    const path = /\/unlock\/[\w-]+/.exec(printed.at(-1) ?? '')?.[0] ?? '';
    expect((await now.shop.call('GET', path)).headers.getSetCookie()).toEqual([]);
  });

  test('on the calls of a known device in this hour is lifted from it, and from no other account', async () => {
    const narrow = await testShop({ environment: { VELOC_LIMIT_ADDRESS_CHECKS: '3', VELOC_TRUST_PROXY: '1' } });
    const devices: { phone: string; login: () => Promise<number> }[] = [];
    for (const place of [7, 8]) {
      const { phone, userId } = await narrow.newPlayer();
      await givePin(narrow, userId);
      const login = (headers: Headers) =>
        narrow.call('POST', '/auth/login-by-pin', { body: { phone, pin: PIN }, headers });
      const known = deviceOf(await login({ 'X-Forwarded-For': `192.0.2.${place}` }));
      devices.push({ phone, login: async () => (await login(known)).status });
    }
    const logins = async () => [await devices[0]?.login(), await devices[1]?.login()];
    for (let turn = 0; turn < 3; turn += 1) await logins();
    expect(await logins()).toEqual([429, 429]);
    expect(await unlock(devices[0]?.phone ?? '', narrow)).toBe(0);
    expect(printed.at(-1)).toContain('counts of calls: 1,');
    expect(await logins()).toEqual([200, 429]);
    await narrow.close();
  });

  test('of a phone without an account is lifted too, and an unknown or odd phone is said to be one', async () => {
    const phone = '+84977000001';
    expect(await unlock(phone)).toBe(1);
    await attack(phone);
    now.shop.passTime(15 * MINUTE);
    expect((await send(phone)).status).toBe(429);
    expect(await unlock(phone)).toBe(0);
    expect(printed.at(-1)).toContain(
      `${phone}: unlocked, it has no account; ${LIFTED} codes: 4, counts of calls: 0, stored answers: 0`,
    );
    expect((await send(phone)).status).toBe(200);
    expect([await unlock('12'), printed.at(-1)]).toEqual([1, expect.stringContaining('400')]);
  });
});
