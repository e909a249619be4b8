import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operatorCall } from '../operator/call';
import { commands } from '../operator/commands';
import { runCommand } from '../operator/run';
import { createApp } from '../app';
import { callerOf, proveDevices, testShop, type TestShop } from '../testing/testShop';
import { hashPin } from './pin';
import { mintSignature } from './signature';

// A session in other hands must not end what its owner opens after it.

const [PIN, NEW_PIN] = ['281593', '907152'];
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const profile = async (token: string) => (await shop.call('POST', '/users/get-profile', { token })).status;
const proofFor = (phone: string, purpose: 'login') =>
  shop.shop.db.transaction().execute((trx) => mintSignature(shop.shop, trx, { phone, purpose }));
const changePin = ({ token }: { token: string }) =>
  shop.call('POST', '/users/change-pass', { token, body: { oldPin: PIN, newPin: NEW_PIN } });

async function playerWithPin() {
  const player = await shop.newPlayer();
  const pin_hash = await hashPin(PIN);
  await shop.shop.db.updateTable('users').set({ pin_hash }).where('id', '=', player.userId).execute();
  return player;
}

describe('an open session', () => {
  const login = async (phone: string) =>
    (await shop.call('POST', '/auth/login-by-pin', { body: { phone, pin: PIN } })).body;
  const endAll = (token: string) => shop.call('DELETE', '/auth/sessions', { token });
  const idOf = async (token: string) => {
    const { data } = (await shop.call('GET', '/auth/sessions', { token })).body;
    return (data as { id: string; current: boolean }[]).find(({ current }) => current)?.id;
  };

  test('ends none that began later, and none on its way; a changed PIN does', async () => {
    const { phone, userId, token: stolen } = await playerWithPin();
    shop.passTime(1);
    const onItsWay = await proofFor(phone, 'login');
    const own = (await login(phone))['token'] as string;
    expect((await endAll(stolen)).body.data).toEqual({ ended: 0, stay: 1 });
    const one = await shop.call('DELETE', `/auth/sessions/${await idOf(own)}`, { token: stolen });
    expect(one).toMatchObject({ status: 403, body: { code: 'CODE_REQUIRED' } });
    expect(await profile(own)).toBe(200);
    await proveDevices(shop, userId);
    shop.passTime(1);
    const byCode = await shop.call('POST', '/client-get-token-by-endpoint', { body: { phone, signature: onItsWay } });
    expect(byCode.status, byCode.text).toBe(200);

    // The owner, who came later, ends it.
    expect((await endAll(own)).body.data).toEqual({ ended: 1, stay: 1 });
    expect(await profile(stolen)).toBe(401);
  });

  test('on a device on which no code was ever typed ends none of one where it was, however young it is', async () => {
    const { phone, token: own } = await playerWithPin();
    shop.passTime(1);
    const onItsWay = await proofFor(phone, 'login');
    const other = (await login(phone))['token'] as string;
    shop.passTime(1);
    const guessed = (await login(phone))['token'] as string;
    expect((await endAll(guessed)).body.data).toEqual({ ended: 1, stay: 1 });
    const one = await shop.call('DELETE', `/auth/sessions/${await idOf(own)}`, { token: guessed });
    expect(one).toMatchObject({ status: 403, body: { code: 'CODE_REQUIRED' } });
    expect([await profile(own), await profile(other)]).toEqual([200, 401]);
    // Nor a proof, which takes a code.
    const byCode = await shop.call('POST', '/client-get-token-by-endpoint', { body: { phone, signature: onItsWay } });
    expect(byCode.status, byCode.text).toBe(200);
  });

  test('is as old as the database says, whatever the clock of the process that opened it', async () => {
    const { phone, userId, token: stolen } = await playerWithPin();
    shop.passTime(1_000);
    const { clock } = shop.shop;
    const late = { now: () => new Date(clock.now().getTime() - 6_000), sql: clock.sql };
    const slow = callerOf(createApp({ ...shop.shop, clock: late }));
    const own = await slow('POST', '/auth/login-by-pin', { body: { phone, pin: PIN } });
    await proveDevices(shop, userId);
    expect((await endAll(stolen)).body.data).toEqual({ ended: 0, stay: 1 });
    expect(await profile(own.body.token)).toBe(200);
  });

  test('of another, younger device ends with the PIN that is changed', async () => {
    const owner = await playerWithPin();
    shop.passTime(1);
    const thief = (await login(owner.phone))['token'] as string;
    expect((await changePin(owner)).status).toBe(200);
    expect(await profile(thief)).toBe(401);
  });

  test('of anybody is ended by the operator, whose word is logged', async () => {
    const { phone, token, userId } = await playerWithPin();
    shop.passTime(1);
    const later = await shop.call('POST', '/auth/login-by-pin', { body: { phone, pin: PIN } });
    const printed: string[] = [];
    const fetcher: typeof fetch = async (url, options) => shop.app.request(new URL(String(url)).pathname, options);
    const call = operatorCall('http://shop.test', shop.shop.secrets.operatorKey, fetcher);
    const logOut = (...words: string[]) =>
      runCommand(commands, ['users', 'logout', ...words], { call, print: (line) => printed.push(line) });
    expect(await logOut(phone)).toBe(0);
    expect(printed.at(-1)).toBe(
      `${phone}: logged out, player ${userId}; 2 sessions ended, every device and the PIN forgotten: the way in is a code`,
    );
    expect(shop.logged.at(-1)).toBe(`The operator logged player ${userId} out everywhere.`);
    expect([await profile(token), await profile(later.body['token'] as string)]).toEqual([401, 401]);
    const again = await shop.call('POST', '/auth/login-by-pin', { body: { phone, pin: PIN } });
    expect([again.status, again.body.code]).toEqual([400, 'PIN_INVALID']);
    const known = shop.shop.db.selectFrom('known_devices').select('id').where('user_id', '=', userId);
    expect(await known.where('token_hash', 'is not', null).execute()).toEqual([]);
    expect([await logOut(), await logOut('+84977000999')]).toEqual([1, 1]);
  });
});
