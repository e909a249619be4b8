import { expect, it } from 'vitest';
import { balanceOf } from '../ledger/balance';
import { checkLedger } from '../ledger/invariants';
import { paymentSignature } from '../testing/paymentSignature';
import { confirm, megaLineOf } from '../testing/purchases';
import { amountOf } from '../testing/seededRun';
import { testShop } from '../testing/testShop';

// On the embedded database these take turns on one connection; on a PostgreSQL server they race.
it('never takes more than there is when withdrawals race with purchases (S6)', async () => {
  const test = await testShop();
  for (let round = 0; round < amountOf('VELOC_ROUNDS', 1); round += 1) {
    const player = await test.newPlayer({ balance: 60_000 });
    const { token } = player;
    const withdraw = (extra: object) =>
      test.call('POST', '/client-withdraw/add-new', {
        token,
        body: {
          bankId: 'vcb',
          accountNumber: '0011223344',
          accountHolder: 'NGUYEN VAN AN',
          source: 'wallet',
          ...extra,
        },
      });
    const first = await withdraw({ amount: 10_000, signature: await paymentSignature(test, player) });
    expect(first.status).toBe(200);
    const orders: string[] = [];
    for (let order = 0; order < 8; order += 1) {
      const body = { gameId: 'mega', periodId: null, tickets: [megaLineOf(order).ticket], total: 10_000 };
      const made = await test.call('POST', '/client-tickets/create-raw-ticket', { token, body });
      orders.push((made.body.data as { id: string }).id);
    }
    const answers = await Promise.all(
      orders.flatMap((id) => [confirm(test, player, id), withdraw({ amount: 10_000 })]),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect(statuses.filter((status) => status === 402)).toHaveLength(11);
    expect(await balanceOf(test.shop.db, player.userId)).toEqual({ amount: 0, rewardAmount: 0 });
  }
  expect(await checkLedger(test.shop.db)).toEqual([]);
  await test.close();
}, 600_000);
