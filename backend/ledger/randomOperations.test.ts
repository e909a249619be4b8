import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buy, megaLineOf } from '../testing/purchases';
import { randomFrom } from '../testing/seed';
import { amountOf, pick, seedOf } from '../testing/seededRun';
import { testShop, type TestPlayer, type TestShop } from '../testing/testShop';
import { narrowedInvariants } from './checking/narrowed';
import { listTouched } from './checking/touched';
import { checkLedger } from './invariants';
import { transferLegs } from './legs';
import { postJournal } from './post';

/** `VELOC_OPERATIONS=100000` is the long form. */
const operations = amountOf('VELOC_OPERATIONS', 120);
const PLAYERS = operations > 10_000 ? 200 : 12;
/** Ms between two operations; all of them take ten minutes, within which nobody logs in anew. */
const STEP = Math.max(1, Math.floor(600_000 / operations));
const WORKERS = operations > 10_000 ? 32 : 8;

let test: TestShop;
const players: TestPlayer[] = [];
beforeAll(async () => {
  test = await testShop();
  for (let index = 0; index < PLAYERS; index += 1) players.push(await test.newPlayer({ balance: 30_000 }));
});
afterAll(() => test.close());

type Operation = (player: TestPlayer, random: () => number) => Promise<unknown>;

const post = (player: TestPlayer, path: string, body: unknown, key?: string) =>
  test.call('POST', path, { token: player.token, body, ...(key && { key }) });

const topUp: Operation = async (player, random) => {
  const amount = 10_000 * (1 + pick(random, 5));
  const { body } = await post(player, '/internalpaygateway/init', { amount });
  const { transferNote } = body.data as { transferNote: string };
  const report = () => test.call('POST', '/sandbox/bank-transfers', { body: { transferNote, amount } });
  await Promise.all([report(), report()]);
};

const buyCart: Operation = async (player, random) => {
  // Rivals of the same player may change the cart between checkout and payment: a refusal is an outcome too.
  const line = { ...megaLineOf(pick(random, 38)), quantity: 1 + pick(random, 3) };
  const paid = await buy(test, player, [line]).catch(() => undefined);
  // What cannot be paid would stay, and the cart grow until nobody could pay it.
  if (paid?.status === 402) await test.call('DELETE', '/client-carts/clear', { token: player.token, body: {} });
};

const buyAtOnce: Operation = async (player, random) => {
  const tickets = [megaLineOf(pick(random, 38)).ticket];
  const { body } = await post(player, '/client-tickets/create-raw-ticket', {
    gameId: 'mega',
    periodId: null,
    numberPeriod: 2,
    tickets,
    total: 20_000,
  });
  const { id } = body.data as { id: string };
  const pay = () => post(player, '/payment/cart-payment-confirm', { id });
  const cancel = () => post(player, '/client-tickets/cancel-order', { orderId: id });
  await Promise.all([pay(), pay(), ...(random() < 0.3 ? [cancel()] : [])]);
};

const cashback: Operation = async ({ userId }, random) => {
  const refId = `promotion ${pick(random, 50)}`;
  const legs = transferLegs(1_000 * (1 + pick(random, 9)), { from: 'sys:promo', to: 'reward' });
  const at = test.shop.clock.now();
  await test.shop.db.transaction().execute((trx) => postJournal(trx, { userId, kind: 'cashback', refId, legs, at }));
};

const transfer: Operation = (player, random) =>
  post(player, '/client-transaction/transfer-reward', { amount: 1 + pick(random, 6_000) });

const kinds: readonly Operation[] = [topUp, buyCart, buyCart, buyAtOnce, cashback, transfer];

async function sumOfLedger(): Promise<number> {
  const { rows } = await sql<{ sum: number }>`select coalesce(sum(amount), 0)::bigint as sum from entries`.execute(
    test.shop.db,
  );
  return rows[0]?.sum ?? 0;
}

it(
  'keeps every invariant under random operations of many players at once (R5)',
  async () => {
    const random = randomFrom(seedOf('random operations'));
    let left = operations;
    const worker = async () => {
      while (left > 0) {
        left -= 1;
        const place = left;
        const player = players[pick(random, players.length)];
        const operation = kinds[pick(random, kinds.length)];
        if (player) await operation?.(player, random);
        test.passTime(STEP);
        if (place % 20 === 0) expect(await sumOfLedger()).toBe(0);
        if (place % 5_000 === 0) console.log(`random operations: ${place} left`);
      }
    };
    await Promise.all(Array.from({ length: WORKERS }, worker));
    expect(await checkLedger(test.shop.db)).toEqual([]);
    // Of what a check after a draw looks at, nothing may look broken because the rest is left out.
    const made = await test.shop.db.selectFrom('journals').select('created_at').orderBy('id').execute();
    const half = made[Math.floor(made.length / 2)]?.created_at ?? new Date(0);
    for (const since of [new Date(0), half, test.shop.clock.now()]) {
      const found = await test.shop.db.transaction().execute(async (trx) => {
        await listTouched(trx, { since, periodId: null });
        return checkLedger(trx, narrowedInvariants);
      });
      expect(found).toEqual([]);
    }
    const { bought } = await test.shop.db
      .selectFrom('tickets')
      .select((eb) => eb.fn.countAll<number>().as('bought'))
      .executeTakeFirstOrThrow();
    expect(bought).toBeGreaterThan(operations / 10);
  },
  120_000 + operations * 50,
);
