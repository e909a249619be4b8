import { historyDetailSchema } from '@veloc/rules';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { ensurePeriods } from '../draws/ensurePeriods';
import { balanceOf } from '../ledger/balance';
import { checkLedger } from '../ledger/invariants';
import { operatorCall } from '../operator/call';
import { commands } from '../operator/commands';
import { runCommand } from '../operator/run';
import { importRecords } from '../testing/importing';
import { buy, megaLine, megaTicket } from '../testing/purchases';
import { megaRecord } from '../testing/resultRecords';
import { testShop, type TestShop } from '../testing/testShop';
import { ticketDetail } from '../tickets/detail';

const DRAW = 'mega:20260821';
const SIX = [2, 9, 17, 28, 33, 41];
const POOL = 20_000_000_000;
const HALF = POOL / 2;

let test: TestShop;
beforeEach(async () => {
  test = await testShop({ now: '2026-08-21T17:30:00+07:00', environment: { VELOC_SIMULATED_DRAWS: '0' } });
  await ensurePeriods(test.shop);
});
afterEach(async () => {
  expect(await checkLedger(test.shop.db)).toEqual([]);
  await test.close();
});

/** A player who holds the winning six. */
async function winner() {
  const player = await test.newPlayer({ balance: 10_000 });
  const bought = await buy(test, player, [{ ...megaLine, ticket: { ...megaTicket, listNumber: SIX } }]);
  expect(bought).toMatchObject({ status: 200 });
  const { order } = bought.body.data as { order: { id: string } };
  return { ...player, entry: `${order.id}.mega` };
}

const page = (winners: number, pool: number | undefined = POOL) => ({
  prizes: { jackpot: { winners, value: Math.floor((pool ?? POOL) / winners), pool } },
});
const pageWithoutPool = (winners: number) => ({ prizes: { jackpot: { winners, value: HALF } } });

async function printed(over: Record<string, unknown> = {}) {
  test.setNow('2026-08-21T18:10:00+07:00');
  return importRecords(test, megaRecord(over));
}

async function ask(path: string, body: unknown) {
  return test.call('POST', path, { token: test.shop.secrets.operatorKey, body });
}
const givePool = (jackpot1 = POOL) => ask(`/operator/draws/${DRAW}/pools`, { jackpot1 });
const correct = (over: Record<string, unknown>) =>
  ask('/operator/results/corrections', { reason: 'Nhập nhầm', record: megaRecord(over) });
const approve = async ({ userId }: { userId: string }) =>
  ask(`/operator/prizes/${(await claimOf({ userId })).id}/approve`, {});

function claimOf({ userId }: { userId: string }) {
  return test.shop.db
    .selectFrom('prize_claims')
    .select(['id', 'state', 'amount'])
    .where('user_id', '=', userId)
    .where('state', '!=', 'withdrawn')
    .executeTakeFirstOrThrow();
}
const rewardOf = async ({ userId }: { userId: string }) => (await balanceOf(test.shop.db, userId)).rewardAmount;

/** What `npm run operator -- prizes list` prints. */
async function prizesList(): Promise<string> {
  const lines: string[] = [];
  const fetcher = (async (url: URL, init: RequestInit) => test.app.request(url, init)) as typeof fetch;
  const call = operatorCall('http://shop.test', test.shop.secrets.operatorKey, fetcher);
  await runCommand(commands, ['prizes', 'list'], { call, print: (text) => lines.push(text) });
  return lines.join('\n');
}

type Step = readonly [told: string, step: () => Promise<unknown>];
const numbers: Step = ['the numbers', () => printed()];
const pool: Step = ['the pool', () => givePool()];
const wrongPool: Step = ['a wrong pool', () => givePool(3 * POOL)];
const pageOfTwo: Step = ['a page of two winners', () => printed(page(2))];
const twoWithoutPool: Step = ['a page of two winners without a pool', () => printed(pageWithoutPool(2))];
const correctedToTwo: Step = ['a correction that prints two winners', () => correct(page(2))];
const rejection: Step = [
  'a rejection',
  async () => {
    for (const { id } of await test.shop.db.selectFrom('prize_claims').select('id').execute()) {
      expect(await ask(`/operator/prizes/${id}/reject`, { reason: 'Chưa đủ giấy tờ' })).toMatchObject({ status: 200 });
    }
  },
];

