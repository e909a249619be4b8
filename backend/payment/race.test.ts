import { afterEach, beforeEach, expect, it } from 'vitest';
import { balanceOf } from '../ledger/balance';
import { checkLedger } from '../ledger/invariants';
import { checkOut, confirm, megaLineOf, payWhileHeld } from '../testing/purchases';
import { amountOf } from '../testing/seededRun';
import { testShop, type TestPlayer, type TestShop } from '../testing/testShop';

// On the embedded database these take turns on one connection; on a PostgreSQL server they race.

let test: TestShop;
let player: TestPlayer;
beforeEach(async () => {
  test = await testShop();
  player = await test.newPlayer({ balance: 1_000_000 });
});
afterEach(async () => {
  expect(await checkLedger(test.shop.db)).toEqual([]);
  await test.close();
});

const many = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

async function spent(): Promise<number> {
  const { amount } = await balanceOf(test.shop.db, player.userId);
  return 1_000_000 - amount;
}

const distinct = (values: readonly unknown[]) => [...new Set(values)];

/** `VELOC_ROUNDS=1000` is the long form; `VELOC_FROM_ROUND=400` takes one up again that was cut off there. */
it(
  'charges once for 20 confirmations with one key, which all get the same bytes, and once for 20 with 20 keys (R3)',
  async () => {
    const rounds = amountOf('VELOC_ROUNDS', 3);
    for (let round = amountOf('VELOC_FROM_ROUND', 1); round <= rounds; round += 1) {
      for (const keyOf of [() => `one-tap-of-round-${round}`, (tap: number) => `tap-${tap}-of-round-${round}`]) {
        test.passTime(1000);
        const { id } = await checkOut(test, player, [megaLineOf(round % 38)]);
        const before = await spent();
        const answers = await many(20, (tap) => confirm(test, player, id, keyOf(tap)));
        expect(distinct(answers.map(({ status }) => status))).toEqual([200]);
        expect(distinct(answers.map(({ text }) => text))).toHaveLength(1);
        expect((await spent()) - before).toBe(10_000);
      }
      if (round % 50 > 0) continue;
      console.log(`R3: ${round} of ${rounds} rounds, 40 confirmations and 2 debits each`);
      player = await test.newPlayer({ balance: 1_000_000 });
    }
  },
  amountOf('VELOC_ROUNDS', 120) * 4_000,
);

/** `VELOC_CONFIRMATIONS=1000` is the long form. */
it('charges once for a crowd of confirmations of one payment, keyed, keyless and by either call', async () => {
  const { id } = await checkOut(test, player);
  const answers = await many(amountOf('VELOC_CONFIRMATIONS', 100), (index) => {
    if (index % 3 === 0) return confirm(test, player, id);
    if (index % 3 === 1) return confirm(test, player, id, `key-number-${index}`);
    const body = { orderId: id, source: 'wallet' };
    return test.call('POST', '/client-transaction/add-transaction', { token: player.token, body });
  });
  expect(distinct(answers.map(({ status }) => status))).toEqual([200]);
  expect(await spent()).toBe(10_000);
}, 600_000);

it('never spends more than there is, though many orders are paid at once', async () => {
  const poor = await test.newPlayer({ balance: 50_000 });
  const ids: string[] = [];
  for (let order = 0; order < 12; order += 1) {
    const raw = { gameId: 'mega', periodId: null, tickets: [megaLineOf(order).ticket], total: 10_000 };
    const created = await test.call('POST', '/client-tickets/create-raw-ticket', { token: poor.token, body: raw });
    ids.push((created.body.data as { id: string }).id);
  }
  const answers = await Promise.all(ids.map((id) => confirm(test, poor, id)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 402)).toHaveLength(7);
  expect(await balanceOf(test.shop.db, poor.userId)).toEqual({ amount: 0, rewardAmount: 0 });
});

it('sells a cart once, though two tabs check it out and pay at once', async () => {
  const sessions = [await checkOut(test, player), await checkOut(test, player, [])];
  const answers = await Promise.all(sessions.map(({ id }) => confirm(test, player, id)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await spent()).toBe(10_000);
});

// A second connection is what this is about, and the embedded database has none.
it.skipIf(!process.env.VELOC_TEST_DATABASE_URL)(
  'takes no order that has run out while it waited for its draw',
  async () => {
    const { id } = await checkOut(test, player);
    const { expires_at: releasedAt, items } = await test.shop.db
      .selectFrom('orders')
      .select(['expires_at', 'items'])
      .where('user_id', '=', player.userId)
      .executeTakeFirstOrThrow();
    const periodId = items[0]?.periodId;
    if (!periodId || !releasedAt) throw new Error('The order names no draw or never runs out.');
    test.setNow(new Date(releasedAt.getTime() - 1));
    const answer = await payWhileHeld(test, { periodId, releasedAt, pay: () => confirm(test, player, id) });
    expect(answer).toMatchObject({ status: 409, body: { code: 'ORDER_EXPIRED' } });
    expect(await spent()).toBe(0);
  },
);

it('adds each tap once and merges identical lines under parallel calls (R2)', async () => {
  const add = (key: string) =>
    test.call('POST', '/client-carts/add-item', { token: player.token, body: megaLineOf(7), key });
  await many(20, (index) => add(`tap-number-${index % 5}`));
  const { body } = await test.call('GET', '/client-carts/get-cart', { token: player.token });
  expect(body.data).toMatchObject({ items: [{ quantity: 5 }], count: 1 });
});
