import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { testShop, type TestPlayer, type TestShop } from '../testing/testShop';
import { argon2, hashPin } from './pin';
import { mintSignature } from './signature';

// A hash costs the server tens of ms, so nobody gets one made without having proved who asks for it.

const OLD = '274913';
const NEW = '839205';
const MADE_UP = 'a-signature-that-nobody-made';

let shop: TestShop;
let player: TestPlayer;
const hash = vi.spyOn(argon2, 'hash');
beforeAll(async () => {
  shop = await testShop();
});
afterAll(async () => {
  hash.mockRestore();
  await shop.close();
});
beforeEach(async () => {
  player = await shop.newPlayer();
  const pin_hash = await hashPin(OLD);
  await shop.shop.db.updateTable('users').set({ pin_hash }).where('id', '=', player.userId).execute();
  hash.mockClear();
});

const prove = (phone: string, purpose: 'change_pin' | 'register' | 'login') =>
  shop.shop.db.transaction().execute((trx) => mintSignature(shop.shop, trx, { phone, purpose }));
const change = (body: object) =>
  shop.call('POST', '/users/change-pass', { token: player.token, body: { newPin: NEW, ...body } });
const register = (phone: string, body: object) =>
  shop.call('POST', '/register-account', { body: { phone, acceptPrivacy: true, pin: NEW, ...body } });

test('no new PIN is hashed for a wrong proof', async () => {
  const ofAnotherPurpose = await prove(player.phone, 'login');
  const statuses = [
    await change({}),
    await change({ oldPin: '274914' }),
    await change({ signature: MADE_UP }),
    await change({ signature: ofAnotherPurpose }),
    await register('+84988000001', { signature: MADE_UP }),
  ].map(({ status }) => status);
  expect(statuses).toEqual([403, 400, 403, 403, 403]);
  expect(hash).not.toHaveBeenCalled();
});

test('a new PIN is hashed once for a right proof, and again for none of its repeats', async () => {
  const phone = '+84988000002';
  const body = { signature: await prove(phone, 'register') };
  expect((await register(phone, body)).status).toBe(200);
  expect((await register(phone, body)).status).toBe(403);
  expect(hash).toHaveBeenCalledTimes(1);

  const signature = await prove(player.phone, 'change_pin');
  expect((await change({ signature })).status).toBe(200);
  expect((await change({ signature })).status).toBe(401);
  expect(hash).toHaveBeenCalledTimes(2);
});
