import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkOut } from '../testing/purchases';
import { testShop, type TestShop } from '../testing/testShop';

let test: TestShop;
beforeAll(async () => {
  test = await testShop({ environment: { VELOC_LIMIT_PLAYER_WRITES: '5' } });
});
afterAll(() => test.close());

it('lets a player write so often a minute, and read on; another one is not held back', async () => {
  const [busy, other] = [await test.newPlayer(), await test.newPlayer()];
  const write = ({ token }: { token: string }) => test.call('POST', '/users/get-profile', { token, body: {} });
  const answers = [];
  for (let call = 0; call < 6; call += 1) answers.push(await write(busy));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
  expect(answers.at(-1)).toMatchObject({ body: { code: 'RATE_LIMITED', data: { retryAfter: expect.any(Number) } } });
  expect((await test.call('GET', '/users/get-user-balance', { token: busy.token })).status).toBe(200);
  expect((await write(other)).status).toBe(200);
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
