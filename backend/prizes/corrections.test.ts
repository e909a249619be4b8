import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../app';
import { ensurePeriods } from '../draws/ensurePeriods';
import { balanceOf } from '../ledger/balance';
import { checkLedger } from '../ledger/invariants';
import { readSettings } from '../settings/readSettings';
import { buy, megaLine, megaTicket } from '../testing/purchases';
import { kenoRecord, megaRecord, powerRecord } from '../testing/resultRecords';
import { testShop, type TestPlayer, type TestShop } from '../testing/testShop';
import { ticketRows } from '../tickets/rows';
import { lapseClaims } from './lapse';

const SIX = [2, 9, 17, 28, 33, 41];
/** Drawn, they leave five of `SIX` right. */
const FIVE_RIGHT = [2, 9, 17, 28, 33, 42];
const NONE_RIGHT = [1, 3, 4, 5, 6, 7];
const FIRST_TIER = 10_000_000;
const pooled = (pool: number) => ({ prizes: { jackpot: { winners: 1, value: pool, pool } } });
const refusal = { reason: 'Chưa đủ giấy tờ' };

let test: TestShop;
let app: TestShop['app'];
beforeEach(async () => {
  test = await testShop({ now: '2026-08-21T17:30:00+07:00', environment: { VELOC_SIMULATED_DRAWS: '0' } });
  app = test.app;
  await ensurePeriods(test.shop);
});
afterEach(async () => {
  expect(await checkLedger(test.shop.db)).toEqual([]);
  await test.close();
});

/** The same shop, started again with other settings. */
function restart(environment: Record<string, string>) {
  app = createApp({ ...test.shop, settings: readSettings({ VELOC_SANDBOX: '1', ...environment }) });
}

async function winner(
  line: unknown = { ...megaLine, ticket: { ...megaTicket, listNumber: SIX } },
): Promise<TestPlayer> {
  const player = await test.newPlayer({ balance: 1_000_000 });
  const bought = await buy(test, player, [line]);
  expect(bought).toMatchObject({ status: 200 });
  return player;
}

async function ask(path: string, body: unknown) {
  const headers = { Authorization: `Bearer ${test.shop.secrets.operatorKey}`, 'Content-Type': 'application/json' };
  const answer = await app.request(path, { method: 'POST', headers, body: JSON.stringify(body) });
  const { code, data } = (await answer.json()) as { code?: string; data?: unknown };
  return { status: answer.status, code, data };
}

async function draw(over: Record<string, unknown>, record = megaRecord, at = '2026-08-21T18:10:00+07:00') {
  test.setNow(at);
  const headers = { Authorization: `Bearer ${test.shop.secrets.operatorKey}`, 'Content-Type': 'application/x-ndjson' };
  const body = JSON.stringify(record(over));
  expect((await app.request('/operator/results', { method: 'POST', headers, body })).status).toBe(200);
}

async function correct(over: Record<string, unknown>, record = megaRecord) {
  const body = { reason: 'Nhập nhầm', record: record(over) };
  expect(await ask('/operator/results/corrections', body)).toMatchObject({ status: 200 });
}

const decide = (id: string, verdict: 'approve' | 'reject', body: unknown = {}) =>
  ask(`/operator/prizes/${id}/${verdict}`, body);
const rewardOf = async ({ userId }: TestPlayer) => (await balanceOf(test.shop.db, userId)).rewardAmount;

/** The claim that counts; those withdrawn before it are history. */
function claimOf({ userId }: TestPlayer) {
  return test.shop.db
    .selectFrom('prize_claims')
    .select(['id', 'state', 'amount', 'reason'])
    .where('user_id', '=', userId)
    .where('state', '!=', 'withdrawn')
    .executeTakeFirstOrThrow();
}

