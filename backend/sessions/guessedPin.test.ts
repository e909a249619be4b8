import { describe, expect, test } from 'vitest';
import { DAY, PIN, pinOwner } from '../testing/pinOwner';

// What a stranger has who guessed a PIN, or holds a copied token: never a payee for the wallet.

const { now, post, loginByPin, signatureFor, registerOnly, deposit, register, withdraw, notificationsOf } = pinOwner();
const codeNeeded = { status: 403, body: { code: 'CODE_REQUIRED' } };

describe('money', () => {
  test('of an account without a name goes to nobody whom a guessed PIN names', async () => {
    const owner = await register('');
    const thief = (await loginByPin(PIN, { 'User-Agent': 'a stranger' })).body.token as string;
    const named = await post('/users/update-profile', { name: 'Le Van Trom' }, thief);
    expect(named).toMatchObject(codeNeeded);
    // A lone accent would be a name that no bank writes, and lock the owner's.
    expect((await post('/users/update-profile', { name: '\u0301' }, thief)).status).toBe(400);
    expect((await post('/users/update-profile', { name: 'Le Van Trom', signature: 'x' }, thief)).status).toBe(403);
    expect(await notificationsOf(owner.token)).toMatchObject([
      { kind: 'deviceAdded', params: { device: 'a stranger' } },
      { kind: 'topUpCredited' },
    ]);

    // The owner's own token alone sets none either; with a code it does.
    expect(await post('/users/update-profile', { name: 'Trần Thị Bình' }, owner.token)).toMatchObject(codeNeeded);
    const signature = await signatureFor('profile', owner.token);
    const set = await post('/users/update-profile', { name: 'Trần Thị Bình', signature }, owner.token);
    expect(set.body.data).toMatchObject({ name: 'Trần Thị Bình' });
    expect((await notificationsOf(owner.token))[0]).toEqual({ kind: 'profileChanged', params: { fields: ['name'] } });
  });

  test.each(['', 'Trần Thị Bình'])(
    'goes to nobody whom a guessed PIN names before the first deposit: %j',
    async (name) => {
      const owner = await registerOnly(name);
      const thief = (await loginByPin(PIN)).body.token as string;
      const set = (wanted: string, token: string, proof = {}) =>
        post('/users/update-profile', { name: wanted, ...proof }, token);
      expect(await set('Le Van Trom', thief)).toMatchObject(codeNeeded);
      expect((await set('Le Van Trom', thief, { signature: 'x' })).status).toBe(403);
      // Whatever is no other name goes on, and so does the owner's own device.
      const email = { name, email: 'binh@example.com' };
      if (name) expect((await post('/users/update-profile', email, thief)).status).toBe(200);
      expect((await set('Trần Thị Bảy', owner.token)).body.data).toMatchObject({ name: 'Trần Thị Bảy' });

      const signature = await signatureFor('profile', thief);
      expect((await set('Trần Văn Bình', thief, { signature })).status).toBe(200);
      // From then on the device is the owner's.
      expect((await set('Trần Văn Cảnh', thief)).status).toBe(200);
    },
  );

  test('is locked by a deposit to no name that a copied token has set', async () => {
    const { token } = await registerOnly('Trần Thị Bình');
    const set = (name: string, proof = {}) => post('/users/update-profile', { name, ...proof }, token);
    expect((await set('Le Van Trom')).status).toBe(200);
    await deposit(token);
    expect(await set('Trần Thị Bình')).toMatchObject(codeNeeded);
    expect((await set('Trần Thị Bình', { signature: 'x' })).status).toBe(403);
    expect((await set('Trần Thị Bình', { signature: await signatureFor('profile', token) })).status).toBe(200);

    const locked = { status: 409, body: { code: 'NAME_LOCKED' } };
    expect(await set('Le Van Trom')).toMatchObject(locked);
    expect(await set('Le Van Trom', { signature: await signatureFor('profile', token) })).toMatchObject(locked);
  });

  test.each(['register', 'profile', 'operator'])('is locked by a deposit to a name set by: %s', async (by) => {
    const { token, userId } = await registerOnly('Trần Thị Bình');
    const set = (name: string, proof = {}) => post('/users/update-profile', { name, ...proof }, token);
    if (by !== 'register') expect((await set('Le Van Trom')).status).toBe(200);
    if (by === 'profile') await set('Trần Thị Bình', { signature: await signatureFor('profile', token) });
    if (by === 'operator') {
      const renamed = { name: 'Trần Thị Bình' };
      const done = await post(`/operator/users/${userId}/rename`, renamed, now.shop.shop.secrets.operatorKey);
      expect(done.status, done.text).toBe(200);
    }
    await deposit(token);
    const signature = await signatureFor('profile', token);
    expect(await set('Le Van Trom', { signature })).toMatchObject({ status: 409, body: { code: 'NAME_LOCKED' } });
  });

  test('goes to a new account from a device that only knew the PIN by a code alone, however long it waits', async () => {
    const owner = await register('Trần Thị Bình');
    const first = await loginByPin(PIN);
    const cookie =
      first.headers
        .getSetCookie()
        .find((line) => line.startsWith('veloc_device='))
        ?.split(';')[0] ?? '';
    expect(await withdraw(first.body.token, 'TRAN THI BINH', { pin: PIN })).toMatchObject(codeNeeded);
    expect(await withdraw(first.body.token, 'TRAN THI BINH', {})).toMatchObject(codeNeeded);
    // A signature of nobody beside the PIN is no code.
    const both = await withdraw(first.body.token, 'TRAN THI BINH', { pin: PIN, signature: 'x' });
    expect(both).toMatchObject({ status: 403, body: { code: 'SIGNATURE_INVALID' } });
    now.shop.passTime(10 * DAY);
    const later = (await loginByPin(PIN, { Cookie: cookie })).body.token as string;
    expect(await withdraw(later, 'TRAN THI BINH', { pin: PIN })).toMatchObject(codeNeeded);

    const signature = await signatureFor('payment', later);
    expect((await withdraw(later, 'TRAN THI BINH', { signature })).status).toBe(200);
    // From then on the device is the owner's.
    const other = { pin: PIN, accountNumber: '7777777777' };
    expect((await withdraw(later, 'TRAN THI BINH', other)).status).toBe(200);
    expect(owner.token).not.toBe(later);
  });

  test('goes by the PIN where the player registered, or logged in by a code', async () => {
    const owner = await register('Trần Thị Bình');
    expect((await withdraw(owner.token, 'TRAN THI BINH', { pin: PIN })).status).toBe(200);
    const back = (await loginByPin(PIN, owner.device)).body.token as string;
    const other = { pin: PIN, accountNumber: '7777777777' };
    expect((await withdraw(back, 'TRAN THI BINH', other)).status).toBe(200);

    const signature = await signatureFor('login');
    const byCode = await post('/client-get-token-by-endpoint', { phone: now.phone, signature });
    const third = { pin: PIN, accountNumber: '8888888888' };
    expect((await withdraw(byCode.body.token, 'TRAN THI BINH', third)).status).toBe(200);
  });
});

