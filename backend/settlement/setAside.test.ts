import { gameIds } from '@veloc/rules';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ensurePeriods } from '../draws/ensurePeriods';
import { balanceOf } from '../ledger/balance';
import { checkLedger } from '../ledger/invariants';
import { json } from '../db/schema';
import { operatorCall } from '../operator/call';
import { commands } from '../operator/commands';
import { runCommand } from '../operator/run';
import { importRecords } from '../testing/importing';
import { buy, megaLine, megaTicket } from '../testing/purchases';
import { megaRecord } from '../testing/resultRecords';
import { testShop, type TestPlayer, type TestShop } from '../testing/testShop';
import { prizeEvaluator } from './prizeEvaluator';

const MEGA = 'mega:20260821';
/** What a damaged payload of any game may look like. */
const BROKEN = 'damaged';
const FOUR_HITS = [2, 9, 17, 28, 44, 45];

let test: TestShop;
let player: TestPlayer;
beforeEach(async () => {
  test = await testShop({ now: '2026-08-21T17:30:00+07:00', environment: { VELOC_SIMULATED_DRAWS: '0' } });
  await ensurePeriods(test.shop);
  player = await test.newPlayer({ balance: 1_000_000 });
});
afterEach(async () => {
  expect(await checkLedger(test.shop.db)).toEqual([]);
  await test.close();
});

const line = (listNumber: number[]) => ({ ...megaLine, ticket: { ...megaTicket, listNumber } });

