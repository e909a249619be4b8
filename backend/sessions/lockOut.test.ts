import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { operatorCall } from '../operator/call';
import { commands } from '../operator/commands';
import { runCommand } from '../operator/run';
import { amountOf } from '../testing/seededRun';
import { proveDevices, type TestAnswer, type TestPlayer, testShop, type TestShop } from '../testing/testShop';
import { hashPin } from './pin';

// Row S11: nobody locks a player out of an account from elsewhere, and pretending to be known gives no more tries (S1).

const MINUTE = 60_000;
const PIN = '274913';
const WRONG_PIN = '274914';
const FAKE_DEVICES = amountOf('VELOC_FAKE_DEVICES', 60);

// On the default limits of a phone (decision A6); those of an address would only come first.
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({
    environment: {
      VELOC_LIMIT_ADDRESS_SENDS: '1000000',
      VELOC_LIMIT_ADDRESS_CHECKS: '1000000',
      // However slow the machine, no call of a flood is refused for having waited.
      VELOC_DATABASE_CONNECT_MS: '60000',
    },
  });
});
afterAll(() => shop.close());

type Headers = Record<string, string>;

/** The cookie that tells a device that has logged in from any other. */
function deviceOf(answer: TestAnswer, name = 'veloc_device'): Headers {
  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith(`${name}=`));
  expect(cookie).toMatch(/; HttpOnly/);
  expect(cookie).toMatch(/; SameSite=Strict/);
  return { Cookie: cookie?.split(';')[0] ?? '' };
}

function send(phone: string, purpose = 'login', { token, headers }: { token?: string; headers?: Headers } = {}) {
  const body = { phone, purpose, endpointId: 'WEB' };
  return shop.call('POST', '/otp-verify/send', { body, ...(token && { token }), ...(headers && { headers }) });
}

/** A code that was sent, and one that is wrong. */
function codesIn(answer: TestAnswer) {
  expect(answer.status, answer.text).toBe(200);
  const right = shop.codes.at(-1)?.code ?? '';
  return {
    challengeId: answer.body.data['challengeId'] as string,
    right,
    wrong: right === '000000' ? '000001' : '000000',
  };
}

const verify = (phone: string, challengeId: string, code: string, headers: Headers = {}) =>
  shop.call('POST', '/otp-verify/verify', { body: { phone, challengeId, code }, headers });
const loginByPin = (phone: string, pin: string, headers: Headers = {}) =>
  shop.call('POST', '/auth/login-by-pin', { body: { phone, pin }, headers });

/** A player at a device that logged in by PIN, with its session, and at none. */
let player: TestPlayer;
let device: Headers;
let token: string;
beforeEach(async () => {
  shop.passTime(24 * 60 * MINUTE);
  player = await shop.newPlayer();
  const pin_hash = await hashPin(PIN);
  await shop.shop.db.updateTable('users').set({ pin_hash }).where('id', '=', player.userId).execute();
  const login = await loginByPin(player.phone, PIN);
  device = deviceOf(login);
  token = login.body.token;
});

/** What 31 calls of an outsider do in 16 minutes: every code, every wrong code of the day, every PIN. */
async function attack(phone: string, headersOf: (turn: number) => Headers = () => ({})) {
  let judged = 0;
  let turn = 0;
  const fresh = () => headersOf((turn += 1));
  for (let round = 0; round < 5; round += 1) {
    const answer = await send(phone, round % 2 ? 'payment' : 'login', { headers: fresh() });
    if (answer.status === 200) {
      const { challengeId, wrong } = codesIn(answer);
      for (let guess = 0; guess < 6; guess += 1) {
        const { body } = await verify(phone, challengeId, wrong, fresh());
        if (body.code === 'OTP_INVALID' && guess < 5) judged += 1;
      }
    }
    shop.passTime(4 * MINUTE);
  }
  for (let guess = 0; guess < 5; guess += 1) await loginByPin(phone, WRONG_PIN, fresh());
  return judged;
}

