import { describe, expect, test } from 'vitest';
import { deviceOf, givePin, MINUTE, PIN, strangers, type Headers } from '../testing/strangers';
import { proveDevices, testShop } from '../testing/testShop';

// Row S11: nobody locks a player out of an account from elsewhere.

const { now, send, codesIn, verify, loginByPin, attack } = strangers();

describe('strangers who use up everything', () => {
  test('lock strangers out, and the player at a known device not: neither code nor PIN', async () => {
    expect(await attack(now.player.phone)).toBe(20);
    expect((await send(now.player.phone)).status).toBe(429);
    expect((await loginByPin(now.player.phone, PIN)).status).toBe(423);

    expect((await loginByPin(now.player.phone, PIN, now.device)).status).toBe(200);
    const { challengeId, right } = codesIn(await send(now.player.phone, 'login', { headers: now.device }));
    const proved = await verify(now.player.phone, challengeId, right);
    expect(proved.status).toBe(200);
    const body = { phone: now.player.phone, signature: proved.body.data['signature'] };
    expect((await now.shop.call('POST', '/client-get-token-by-endpoint', { body })).status).toBe(200);
  });

  test('keep no open session from a code or from its PIN', async () => {
    const { refreshToken } = (await loginByPin(now.player.phone, PIN)).body.data as { refreshToken: string };
    await attack(now.player.phone);
    ({ token: now.token } = (await now.shop.call('POST', '/auth/refresh', { body: { refreshToken } })).body);
    const { challengeId, right } = codesIn(await send(now.player.phone, 'change_pin', { token: now.token }));
    expect((await verify(now.player.phone, challengeId, right)).status).toBe(200);
    await proveDevices(now.shop, now.player.userId);
    const body = { oldPin: PIN, newPin: '907152' };
    expect((await now.shop.call('POST', '/users/change-pass', { token: now.token, body })).status).toBe(200);
  });

  test('burn no code of the player, and the player none of theirs by sending one', async () => {
    const own = codesIn(await send(now.player.phone, 'login', { headers: now.device }));
    const first = codesIn(await send(now.player.phone));
    now.shop.passTime(MINUTE);
    const second = codesIn(await send(now.player.phone));
    expect((await verify(now.player.phone, second.challengeId, second.wrong)).status).toBe(400);
    expect((await verify(now.player.phone, own.challengeId, own.right)).status).toBe(200);
    expect((await verify(now.player.phone, first.challengeId, first.right)).status).toBe(200);
  });

  test('use up their own part of an address, not the player’s who shares it', async () => {
    const narrow = await testShop({ environment: { VELOC_LIMIT_ADDRESS_CHECKS: '3', VELOC_LIMIT_ADDRESS_SENDS: '1' } });
    const { phone, userId } = await narrow.newPlayer();
    await givePin(narrow, userId);
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
  await givePin(narrow, userId);
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
  await givePin(narrow, userId);
  const login = (headers: Headers) => narrow.call('POST', '/auth/login-by-pin', { body: { phone, pin: PIN }, headers });
  const owner = deviceOf(await login({ 'X-Forwarded-For': '192.0.2.7' }));
  const thief = deviceOf(await login({ 'X-Forwarded-For': '192.0.2.8' }));
  const statuses = [];
  for (let turn = 0; turn < 4; turn += 1) statuses.push((await login(thief)).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect((await login(owner)).status).toBe(200);
  await narrow.close();
});
