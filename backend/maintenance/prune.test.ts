import { afterAll, beforeAll, expect, test } from 'vitest';
import { buy, checkOut, megaLine } from '../testing/purchases';
import { TEST_NOW, testShop, type TestShop } from '../testing/testShop';
import { unreadCount } from '../notifications/list';
import { notify } from '../notifications/notify';
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

test('forgets an order that nobody paid a week after its time was over, and keeps a paid one', async () => {
  shop.setNow(TEST_NOW);
  const player = await shop.newPlayer({ balance: 50_000 });
  await buy(shop, player, [megaLine]);
  const { id } = await checkOut(shop, player);
  const left = async () => {
    const orders = await shop.shop.db.selectFrom('orders').select('id').where('user_id', '=', player.userId).execute();
    return orders.map((order) => order.id);
  };
  shop.passTime(7 * DAY + 10 * 60_000);
  await prune(shop.shop);
  expect(await left()).toHaveLength(2);
  shop.passTime(1);
  await prune(shop.shop);
  expect(await left()).toHaveLength(1);
  expect(await left()).not.toContain(id);
});

test('forgets a limit on an address once its hour is over, in real time', async () => {
  const { db } = shop.shop;
  const limit = (key: string, expire: number) => ({ key, points: 3, expire });
  await db.deleteFrom('rate_limits').execute();
  await db
    .insertInto('rate_limits')
    .values([limit('over', Date.now() - 1), limit('counting', Date.now() + 3_600_000)])
    .execute();
  shop.passTime(DAY);
  await prune(shop.shop);
  expect(await db.selectFrom('rate_limits').select('key').execute()).toEqual([{ key: 'counting' }]);
});

test('keeps the newest 500 notifications of each player, and none for longer than 180 days', async () => {
  const { db, clock } = shop.shop;
  const tell = (userId: string, count: number) =>
    db.transaction().execute((trx) =>
      notify(
        trx,
        clock.now(),
        Array.from({ length: count }, (_, index) => ({
          userId,
          kind: 'withdrawalSent' as const,
          params: { amount: index },
        })),
      ),
    );
  const amounts = async (userId: string) => {
    const rows = await db
      .selectFrom('notifications')
      .select('params')
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute();
    return rows.map(({ params }) => params);
  };
  const busy = await shop.newPlayer();
  const quiet = await shop.newPlayer();
  // Within a millisecond ids have no order.
  await tell(busy.userId, 3);
  shop.passTime(1);
  await tell(busy.userId, 500);
  await tell(quiet.userId, 3);

  await prune(shop.shop);
  const left = await amounts(busy.userId);
  expect([left.length, new Set(left.map((params) => JSON.stringify(params))).size]).toEqual([500, 500]);
  expect(await unreadCount(db, busy.userId)).toBe(500);
  expect(await amounts(quiet.userId)).toHaveLength(3);

  shop.passTime(90 * DAY);
  await tell(quiet.userId, 1);
  shop.passTime(90 * DAY + 1);
  await prune(shop.shop);
  expect(await amounts(busy.userId)).toEqual([]);
  expect(await amounts(quiet.userId)).toEqual([{ amount: 0 }]);
});
