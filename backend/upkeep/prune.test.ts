import { afterAll, beforeAll, expect, test } from 'vitest';
import { testShop, type TestShop } from '../testing/testShop';
import { prune } from './prune';

const DAY = 24 * 3_600_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

async function rows() {
  const counts: Record<string, number> = {};
  for (const table of ['idempotency_keys', 'otp_challenges', 'otp_phones', 'refresh_tokens'] as const) {
    const { count } = await shop.shop.db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    counts[table] = count;
  }
  return counts;
}

test('removes what nothing asks for any more, and only that', async () => {
  const body = { phone: '+84912345678', purpose: 'login' };
  await shop.call('POST', '/otp-verify/send', { body, key: crypto.randomUUID() });
  await shop.newPlayer();

  shop.passTime(DAY);
  await prune(shop.shop);
  expect(await rows()).toEqual({ idempotency_keys: 1, otp_challenges: 1, otp_phones: 1, refresh_tokens: 1 });
  shop.passTime(1);
  await prune(shop.shop);
  expect(await rows()).toEqual({ idempotency_keys: 0, otp_challenges: 0, otp_phones: 0, refresh_tokens: 1 });
  shop.passTime(30 * DAY);
  await prune(shop.shop);
  expect(await rows()).toMatchObject({ refresh_tokens: 0 });
});
