import { afterAll, beforeAll, expect, test } from 'vitest';
import { testShop, type TestShop } from '../testing/testShop';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

test('answers health and readiness', async () => {
  expect(await shop.call('GET', '/health')).toMatchObject({ status: 200, body: { data: { alive: true } } });
  expect(await shop.call('GET', '/ready')).toMatchObject({ status: 200, body: { data: { ready: true } } });
});

test('answers an unknown path with the envelope', async () => {
  expect(await shop.call('GET', '/no-such-call')).toMatchObject({
    status: 404,
    body: { code: 'NOT_FOUND', data: null },
  });
});

test('opens players with money on the ledger', async () => {
  const { userId } = await shop.newPlayer({ balance: 50_000 });
  const account = await shop.shop.db
    .selectFrom('accounts')
    .select('balance')
    .where('user_id', '=', userId)
    .where('kind', '=', 'wallet')
    .executeTakeFirst();
  expect(account).toEqual({ balance: 50_000 });
});
