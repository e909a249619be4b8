import { userSchema } from '@veloc/rules';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testShop, type TestShop } from '../testing/testShop';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

function update(token: string, body: object) {
  return shop.call('POST', '/users/update-profile', { token, body });
}

test('shows and changes the own profile', async () => {
  const { token, phone } = await shop.newPlayer();
  const before = await shop.call('POST', '/users/get-profile', { token });
  expect(v.parse(userSchema, before.body.data)).toMatchObject({ phone, reward: 0 });
  const after = await update(token, { name: '  Nguyễn Lộc ', identify: '079200001234' });
  expect(after.body).toMatchObject({ message: 'Thành công', data: { name: 'Nguyễn Lộc', identify: '079200001234' } });
  expect((await update(token, { identify: '' })).body.data).toMatchObject({ name: 'Nguyễn Lộc', identify: null });
});

test('sets nothing that was not offered', async () => {
  const { token, userId, phone } = await shop.newPlayer({ balance: 10_000 });
  const victim = await shop.newPlayer();
  const body = {
    name: 'A',
    reward: 9e9,
    rewardAmount: 9e9,
    balance: 9e9,
    role: 'admin',
    id: victim.userId,
    phone: victim.phone,
  };
  expect((await update(token, { ...body, pin_hash: 'x', token_epoch: 7 })).body.data).toMatchObject({
    id: userId,
    phone,
    reward: 0,
  });
  expect((await shop.call('POST', '/users/get-profile', { token })).body.data).toMatchObject({ id: userId, name: 'A' });
  expect((await shop.call('POST', '/users/get-profile', { token: victim.token })).body.data).not.toMatchObject({
    name: 'A',
  });
});

test.each([
  { name: '' },
  { name: 'x'.repeat(61) },
  { name: 'Lộc\u202Egnp' },
  { name: 'a\u0000b' },
  { name: 7 },
  { email: 'not an address' },
  { identify: '12 34' },
])('refuses the change %j', async (body) => {
  const { token } = await shop.newPlayer();
  expect(await update(token, body)).toMatchObject({ status: 400, body: { code: 'VALIDATION_ERROR' } });
});

test('accepts only the privacy text in force', async () => {
  const { token } = await shop.newPlayer();
  const { version } = (await shop.call('GET', '/client/client-get-privacy')).body.data as { version: number };
  const accept = (chosen: unknown) => shop.call('POST', '/users/accept-privacy', { token, body: { version: chosen } });
  expect((await accept(version)).body.data).toEqual({ version, acceptedAt: shop.shop.clock.now().toISOString() });
  expect((await accept(version + 1)).status).toBe(400);
  expect((await accept(0)).status).toBe(400);
});

test('tells a player which privacy text they have accepted, and when, and a guest nothing', async () => {
  const { token, userId } = await shop.newPlayer();
  const read = async (own?: string) => {
    const answer = await shop.call('GET', '/client/client-get-privacy', own === undefined ? {} : { token: own });
    return [answer.status, answer.body.data] as [number, { version: number; accepted?: unknown }];
  };
  const registeredAt = shop.shop.clock.now().toISOString();
  expect((await read(token))[1]).toMatchObject({ accepted: { version: 1, acceptedAt: registeredAt } });
  expect((await read())[1]).not.toHaveProperty('accepted');
  expect((await read('forged.forged.forged'))[0]).toBe(401);

  await shop.shop.db.updateTable('contents').set({ version: 2 }).where('kind', '=', 'privacy').execute();
  expect((await read(token))[1]).toMatchObject({ version: 2, accepted: { version: 1 } });
  shop.passTime(60_000);
  await shop.call('POST', '/users/accept-privacy', { token, body: { version: 2 } });
  expect((await read(token))[1]).toMatchObject({
    accepted: { version: 2, acceptedAt: shop.shop.clock.now().toISOString() },
  });

  const none = { privacy_version: 0, privacy_accepted_at: null };
  await shop.shop.db.updateTable('users').set(none).where('id', '=', userId).execute();
  expect((await read(token))[1]).toMatchObject({ accepted: null });
});

test('keeps the name after the first deposit, but for its accents, until the operator says otherwise', async () => {
  const { token, userId } = await shop.newPlayer({ name: 'Trần Thị Bình' });
  const { body } = await shop.call('POST', '/internalpaygateway/init', { token, body: { amount: 50_000 } });
  const { transferNote } = body.data as { transferNote: string };
  await shop.call('POST', '/sandbox/bank-transfers', { body: { transferNote, amount: 50_000 } });
  const refused = await update(token, { name: 'Lê Văn Tám', email: 'tam@example.vn' });
  expect(refused).toMatchObject({ status: 409, body: { code: 'NAME_LOCKED' } });
  expect(refused.body.message).toContain('Liên hệ');
  expect((await update(token, { name: 'trần thị Bính' })).status).toBe(200);
  expect((await update(token, { email: 'binh@example.vn' })).status).toBe(200);

  const headers = { Authorization: `Bearer ${shop.shop.secrets.operatorKey}` };
  const rename = (id: string, name: string) =>
    shop.call('POST', `/operator/users/${id}/rename`, { headers, body: { name } });
  expect((await rename('none', 'Lê Văn Tám')).status).toBe(404);
  expect((await rename(userId, '')).status).toBe(400);
  expect((await rename(userId, 'Lê Văn Tám')).body.data).toMatchObject({
    name: 'Lê Văn Tám',
    email: 'binh@example.vn',
  });
});
