import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { balanceOf } from '../ledger/balance';
import { checkLedger } from '../ledger/invariants';
import { transferLegs } from '../ledger/legs';
import { postJournal } from '../ledger/post';
import { operatorCall } from '../operator/call';
import { commands } from '../operator/commands';
import { runCommand } from '../operator/run';
import { paymentSignature } from './paymentSignature';
import { testShop, type TestPlayer, type TestShop } from './testShop';

const payee = { bankId: 'vcb', accountNumber: '0011 2233 44', accountHolder: 'Nguyễn Thị Đào' };

/** 100,000 đồng from the wallet, as a player asks for them. */
export const wanted = { ...payee, amount: 100_000, source: 'wallet' };

/**
 * A shop for the tests of a file, whose ledger is checked in the end, with a player of 300,000 đồng for each of them,
 * and what the player of the moment and the operator do about withdrawals.
 */
export function withdrawalCalls() {
  const now = {} as { test: TestShop; player: TestPlayer };
  beforeAll(async () => {
    now.test = await testShop();
  });
  afterAll(async () => {
    expect(await checkLedger(now.test.shop.db)).toEqual([]);
    await now.test.close();
  });
  beforeEach(async () => {
    now.player = await now.test.newPlayer({ balance: 300_000, name: 'Nguyễn Thị Đào' });
  });

  /** Asks for `wanted`, changed so. A key is its Idempotency-Key. */
  const ask = (change: Record<string, unknown> = {}, key?: string) =>
    now.test.call('POST', '/client-withdraw/add-new', {
      token: now.player.token,
      body: { ...wanted, ...change },
      ...(key ? { key } : {}),
    });
  return {
    now,
    ask,
    /** The same with a proof that it is the owner who asks. */
    async proven(change: Record<string, unknown> = {}, key?: string) {
      const { test, player } = now;
      return ask({ signature: await paymentSignature(test, player), ...change }, key);
    },
    balance: () => balanceOf(now.test.shop.db, now.player.userId),
    /** Puts `amount` đồng on the reward balance. */
    async win(amount: number): Promise<void> {
      const { shop } = now.test;
      const { userId } = now.player;
      const at = shop.clock.now();
      const legs = transferLegs(amount, { from: 'sys:promo', to: 'reward' });
      await shop.db
        .transaction()
        .execute((trx) => postJournal(trx, { userId, kind: 'cashback', refId: 'a gift', legs, at }));
    },
    /** Runs `npm run operator -- withdrawals` with these words. */
    async operate(...words: string[]) {
      const { app, shop } = now.test;
      const printed: string[] = [];
      const fetcher = (async (url: URL, init: RequestInit) => app.request(url, init)) as typeof fetch;
      const call = operatorCall('http://shop.test', shop.secrets.operatorKey, fetcher);
      const status = await runCommand(commands, ['withdrawals', ...words], {
        call,
        print: (line) => printed.push(line),
      });
      return { status, printed };
    },
  };
}