async function setPayload(line_: number, payload: unknown): Promise<string> {
  const { id } = await test.shop.db
    .updateTable('tickets')
    .set({ payload: json(payload) })
    .where('line', '=', line_)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The player's two winning tickets, the first of them damaged before its draw. Answers its id. */
async function drawWithDamaged(payload: unknown): Promise<string> {
  expect(await buy(test, player, [line(FOUR_HITS), line([2, 9, 17, 28, 43, 45])])).toMatchObject({ status: 200 });
  const id = await setPayload(0, payload);
  test.setNow('2026-08-21T18:10:00+07:00');
  await importRecords(test, megaRecord());
  return id;
}

async function operator(...words: string[]): Promise<string[]> {
  const printed: string[] = [];
  const fetcher = (async (url: URL, init: RequestInit) => test.app.request(url, init)) as typeof fetch;
  const call = operatorCall('http://shop.test', test.shop.secrets.operatorKey, fetcher);
  await runCommand(commands, ['tickets', ...words], { call, print: (text) => printed.push(text) });
  return printed;
}

const ticket = (id: string) =>
  test.shop.db.selectFrom('tickets').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

it.each([[BROKEN], [{}], [{ listNumber: [2, 9, 17] }], [{ listNumber: 'broken' }], [null]])(
  'sets %j aside, pays the others, and says so',
  async (damaged) => {
    const id = await drawWithDamaged(damaged);
    const { rewardAmount } = await balanceOf(test.shop.db, player.userId);
    expect(rewardAmount).toBe(300_000);
    const period = await test.shop.db.selectFrom('periods').select('status').where('id', '=', MEGA).executeTakeFirst();
    expect(period).toEqual({ status: 'settled' });
    expect(await ticket(id)).toMatchObject({ status: 1, prize: 0, judge_attempts: 1 });
    expect(test.logged).toEqual([expect.stringContaining(`ticket ${id}`)]);
    expect(await operator('set-aside')).toEqual([expect.stringContaining(id), 'set aside: 1']);
  },
);

it('is judged again, when it can be read, and then paid once', async () => {
  const id = await drawWithDamaged(BROKEN);
  expect(await operator('retry', id)).toEqual([expect.stringContaining('still set aside')]);
  expect(await ticket(id)).toMatchObject({ status: 1, judge_attempts: 2 });
  await setPayload(0, { ...megaTicket, listNumber: FOUR_HITS });
  expect(await operator('retry', id)).toEqual([`${id}: won 300000 VND`]);
  expect(await operator('retry', id)).toEqual([expect.stringContaining('404')]);
  expect((await balanceOf(test.shop.db, player.userId)).rewardAmount).toBe(600_000);
});

it('is refunded once', async () => {
  const id = await drawWithDamaged(BROKEN);
  const before = await balanceOf(test.shop.db, player.userId);
  expect(await operator('refund', id)).toEqual([`${id}: refunded`]);
  expect(await operator('refund', id)).toEqual([expect.stringContaining('404')]);
  const { amount } = await balanceOf(test.shop.db, player.userId);
  expect(amount - before.amount).toBe(10_000);
  expect(await operator('set-aside')).toEqual(['set aside: 0']);
});

it('that was paid on a wrong result is refunded with its prize as the shop’s loss', async () => {
  expect(await buy(test, player, [line(FOUR_HITS)])).toMatchObject({ status: 200 });
  test.setNow('2026-08-21T18:10:00+07:00');
  await importRecords(test, megaRecord());
  const id = await setPayload(0, BROKEN);
  const correction = { reason: 'Nhập nhầm', record: megaRecord({ numbers: [2, 9, 17, 28, 33, 42] }) };
  const token = test.shop.secrets.operatorKey;
  const corrected = await test.call('POST', '/operator/results/corrections', { token, body: correction });
  expect(corrected).toMatchObject({ status: 200 });
  expect(await ticket(id)).toMatchObject({ status: 1 });
  expect(await checkLedger(test.shop.db)).toEqual([]);
  const before = await balanceOf(test.shop.db, player.userId);
  expect(await operator('refund', id)).toEqual([`${id}: refunded`]);
  const after = await balanceOf(test.shop.db, player.userId);
  expect([after.amount - before.amount, after.rewardAmount]).toEqual([10_000, 300_000]);
  const payment = await test.shop.db.selectFrom('prize_payments').select(['amount', 'kept']).executeTakeFirst();
  expect(payment).toEqual({ amount: 300_000, kept: 300_000 });
});

it('whose prize waited is refunded without it', async () => {
  expect(await buy(test, player, [{ ...line([2, 9, 17, 28, 33, 45]), quantity: 2 }])).toMatchObject({ status: 200 });
  test.setNow('2026-08-21T18:10:00+07:00');
  await importRecords(test, megaRecord());
  const id = await setPayload(0, BROKEN);
  const correction = { reason: 'Nhập nhầm', record: megaRecord({ numbers: [2, 9, 17, 28, 33, 42] }) };
  await test.call('POST', '/operator/results/corrections', { token: test.shop.secrets.operatorKey, body: correction });
  expect(await operator('refund', id)).toEqual([`${id}: refunded`]);
  const claim = await test.shop.db.selectFrom('prize_claims').select('state').executeTakeFirst();
  expect(claim).toEqual({ state: 'withdrawn' });
});

it('keeps one that has won a pool for an operator: the pool was fixed without it', async () => {
  const id = await drawWithDamaged(BROKEN);
  await setPayload(0, { ...megaTicket, listNumber: [2, 9, 17, 28, 33, 41] });
  expect(await operator('retry', id)).toEqual([expect.stringContaining('shared out without it')]);
  expect(await ticket(id)).toMatchObject({ status: 1, prize: 0 });
});

it.each(gameIds)('%s: a damaged ticket is refused by the judge', async (gameId) => {
  const { rows } = await sql<never>`select 'x' as id, '[]'::jsonb as numbers, '{}'::jsonb as details`.execute(
    test.shop.db,
  );
  const [draw] = rows;
  const drawn = {
    ...(draw as unknown as object),
    numbers: Array.from({ length: 20 }, (_, n) => String(n + 100)),
    special: [1],
  };
  const evaluate = prizeEvaluator(gameId, drawn as never);
  for (const payload of [BROKEN, 7, null, {}, []]) {
    expect(() => evaluate({ payload: payload as never, copies: 1 })).toThrow();
  }
});