describe('strangers who use up everything', () => {
  test('lock strangers out, and the player at a known device not: neither code nor PIN', async () => {
    expect(await attack(player.phone)).toBe(20);
    expect((await send(player.phone)).status).toBe(429);
    expect((await loginByPin(player.phone, PIN)).status).toBe(423);

    expect((await loginByPin(player.phone, PIN, device)).status).toBe(200);
    const { challengeId, right } = codesIn(await send(player.phone, 'login', { headers: device }));
    const proved = await verify(player.phone, challengeId, right);
    expect(proved.status).toBe(200);
    const body = { phone: player.phone, signature: proved.body.data['signature'] };
    expect((await shop.call('POST', '/client-get-token-by-endpoint', { body })).status).toBe(200);
  });

  test('keep no open session from a code or from its PIN', async () => {
    const { refreshToken } = (await loginByPin(player.phone, PIN)).body.data as { refreshToken: string };
    await attack(player.phone);
    ({ token } = (await shop.call('POST', '/auth/refresh', { body: { refreshToken } })).body);
    const { challengeId, right } = codesIn(await send(player.phone, 'change_pin', { token }));
    expect((await verify(player.phone, challengeId, right)).status).toBe(200);
    await proveDevices(shop, player.userId);
    const body = { oldPin: PIN, newPin: '907152' };
    expect((await shop.call('POST', '/users/change-pass', { token, body })).status).toBe(200);
  });

  test('burn no code of the player, and the player none of theirs by sending one', async () => {
    const own = codesIn(await send(player.phone, 'login', { headers: device }));
    const first = codesIn(await send(player.phone));
    shop.passTime(MINUTE);
    const second = codesIn(await send(player.phone));
    expect((await verify(player.phone, second.challengeId, second.wrong)).status).toBe(400);
    expect((await verify(player.phone, own.challengeId, own.right)).status).toBe(200);
    expect((await verify(player.phone, first.challengeId, first.right)).status).toBe(200);
  });

  test('use up their own part of an address, not the player’s who shares it', async () => {
    const narrow = await testShop({ environment: { VELOC_LIMIT_ADDRESS_CHECKS: '3', VELOC_LIMIT_ADDRESS_SENDS: '1' } });
    const { phone, userId } = await narrow.newPlayer();
    await narrow.shop.db
      .updateTable('users')
      .set({ pin_hash: await hashPin(PIN) })
      .where('id', '=', userId)
      .execute();
    const call = (path: string, body: object, headers: Headers = {}) => narrow.call('POST', path, { body, headers });
    const known = deviceOf(await call('/auth/login-by-pin', { phone, pin: PIN }));
    const check = (headers?: Headers) => call('/otp-verify/check-user', { phone }, headers);
    const statuses = [];
    for (let turn = 0; turn < 4; turn += 1) statuses.push((await check()).status);
    expect(statuses).toEqual([200, 200, 429, 429]);
    expect((await call('/otp-verify/send', { phone: '+84912000000', purpose: 'login' })).status).toBe(200);
    expect((await call('/otp-verify/send', { phone, purpose: 'login' })).status).toBe(429);
    expect((await check(known)).status).toBe(200);
    expect((await call('/auth/login-by-pin', { phone, pin: PIN }, known)).status).toBe(200);
    // A code goes to a device that a PIN alone made known as to a stranger.
    expect((await call('/otp-verify/send', { phone, purpose: 'login' }, known)).status).toBe(429);
    await proveDevices(narrow, userId);
    expect((await call('/otp-verify/send', { phone, purpose: 'login' }, known)).status).toBe(200);
    await narrow.close();
  });
});

