import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testShop, type TestPlayer, type TestShop } from '../testing/testShop';
import { hashPin } from '../sessions/pin';
import { mintSignature } from '../sessions/signature';

const MINUTE = 60_000;
const PIN = '274913';
const WRONG = '274914';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

async function playerWithPin(): Promise<TestPlayer> {
  const player = await shop.newPlayer();
  const pin_hash = await hashPin(PIN);
  await shop.shop.db.updateTable('users').set({ pin_hash }).where('id', '=', player.userId).execute();
  return player;
}

function login(phone: string, pin: string) {
  return shop.call('POST', '/auth/login-by-pin', { body: { phone, pin } });
}

function changePin({ token }: TestPlayer, body: object, key?: string) {
  return shop.call('POST', '/users/change-pass', { token, body, ...(key && { key }) });
}

describe('login by PIN', () => {
  test('the right PIN opens a session', async () => {
    const { phone } = await playerWithPin();
    const session = await login(phone, PIN);
    expect(session.body.data).toMatchObject({ token: session.body.token, user: { phone } });
    expect((await shop.call('POST', '/users/get-profile', { token: session.body.token })).status).toBe(200);
  });

  test('five wrong ones lock for 15 minutes, the right one too', async () => {
    const { phone } = await playerWithPin();
    for (let guess = 0; guess < 5; guess += 1) {
      expect(await login(phone, WRONG)).toMatchObject({ status: 400, body: { code: 'PIN_INVALID' } });
    }
    const locked = await login(phone, PIN);
    expect(locked).toMatchObject({ status: 423, body: { code: 'PIN_LOCKED' } });
    expect(locked.headers.get('Retry-After')).toBe('900');
    shop.passTime(15 * MINUTE);
    expect((await login(phone, WRONG)).status).toBe(400);
    expect((await login(phone, PIN)).status).toBe(200);
  });

  test('guesses at once share the five', async () => {
    const { phone } = await playerWithPin();
    const answers = await Promise.all(Array.from({ length: 20 }, () => login(phone, WRONG)));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 423)).toHaveLength(15);
  });

  test('right ones at once never lock', async () => {
    const { phone } = await playerWithPin();
    const answers = await Promise.all(Array.from({ length: 12 }, () => login(phone, PIN)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200));
    expect((await login(phone, WRONG)).status).toBe(400);
  });

  test('the right PIN forgives earlier slips', async () => {
    const { phone } = await playerWithPin();
    for (let round = 0; round < 3; round += 1) {
      for (let guess = 0; guess < 4; guess += 1) expect((await login(phone, WRONG)).status).toBe(400);
      expect((await login(phone, PIN)).status).toBe(200);
    }
  });

  test('an unknown phone, one without a PIN and a wrong PIN get one answer', async () => {
    const [{ phone }, { phone: without }] = [await playerWithPin(), await shop.newPlayer()];
    const answers = [await login('+84999999999', PIN), await login(without, PIN), await login(phone, WRONG)];
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });
});

describe('changing the PIN', () => {
  test('takes the old one, ends other sessions and renews this one', async () => {
    const player = await playerWithPin();
    const other = await login(player.phone, PIN);
    const key = crypto.randomUUID();
    const body = { oldPin: PIN, newPin: '907152' };
    const changed = await changePin(player, body, key);
    expect(changed.body.data).toMatchObject({ changed: true });

    const profile = (token: string) => shop.call('POST', '/users/get-profile', { token });
    expect((await profile(other.body.token)).status).toBe(401);
    expect((await profile(player.token)).status).toBe(401);
    expect((await profile(changed.body.token)).status).toBe(200);
    expect((await login(player.phone, PIN)).status).toBe(400);
    expect((await login(player.phone, '907152')).status).toBe(200);

    // The answer was lost: the client refreshes and repeats with the same key.
    const repeated = await changePin({ ...player, token: changed.body.token }, body, key);
    expect(repeated.text).toBe(changed.text);
  });

  test('takes a one-time proof instead, of that purpose only', async () => {
    const player = await shop.newPlayer();
    const prove = (purpose: 'change_pin' | 'login') =>
      shop.shop.db.transaction().execute((trx) => mintSignature(shop.shop, trx, { phone: player.phone, purpose }));
    const newPin = '907152';
    expect((await changePin(player, { newPin, signature: await prove('login') })).status).toBe(403);
    expect((await changePin(player, { newPin, signature: await prove('change_pin') })).status).toBe(200);
    expect((await login(player.phone, newPin)).status).toBe(200);
  });

  test('needs a proof, and the right one', async () => {
    const player = await playerWithPin();
    const newPin = '907152';
    expect(await changePin(player, { newPin })).toMatchObject({ status: 403, body: { code: 'STEP_UP_REQUIRED' } });
    expect(await changePin(player, { newPin, oldPin: WRONG })).toMatchObject({ status: 400 });
    expect((await login(player.phone, PIN)).status).toBe(200);
  });

  test.each(['111111', '123456', '987654', '12345', '1234567', 'abcdef', ''])(
    'refuses %j as a new PIN',
    async (newPin) => {
      const player = await playerWithPin();
      expect(await changePin(player, { oldPin: PIN, newPin })).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION_ERROR' },
      });
    },
  );
});
