import { afterAll, beforeAll, expect, it } from 'vitest';
import { buy, checkOut, megaLine } from '../testing/purchases';
import { proveDevices, testShop, type TestShop } from '../testing/testShop';
import { prune } from '../maintenance/prune';
import { openSession } from '../sessions/openSession';

let test: TestShop;
beforeAll(async () => {
  test = await testShop({ environment: { VELOC_LIMIT_PLAYER_WRITES: '5' } });
});
afterAll(() => test.close());

it('lets a session write so often a minute, and read on; another one is not held back', async () => {
  const [busy, other] = [await test.newPlayer(), await test.newPlayer()];
  const write = ({ token }: { token: string }) => test.call('POST', '/users/get-profile', { token, body: {} });
  const answers = [];
  for (let call = 0; call < 6; call += 1) answers.push(await write(busy));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
  expect(answers.at(-1)).toMatchObject({ body: { code: 'RATE_LIMITED', data: { retryAfter: expect.any(Number) } } });
  expect((await test.call('GET', '/users/get-user-balance', { token: busy.token })).status).toBe(200);
  expect((await write(other)).status).toBe(200);
  // Whoever has stolen that session cannot keep its owner from ending it.
  const anew = await test.shop.db
    .transaction()
    .execute((trx) => openSession(test.shop, trx, { userId: busy.userId, epoch: 0, device: 'the owner' }));
  await proveDevices(test, busy.userId);
  const ended = await test.call('DELETE', '/auth/sessions', { token: anew.token });
  expect(ended).toMatchObject({ status: 200, body: { data: { ended: 1 } } });
});

it('keeps at most 20 orders of a player waiting; the oldest is cancelled', async () => {
  const wide = await testShop();
  const player = await wide.newPlayer();
  const ids: string[] = [];
  for (let order = 0; order < 22; order += 1) ids.push((await checkOut(wide, player)).id);
  const rows = await wide.shop.db.selectFrom('orders').select(['id', 'status']).orderBy('id').execute();
  expect(rows.map(({ status }) => status)).toEqual([
    ...Array.from({ length: 2 }, () => 'cancelled'),
    ...Array.from({ length: 20 }, () => 'pending'),
  ]);
  expect(ids).toHaveLength(22);
  await wide.close();
});

it('keeps the newest 100 orders that a player left unpaid, cancelled ones too, and every paid one', async () => {
  const wide = await testShop();
  const player = await wide.newPlayer({ balance: 100_000 });
  await buy(wide, player);
  const ids: string[] = [];
  for (let order = 0; order < 103; order += 1) {
    // Within a millisecond ids have no order.
    wide.passTime(1);
    const { id } = await checkOut(wide, player, order === 0 ? [megaLine] : []);
    const body = { orderId: id };
    await wide.call('POST', '/client-tickets/cancel-order', { token: player.token, body });
    ids.push(id);
  }
  const left = () => wide.shop.db.selectFrom('orders').select(['id', 'status']).orderBy('id').execute();
  const rows = await left();
  expect(rows[0]).toMatchObject({ status: 'paid' });
  expect(rows.slice(1)).toEqual(ids.slice(3).map((id) => ({ id, status: 'cancelled' })));

  wide.passTime(8 * 24 * 3_600_000);
  await prune(wide.shop);
  expect(await left()).toEqual(rows.slice(0, 1));
  await wide.close();
}, 60_000);

it('lets a player renew the tokens so often a minute, and leaves the others their renewals meanwhile', async () => {
  const shop = await testShop({ environment: { VELOC_LIMIT_PLAYER_WRITES: '100' } });
  const [busy, other] = [await shop.newPlayer(), await shop.newPlayer()];
  const renew = ({ refreshToken }: { refreshToken: string }) =>
    shop.call('POST', '/auth/refresh', { body: { refreshToken } });
  const flood = await Promise.all(Array.from({ length: 40 }, () => renew(busy)));
  expect(flood.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(flood.filter(({ status }) => status === 429)).toHaveLength(35);
  expect((await renew(other)).status).toBe(200);
  await shop.close();
});