test('codes that are tried are counted by address, right or wrong, and those of a known device by themselves', async () => {
  const narrow = await testShop({ environment: { VELOC_LIMIT_ADDRESS_CHECKS: '3', VELOC_TRUST_PROXY: '1' } });
  const from = (turn: number, headers: Headers = {}) => ({
    'X-Forwarded-For': `2001:db8:1:${turn.toString(16)}::1`,
    ...headers,
  });
  const call = (path: string, body: object, headers: Headers) => narrow.call('POST', path, { body, headers });
  const guess = { challengeId: crypto.randomUUID(), phone: '+84912000000', code: '000000', purpose: 'login' };
  const statuses = [];
  for (const path of ['verify', 'submit', 'verify', 'submit']) {
    statuses.push((await call(`/otp-verify/${path}`, guess, from(0))).status);
  }
  expect(statuses).toEqual([400, 400, 400, 429]);
  let judged = 0;
  for (let turn = 1; turn < 20; turn += 1) {
    judged += Number((await call('/otp-verify/verify', guess, from(turn))).status === 400);
  }
  expect(judged).toBe(9);

  const { phone, userId } = await narrow.newPlayer();
  const pin_hash = await hashPin(PIN);
  await narrow.shop.db.updateTable('users').set({ pin_hash }).where('id', '=', userId).execute();
  const elsewhere = { 'X-Forwarded-For': '192.0.2.7' };
  const known = deviceOf(await call('/auth/login-by-pin', { phone, pin: PIN }, elsewhere));
  const sent = await call('/otp-verify/send', { phone, purpose: 'login' }, from(0, known));
  const code = narrow.codes.at(-1)?.code;
  const body = { challengeId: sent.body.data['challengeId'], code, purpose: 'login' };
  expect((await call('/otp-verify/submit', body, from(0))).status).toBe(429);
  expect((await call('/otp-verify/submit', body, from(0, known))).status).toBe(200);
  await narrow.close();
});