const orders: Step[][] = [
  [numbers, pool, pageOfTwo],
  [numbers, pool, rejection, pageOfTwo],
  [numbers, wrongPool, pageOfTwo],
  [numbers, pool, twoWithoutPool],
  [numbers, twoWithoutPool, pool],
  [twoWithoutPool, pool],
  [numbers, pageOfTwo],
  [numbers, pool, correctedToTwo],
  [numbers, correctedToTwo],
  [twoWithoutPool, pool, correctedToTwo],
];

it.each(orders.map((steps) => ({ told: steps.map(([name]) => name).join(', '), steps })))(
  'a jackpot with two winners is halved after $told',
  async ({ steps }) => {
    const player = await winner();
    for (const [, step] of steps) await step();
    expect(await claimOf(player)).toMatchObject({ amount: HALF });
    expect(await prizesList()).toContain('winning plays known: 2');
    expect(await approve(player)).toMatchObject({ status: 200 });
    expect(await rewardOf(player)).toBe(HALF);
  },
);

it('is told anew, without congratulating again, where its share falls', async () => {
  const { userId } = await winner();
  await printed();
  await givePool();
  await printed(page(2));
  const told = await test.shop.db
    .selectFrom('notifications')
    .select(['kind', 'params'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  expect(told.filter(({ kind }) => kind !== 'drawn')).toMatchObject([
    { kind: 'prizeWaiting', params: { amount: 0 } },
    { kind: 'prizeWaiting', params: { amount: 20_000_000_000 } },
    { kind: 'prizeRepriced', params: { amount: 10_000_000_000 } },
  ]);
});

it('is shared among the plays sold here where the page prints fewer', async () => {
  const players = [await winner(), await winner(), await winner()];
  await printed();
  await givePool();
  await printed(page(2));
  for (const player of players) expect(await claimOf(player)).toMatchObject({ amount: 6_666_666_666 });
});

describe('a jackpot that was paid before all its winners were known', () => {
  it('stays paid: the import names the difference, which is the shop’s loss', async () => {
    const player = await winner();
    await printed();
    await givePool();
    expect(await approve(player)).toMatchObject({ status: 200 });
    const { warnings } = await printed(page(2));
    expect(warnings).toEqual([expect.stringContaining(`was paid ${POOL} VND, but is worth ${HALF} VND`)]);
    expect(await rewardOf(player)).toBe(POOL);
    const payment = await test.shop.db.selectFrom('prize_payments').select(['amount', 'kept']).executeTakeFirst();
    expect(payment).toEqual({ amount: POOL, kept: HALF });
    const answer = await ticketDetail(test.shop, { userId: player.userId, id: player.entry });
    expect(v.parse(historyDetailSchema, answer).reward?.rewards).toMatchObject([{ name: 'Jackpot', value: POOL }]);
    expect((await printed(page(2))).warnings).toEqual([]);
  });

  it('leaves the others their share of the pool as it is known', async () => {
    const [early, late] = [await winner(), await winner()];
    await printed();
    await givePool();
    await approve(early);
    await printed(page(4));
    expect(await claimOf(late)).toMatchObject({ state: 'waiting', amount: POOL / 4 });
    expect(await rewardOf(early)).toBe(HALF);
  });
});

it('more than a share of the pool is seen by the ledger check', async () => {
  const player = await winner();
  await printed(page(2));
  await approve(player);
  const setWinners = (winners: number) =>
    sql`update draws set winners1 = ${winners} where id = ${DRAW}`.execute(test.shop.db);
  await setWinners(3);
  expect(await checkLedger(test.shop.db)).toMatchObject([
    { invariant: 'pools-are-paid-once', row: { tier: 'jackpot' } },
  ]);
  await setWinners(2);
});