function ticketOf({ userId }: TestPlayer) {
  return test.shop.db
    .selectFrom('tickets')
    .select(['status', 'prize'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
}

function paymentOf({ userId }: TestPlayer) {
  return test.shop.db
    .selectFrom('prize_payments')
    .select(['amount', 'tax', 'kept'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
}

it('taxes what a correction adds, and not what was paid before tax was withheld', async () => {
  restart({ VELOC_MANUAL_PAYOUT_ABOVE: '100000000000' });
  const player = await winner();
  await draw(pooled(20_000_000_000));
  expect(await rewardOf(player)).toBe(20_000_000_000);
  restart({ VELOC_MANUAL_PAYOUT_ABOVE: '100000000000', VELOC_WITHHOLD_TAX: '1' });
  await correct(pooled(20_001_000_000));
  expect(await rewardOf(player)).toBe(20_000_900_000);
  expect(await paymentOf(player)).toEqual({ amount: 20_001_000_000, tax: 100_000, kept: 0 });
  // The tenth đồng alone would be all tax.
  await correct(pooled(20_001_000_009));
  await correct(pooled(20_001_000_010));
  expect(await rewardOf(player)).toBe(20_000_900_010);
});

it('tells what arrived of a prize that was taxed as a larger one', async () => {
  restart({ VELOC_MANUAL_PAYOUT_ABOVE: '100000000000', VELOC_WITHHOLD_TAX: '1' });
  const ticket = { listNumber: [1, 2, 3, 4, 5, 6], playMethod: 'LEVEL_6', betAmount: 10_000 };
  const player = await winner({ ...megaLine, gameId: 'keno', ticket, periodId: 'keno:20260821:1800' });
  const of = { date: '2026-08-21', slot: 90, time: '18:00' };
  await draw(of, kenoRecord);
  await correct({ ...of, numbers: [1, 2, 3, ...Array.from({ length: 17 }, (_, at) => 41 + at)] }, kenoRecord);
  expect(await paymentOf(player)).toEqual({ amount: 12_500_000, tax: 250_000, kept: 12_490_000 });
  const told = await test.shop.db.selectFrom('notifications').select('params').where('kind', '=', 'drawn').execute();
  expect(told).toMatchObject([{ params: { won: 1, amount: 10_000 } }]);
});

describe('what was paid before a correction counts towards a jackpot whose figure comes later', () => {
  async function paidThenJackpot() {
    const player = await winner();
    await draw({ numbers: FIVE_RIGHT });
    expect(await rewardOf(player)).toBe(FIRST_TIER);
    await correct({ numbers: SIX });
    expect(await paymentOf(player)).toMatchObject({ kept: FIRST_TIER });
    return player;
  }

  it('as a pool', async () => {
    const player = await paidThenJackpot();
    expect(await ask('/operator/draws/mega:20260821/pools', { jackpot1: 20_000_000_000 })).toMatchObject({
      status: 200,
    });
    const { id, amount } = await claimOf(player);
    expect(amount).toBe(19_990_000_000);
    expect(await ticketOf(player)).toEqual({ status: 4, prize: 20_000_000_000 });
    expect(await decide(id, 'approve')).toMatchObject({ status: 200 });
    expect(await rewardOf(player)).toBe(20_000_000_000);
    expect(await paymentOf(player)).toEqual({ amount: 20_000_000_000, tax: 0, kept: 0 });
  });

  it('as the sum of an approval', async () => {
    const player = await paidThenJackpot();
    const { id } = await claimOf(player);
    expect(await decide(id, 'approve', { amount: 20_000_000_000 })).toMatchObject({ status: 200 });
    expect(await rewardOf(player)).toBe(20_000_000_000);
    expect(await ticketOf(player)).toEqual({ status: 3, prize: 20_000_000_000 });
    expect(await paymentOf(player)).toEqual({ amount: 20_000_000_000, tax: 0, kept: 0 });
  });

  it('and leaves nothing to pay where it is as much', async () => {
    const player = await paidThenJackpot();
    await ask('/operator/draws/mega:20260821/pools', { jackpot1: FIRST_TIER });
    const { id, amount } = await claimOf(player);
    expect(amount).toBe(0);
    expect(await decide(id, 'approve', { confirm: true })).toMatchObject({ status: 200 });
    expect(await rewardOf(player)).toBe(FIRST_TIER);
    expect(await ticketOf(player)).toEqual({ status: 3, prize: FIRST_TIER });
  });
});

describe('a prize that waits', () => {
  it('waits on under its claim in whatever order its parts come', async () => {
    const listNumber = [3, 11, 19, 24, 30, 42, 51];
    const line = { gameId: 'power', gameName: 'POWER 6/55', unitPrice: 70_000, quantity: 1, periodId: null };
    const player = await winner({
      ...line,
      ticket: { listNumber, powerNumber: 1, playMethod: { id: 'GROUP_7' } },
      numberPeriod: 1,
    });
    const record = (value: number) => ({
      date: '2026-08-22',
      prizes: { jackpot1: { winners: 1, value, pool: 40_000_000_000 } },
    });
    await draw(record(40_000_000_000), powerRecord, '2026-08-22T18:10:00+07:00');
    await ask('/operator/draws/power:20260822/pools', { jackpot2: 6_000_000_000 });
    const claim = await claimOf(player);
    await correct(record(39_999_999_999), powerRecord);
    expect(await claimOf(player)).toEqual(claim);
  });

  it('waits on under its claim when a correction only tells its figure', async () => {
    const player = await winner();
    await draw({});
    const { id } = await claimOf(player);
    await correct(pooled(20_000_000_000));
    expect(await claimOf(player)).toMatchObject({ id, state: 'waiting', amount: 20_000_000_000 });
  });
});

it('waits beside the claim that was approved, where a correction under a higher limit makes it a jackpot', async () => {
  const player = await winner({ ...megaLine, quantity: 2, ticket: { ...megaTicket, listNumber: SIX } });
  await draw({ numbers: FIVE_RIGHT });
  const { id: first } = await claimOf(player);
  expect(await decide(first, 'approve')).toMatchObject({ status: 200 });
  restart({ VELOC_MANUAL_PAYOUT_ABOVE: '100000000' });
  await correct({ numbers: SIX, ...pooled(20_000_000_000) });
  const period = test.shop.db.selectFrom('periods').select('status').where('id', '=', 'mega:20260821');
  expect(await period.executeTakeFirst()).toEqual({ status: 'settled' });
  expect(test.logged.filter((line) => line.includes('failed'))).toEqual([]);
  const [approved, waiting] = await test.shop.db
    .selectFrom('prize_claims')
    .select(['id', 'state', 'amount'])
    .orderBy('id')
    .execute();
  expect(approved).toEqual({ id: first, state: 'approved', amount: 2 * FIRST_TIER });
  expect(waiting).toMatchObject({ state: 'waiting', amount: 19_980_000_000 });
  expect(await ticketOf(player)).toEqual({ status: 4, prize: 20_000_000_000 });
  const { userId } = player;
  const { id: orderId } = await test.shop.db
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const shown = await ticketRows(test.shop.db, { userId, gameIds: ['mega'], orderIds: [orderId] });
  expect(shown.map(({ claim_state, paid }) => ({ claim_state, paid }))).toEqual([
    { claim_state: 'waiting', paid: 2 * FIRST_TIER },
  ]);
  expect(await checkLedger(test.shop.db)).toEqual([]);
  expect(await decide(waiting?.id ?? '', 'approve')).toMatchObject({ status: 200 });
  expect(await rewardOf(player)).toBe(20_000_000_000);
});

describe('a prize that was rejected', () => {
  async function rejected(over: Record<string, unknown> = pooled(20_000_000_000)) {
    const player = await winner();
    await draw(over);
    const { id } = await claimOf(player);
    expect(await decide(id, 'reject', refusal)).toMatchObject({ status: 200 });
    return { player, id };
  }

  it('stays so when a correction leaves it as it was, whatever waits by now', async () => {
    const { player, id } = await rejected();
    restart({ VELOC_MANUAL_PAYOUT_ABOVE: '0' });
    await correct({ prizes: { jackpot: { winners: 1, value: 1, pool: 20_000_000_000 } } });
    expect(await claimOf(player)).toEqual({ id, state: 'rejected', amount: 20_000_000_000, ...refusal });
    expect(await rewardOf(player)).toBe(0);
  });

  it('is rejected again when a second correction brings it back, less what was paid meanwhile', async () => {
    const { player } = await rejected();
    await correct({ numbers: FIVE_RIGHT });
    expect(await rewardOf(player)).toBe(FIRST_TIER);
    await correct({ numbers: SIX });
    expect(await claimOf(player)).toMatchObject({ state: 'rejected', amount: 19_990_000_000, ...refusal });
    expect(await ticketOf(player)).toEqual({ status: 4, prize: 20_000_000_000 });
  });

  it('stays so when a correction only tells its figure', async () => {
    const { player, id } = await rejected({});
    await correct(pooled(20_000_000_000));
    expect(await claimOf(player)).toEqual({ id, state: 'rejected', amount: 20_000_000_000, ...refusal });
    expect(await decide(id, 'approve')).toMatchObject({ status: 200 });
    expect(await rewardOf(player)).toBe(20_000_000_000);
  });

  it('waits as another one when it is worth something else', async () => {
    const { player } = await rejected();
    await correct(pooled(30_000_000_000));
    expect(await claimOf(player)).toMatchObject({ state: 'waiting', amount: 30_000_000_000, reason: null });
  });

  describe('and lapsed', () => {
    async function lapsed() {
      const { player, id } = await rejected();
      test.setNow('2026-10-21T00:00:00+07:00');
      await lapseClaims(test.shop);
      return { player, id };
    }

    it('stays lapsed when a correction leaves it as it was', async () => {
      const { player, id } = await lapsed();
      await correct({ prizes: { jackpot: { winners: 1, value: 1, pool: 20_000_000_000 } } });
      expect(await claimOf(player)).toMatchObject({ id, state: 'lapsed', amount: 20_000_000_000 });
      expect(await ticketOf(player)).toEqual({ status: 4, prize: 20_000_000_000 });
      expect(await decide(id, 'approve')).toMatchObject({ code: 'CLAIM_CLOSED' });
    });

    it('is lapsed when a second correction brings it back', async () => {
      const { player } = await lapsed();
      await correct({ numbers: NONE_RIGHT });
      expect(await ticketOf(player)).toEqual({ status: 2, prize: 0 });
      await correct({ numbers: SIX });
      expect(await claimOf(player)).toMatchObject({ state: 'lapsed', amount: 20_000_000_000 });
      expect(await ticketOf(player)).toEqual({ status: 4, prize: 20_000_000_000 });
    });

    it('waits as another one when it is worth something else', async () => {
      const { player } = await lapsed();
      await correct(pooled(30_000_000_000));
      expect(await claimOf(player)).toMatchObject({ state: 'waiting', amount: 30_000_000_000 });
    });
  });
});