test('a device that is known uses up no calls of another one of the account', async () => {
  const narrow = await testShop({ environment: { VELOC_LIMIT_ADDRESS_CHECKS: '3', VELOC_TRUST_PROXY: '1' } });
  const { phone, userId } = await narrow.newPlayer();
  const pin_hash = await hashPin(PIN);
  await narrow.shop.db.updateTable('users').set({ pin_hash }).where('id', '=', userId).execute();
  const login = (headers: Headers) => narrow.call('POST', '/auth/login-by-pin', { body: { phone, pin: PIN }, headers });
  const owner = deviceOf(await login({ 'X-Forwarded-For': '192.0.2.7' }));
  const thief = deviceOf(await login({ 'X-Forwarded-For': '192.0.2.8' }));
  const statuses = [];
  for (let turn = 0; turn < 4; turn += 1) statuses.push((await login(thief)).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect((await login(owner)).status).toBe(200);
  await narrow.close();
});

describe('a device is known', () => {
  const others: [string, () => Promise<Headers> | Headers][] = [
    ['one that was made up', () => ({ Cookie: `veloc_device=${randomBytes(32).toString('base64url')}` })],
    ['many in one cookie', () => ({ Cookie: `veloc_device=${Array(5).fill('A'.repeat(43)).join('.')}` })],
    ['nonsense', () => ({ Cookie: "veloc_device=' or 1=1 --" })],
    [
      'one that another account is known on',
      async () => {
        const { userId, phone } = await shop.newPlayer();
        const pin_hash = await hashPin(PIN);
        await shop.shop.db.updateTable('users').set({ pin_hash }).where('id', '=', userId).execute();
        return deviceOf(await loginByPin(phone, PIN));
      },
    ],
  ];
  test.each(others)('only after a right proof: %s is a stranger', async (_, made) => {
    const headers = await made();
    await attack(player.phone);
    expect((await send(player.phone, 'login', { headers })).status).toBe(429);
    expect((await loginByPin(player.phone, PIN, headers)).status).toBe(423);
  });

  test(`${FAKE_DEVICES} fake ones have the 20 wrong codes and 5 wrong PINs of one stranger together`, async () => {
    const fake = (turn: number) => ({
      Cookie: `veloc_device=${randomBytes(32).toString('base64url')}`,
      'X-Forwarded-For': `10.0.0.${turn % 250}`,
    });
    let judged = await attack(player.phone, fake);
    for (let turn = 0; turn < FAKE_DEVICES; turn += 1) {
      const answer = await send(player.phone, 'login', { headers: fake(turn) });
      if (answer.status !== 200) continue;
      const { challengeId, wrong } = codesIn(answer);
      if ((await verify(player.phone, challengeId, wrong, fake(turn))).status === 400) judged += 1;
    }
    expect(judged).toBe(20);
    const wrong = await Promise.all(
      Array.from({ length: FAKE_DEVICES }, (_, turn) => loginByPin(player.phone, WRONG_PIN, fake(turn))),
    );
    expect(new Set(wrong.map(({ status }) => status))).toEqual(new Set([423]));
  });

  test('and has the limits of decision A6 itself, without a part of the strangers’', async () => {
    for (let guess = 0; guess < 5; guess += 1) {
      expect((await loginByPin(player.phone, WRONG_PIN, device)).status).toBe(400);
    }
    expect((await loginByPin(player.phone, PIN, device)).status).toBe(423);
    expect((await loginByPin(player.phone, PIN)).status).toBe(200);

    let judged = 0;
    for (let round = 0; round < 5; round += 1) {
      const answer = await send(player.phone, 'login', { headers: device });
      if (answer.status !== 200) continue;
      const { challengeId, wrong } = codesIn(answer);
      for (let guess = 0; guess < 5; guess += 1)
        judged += Number((await verify(player.phone, challengeId, wrong)).status === 400);
      shop.passTime(5 * MINUTE);
    }
    expect(judged).toBe(20);
    expect((await send(player.phone)).status).toBe(200);
  });

  test('and shares 20 wrong codes a day with the others on which none was ever typed', async () => {
    let judged = 0;
    for (let round = 0; round < 8; round += 1) {
      const fresh = deviceOf(await loginByPin(player.phone, PIN));
      const answer = await send(player.phone, 'payment', { headers: fresh });
      if (answer.status === 200) {
        const { challengeId, wrong } = codesIn(answer);
        for (let guess = 0; guess < 4; guess += 1) {
          judged += Number((await verify(player.phone, challengeId, wrong, fresh)).body.code === 'OTP_INVALID');
        }
      }
      shop.passTime(6 * MINUTE);
    }
    expect(judged).toBe(20);
    expect((await send(player.phone)).status).toBe(200);
    await proveDevices(shop, player.userId);
    expect((await send(player.phone, 'login', { headers: device })).status).toBe(200);
  });

  test('and keeps none on which a code was typed waiting for one', async () => {
    await proveDevices(shop, player.userId);
    const guessed = deviceOf(await loginByPin(player.phone, PIN));
    expect((await send(player.phone, 'payment', { headers: guessed })).status).toBe(200);
    expect((await send(player.phone, 'login', { headers: device })).status).toBe(200);
    for (const headers of [guessed, device]) {
      expect((await send(player.phone, 'payment', { headers })).status).toBe(429);
    }
  });

  test('and a copied token keeps it waiting for no code, nor its session', async () => {
    await proveDevices(shop, player.userId);
    expect((await send(player.phone, 'payment', { token })).status).toBe(200);
    expect((await send(player.phone, 'login', { headers: device })).status).toBe(200);
    shop.passTime(MINUTE);
    // A call with both is the device's.
    expect((await send(player.phone, 'change_pin', { token, headers: device })).status).toBe(200);
    expect((await send(player.phone, 'payment', { token })).status).toBe(200);
    expect((await send(player.phone, 'payment', { token })).status).toBe(429);
  });

  test('once, however often its session is refreshed, and one account gets no more codes for more devices', async () => {
    const count = async () => {
      const rows = await shop.shop.db
        .selectFrom('known_devices')
        .select('id')
        .where('user_id', '=', player.userId)
        .execute();
      return rows.length;
    };
    const before = await count();
    let { refreshToken } = player;
    for (let turn = 0; turn < 5; turn += 1) {
      const fresh = await shop.call('POST', '/auth/refresh', { body: { refreshToken } });
      refreshToken = fresh.body.data['refreshToken'];
    }
    expect(await count()).toBe(before);

    const devices: Headers[] = [];
    for (let turn = 0; turn < 5; turn += 1) devices.push(deviceOf(await loginByPin(player.phone, PIN)));
    const statuses = [];
    for (const headers of devices) {
      statuses.push((await send(player.phone, 'login', { headers })).status);
      shop.passTime(MINUTE);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  });

  test('beyond every logout, also by whoever holds a stolen session; not beyond a change of the PIN elsewhere', async () => {
    const isKnown = async () => {
      for (let guess = 0; guess < 6; guess += 1) await loginByPin(player.phone, WRONG_PIN);
      const answer = await loginByPin(player.phone, PIN, device);
      shop.passTime(16 * MINUTE);
      return answer.status === 200;
    };
    await shop.call('POST', '/auth/logout', { token, body: {} });
    expect(await isKnown()).toBe(true);
    await shop.call('DELETE', '/auth/sessions', { token: (await loginByPin(player.phone, PIN)).body.token });
    expect(await isKnown()).toBe(true);
    const elsewhere = (await loginByPin(player.phone, PIN)).body.token;
    await proveDevices(shop, player.userId);
    const body = { oldPin: PIN, newPin: '907152' };
    expect((await shop.call('POST', '/users/change-pass', { token: elsewhere, body })).status).toBe(200);
    for (let guess = 0; guess < 6; guess += 1) await loginByPin(player.phone, WRONG_PIN);
    expect((await loginByPin(player.phone, '907152', device)).status).toBe(423);
  });

  test('from its next refresh on when its session was open before devices were known', async () => {
    const answer = await shop.call('POST', '/auth/refresh', { body: { refreshToken: player.refreshToken } });
    for (let guess = 0; guess < 6; guess += 1) await loginByPin(player.phone, WRONG_PIN);
    expect((await loginByPin(player.phone, PIN, deviceOf(answer))).status).toBe(200);
  });

  test('to several accounts of one browser', async () => {
    const other = await shop.newPlayer();
    const pin_hash = await hashPin(PIN);
    await shop.shop.db.updateTable('users').set({ pin_hash }).where('id', '=', other.userId).execute();
    const both = deviceOf(await loginByPin(other.phone, PIN, device));
    for (const { phone } of [player, other]) {
      for (let guess = 0; guess < 6; guess += 1) await loginByPin(phone, WRONG_PIN);
      expect((await loginByPin(phone, PIN, both)).status).toBe(200);
    }
  });

  test('and proves nothing by that', async () => {
    expect((await shop.call('POST', '/users/get-profile', { headers: device })).status).toBe(401);
    expect((await loginByPin(player.phone, WRONG_PIN, device)).status).toBe(400);
  });
});

describe('a lock', () => {
  const LIFTED = 'wrong codes and PINs forgiven; forgotten are';
  const printed: string[] = [];
  const unlock = (phone: string, from = shop) => {
    const { operatorKey } = from.shop.secrets;
    const fetcher: typeof fetch = async (url, options) => from.app.request(new URL(String(url)).pathname, options);
    const call = operatorCall('http://shop.test', operatorKey, fetcher);
    return runCommand(commands, ['users', 'unlock', phone], { call, print: (line) => printed.push(line) });
  };

  test('is lifted by the operator, from strangers and from every device', async () => {
    await attack(player.phone);
    // What is left then of the lock on codes is the wrong ones of the day.
    shop.passTime(15 * MINUTE);
    for (const headers of [{}, device]) {
      for (let guess = 0; guess < 6; guess += 1) await loginByPin(player.phone, WRONG_PIN, headers);
    }
    const logins = async () => [
      (await send(player.phone)).status,
      (await loginByPin(player.phone, PIN)).status,
      (await loginByPin(player.phone, PIN, device)).status,
    ];
    expect(await logins()).toEqual([429, 423, 423]);
    expect(await unlock(player.phone)).toBe(0);
    expect(printed.at(-1)).toContain(
      `${player.phone}: unlocked, player ${player.userId}; ${LIFTED} codes: 4, counts of calls: 1, stored answers: 0`,
    );
    expect(shop.logged.at(-1)).toBe(`The operator unlocked the phone of player ${player.userId}.`);
    expect(await logins()).toEqual([200, 200, 200]);
  });

  test('on codes that strangers and known devices asked for is lifted with it, and none of those codes works any more', async () => {
    const asked = [codesIn(await send(player.phone)), codesIn(await send(player.phone, 'login', { headers: device }))];
    for (const headers of [{}, device]) expect((await send(player.phone, 'login', { headers })).status).toBe(429);
    expect(await unlock(player.phone)).toBe(0);
    for (const { challengeId, right } of asked) {
      expect(await verify(player.phone, challengeId, right)).toMatchObject({ body: { code: 'OTP_INVALID' } });
    }
    for (const headers of [{}, device]) expect((await send(player.phone, 'login', { headers })).status).toBe(200);
  });

  /** Where the operator's link leads, and the cookie that it leaves. */
  async function openLink(): Promise<Headers> {
    const path = /\/unlock\/[\w-]+/.exec(printed.at(-1) ?? '')?.[0] ?? '';
    const answer = await shop.call('GET', path);
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/login']);
    // From another site the browser's tokens do not come along, so that nothing may take their place.
    expect(answer.headers.getSetCookie()).toHaveLength(1);
    return deviceOf(answer, 'veloc_unlock');
  }

  test.each(['a player', 'a newcomer'])('is lifted for %s who opens the link, though others go on', async (who) => {
    const phone = who === 'a player' ? player.phone : '+84977000017';
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
    const other = await shop.newPlayer();
    await attack(other.phone);
    expect((await send(other.phone, 'login', { headers: link })).status).toBe(429);
  });

  test('is lifted by the link on a device, known by its PIN alone, whose codes somebody with the PIN uses up', async () => {
    const pin_hash = await hashPin(PIN);
    const { phone, userId } = await shop.newPlayer();
    await shop.shop.db.updateTable('users').set({ pin_hash }).where('id', '=', userId).execute();
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
    await attack(player.phone, () => device);
    expect(await unlock(player.phone)).toBe(0);
    const link = await openLink();
    await attack(player.phone, () => device);
    expect((await send(player.phone, 'login', { headers: device })).status).toBe(429);
    const both = { Cookie: `${device['Cookie']}; ${link['Cookie']}` };
    const { challengeId, right } = codesIn(await send(player.phone, 'login', { headers: both }));
    expect((await verify(player.phone, challengeId, right, both)).status).toBe(200);
  });

  test('is lifted by the newest link alone, for an hour', async () => {
    await attack(player.phone);
    expect(await unlock(player.phone)).toBe(0);
    const first = await openLink();
    expect(await unlock(player.phone)).toBe(0);
    const second = await openLink();
    await attack(player.phone);
    expect((await send(player.phone, 'login', { headers: first })).status).toBe(429);
    shop.passTime(39 * MINUTE);
    expect((await send(player.phone, 'login', { headers: second })).status).toBe(200);
    shop.passTime(2 * MINUTE);
    expect((await send(player.phone, 'login', { headers: second })).status).toBe(429);
    const path = /\/unlock\/[\w-]+/.exec(printed.at(-1) ?? '')?.[0] ?? '';
    expect((await shop.call('GET', path)).headers.getSetCookie()).toEqual([]);
  });

  test('on the calls of a known device in this hour is lifted from it, and from no other account', async () => {
    const narrow = await testShop({ environment: { VELOC_LIMIT_ADDRESS_CHECKS: '3', VELOC_TRUST_PROXY: '1' } });
    const pin_hash = await hashPin(PIN);
    const devices: { phone: string; login: () => Promise<number> }[] = [];
    for (const place of [7, 8]) {
      const { phone, userId } = await narrow.newPlayer();
      await narrow.shop.db.updateTable('users').set({ pin_hash }).where('id', '=', userId).execute();
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
    shop.passTime(15 * MINUTE);
    expect((await send(phone)).status).toBe(429);
    expect(await unlock(phone)).toBe(0);
    expect(printed.at(-1)).toContain(
      `${phone}: unlocked, it has no account; ${LIFTED} codes: 4, counts of calls: 0, stored answers: 0`,
    );
    expect((await send(phone)).status).toBe(200);
    expect([await unlock('12'), printed.at(-1)]).toEqual([1, expect.stringContaining('400')]);
  });
});