test('changes of the profile within an hour are told at once, with all that was changed, and bury nothing', async () => {
  const owner = await registerOnly('Trần Thị Bình');
  const thief = (await loginByPin(PIN, { 'User-Agent': 'a stranger' })).body.token as string;
  const set = (change: object, token = thief) => post('/users/update-profile', change, token);
  expect((await set({ name: 'Trần Thị Bảy' }, owner.token)).status).toBe(200);
  for (let flip = 0; flip < 5; flip += 1) {
    expect((await set({ email: `a${flip}@example.com` })).status).toBe(200);
    // Reading them hides none.
    await post('/client-notifications/read', {}, thief);
  }
  const added = { kind: 'deviceAdded', params: { device: 'a stranger' } };
  const changed = (...fields: string[]) => ({ kind: 'profileChanged', params: { fields } });
  expect(await notificationsOf(owner.token)).toEqual([changed('name', 'email'), added]);
  now.shop.passTime(60 * 60_000);
  const back = (await loginByPin(PIN, owner.device)).body.token as string;
  expect((await set({ identify: '001099000001' }, back)).status).toBe(200);
  expect(await notificationsOf(back)).toEqual([changed('identify'), changed('name', 'email'), added]);
});

test('logins on new devices within an hour are told at once, with how many there were, and bury nothing', async () => {
  const owner = await register('Trần Thị Bình');
  for (const device of ['one', 'two', 'three']) {
    await loginByPin(PIN, { 'User-Agent': device });
    await post('/client-notifications/read', {}, owner.token);
  }
  const [newest, ...older] = await notificationsOf(owner.token);
  expect(newest).toEqual({ kind: 'deviceAdded', params: { device: 'three', others: 2 } });
  expect(older).toMatchObject([{ kind: 'topUpCredited' }]);
  now.shop.passTime(60 * 60_000);
  const back = (await loginByPin(PIN, { ...owner.device })).body.token as string;
  await loginByPin(PIN, { 'User-Agent': 'four' });
  expect(await notificationsOf(back)).toMatchObject([
    { params: { device: 'four' } },
    newest,
    { kind: 'topUpCredited' },
  ]);
});

describe('a PIN that was guessed', () => {
  const other = '839205';
  const change = (token: string, proof: object) => post('/users/change-pass', { newPin: other, ...proof }, token);

  test('sets no other one on a device on which no code was ever typed', async () => {
    const owner = await register('Trần Thị Bình');
    const thief = (await loginByPin(PIN)).body.token as string;
    expect(await change(thief, { oldPin: PIN })).toMatchObject(codeNeeded);
    // It is no judge of guesses either, and a signature of nobody beside the PIN is no code.
    expect(await change(thief, { oldPin: '274914' })).toMatchObject(codeNeeded);
    const both = await change(thief, { oldPin: PIN, signature: 'x' });
    expect(both).toMatchObject({ status: 403, body: { code: 'SIGNATURE_INVALID' } });
    expect((await loginByPin(PIN, owner.device)).status).toBe(200);

    const signature = await signatureFor('change_pin', thief);
    const changed = await change(thief, { signature });
    expect(changed.status, changed.text).toBe(200);
    const [token, oldPin] = [changed.body.token as string, other];
    expect((await notificationsOf(token))[0]).toEqual({ kind: 'pinChanged', params: {} });
    // From then on the device is the owner's.
    expect((await post('/users/change-pass', { oldPin, newPin: PIN }, token)).status).toBe(200);
  });

  test('sets another one where the player registered', async () => {
    const owner = await register('Trần Thị Bình');
    expect((await change(owner.token, { oldPin: PIN })).status).toBe(200);
  });
});

describe('a PIN to be set', () => {
  test('stands in no phone of its own, at the registration or later', async () => {
    const digits = now.phone.slice(-6);
    const signature = await signatureFor('register');
    const body = { phone: now.phone, name: 'An', signature, acceptPrivacy: true };
    const easy = { status: 400, body: { code: 'VALIDATION_ERROR' } };
    expect(await post('/register-account', { ...body, pin: digits })).toMatchObject(easy);
    expect(await post('/register-account', { ...body, pin: '123123' })).toMatchObject(easy);
    const { token } = (await post('/register-account', { ...body, pin: PIN })).body;
    expect(await post('/users/change-pass', { oldPin: PIN, newPin: digits }, token)).toMatchObject(easy);
  });
});
