import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ensurePeriods } from '../draws/ensurePeriods';
import { checkLedger } from '../ledger/invariants';
import { importRecords } from '../testing/importing';
import { FIVE, FOUR, megaEvening, sharedOut, SIX } from '../testing/megaEvening';
import { megaRecord } from '../testing/resultRecords';
import { testShop, type TestPlayer, type TestShop } from '../testing/testShop';

let test: TestShop;
beforeEach(async () => {
  test = await testShop({ now: '2026-08-21T17:30:00+07:00', environment: { VELOC_SIMULATED_DRAWS: '0' } });
  await ensurePeriods(test.shop);
});
afterEach(async () => {
  expect(await checkLedger(test.shop.db)).toEqual([]);
  await test.close();
});

const { approve, ask, claimOf, holder, printed, rewardOf } = megaEvening(() => test);

describe('prizes that a later record prints for a ticket that was set aside', () => {
  const readable = sql`jsonb_build_object('payload', payload)`;
  const write = ({ userId }: TestPlayer, payload: typeof readable) =>
    sql`update tickets set payload = ${payload} where user_id = ${userId}::uuid`.execute(test.shop.db);
  const spoil = (player: TestPlayer) => write(player, readable);
  const mend = (player: TestPlayer) => write(player, sql`payload -> 'payload'`);
  const ticketOf = ({ userId }: TestPlayer) =>
    test.shop.db
      .selectFrom('tickets')
      .select(['id', 'status', 'prize'])
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
  const retry = async (player: TestPlayer) => {
    await mend(player);
    return ask(`/operator/tickets/${(await ticketOf(player)).id}/retry`, {});
  };

  it('and judged by a retry are paid like those of any other', async () => {
    const player = await holder(FOUR);
    await spoil(player);
    await printed();
    await retry(player);
    expect(await rewardOf(player)).toBe(300_000);
    await printed(sharedOut);
    expect(await ticketOf(player)).toMatchObject({ status: 4, prize: 900_000 });
    await approve(player, { confirm: true });
    expect(await rewardOf(player)).toBe(900_000);
  });

  it('and can be read at a correction are judged by that, its share of a jackpot too', async () => {
    const [player, other] = [await holder(SIX), await holder(SIX)];
    await spoil(player);
    await printed({ numbers: [1, 3, 4, 5, 6, 7] });
    await mend(player);
    const pool = 20_000_000_000;
    const prizes = { jackpot: { winners: 2, value: pool / 2, pool } };
    const body = { reason: 'Nhập nhầm', record: megaRecord({ numbers: SIX, prizes }) };
    expect(await ask('/operator/results/corrections', body)).toMatchObject({ body: { data: { tickets: 2 } } });
    expect(await claimOf(player)).toMatchObject({ amount: pool / 2 });
    expect(await claimOf(other)).toMatchObject({ amount: pool / 2 });
  });

  it('by a correction wait for its retry', async () => {
    const player = await holder(FIVE, 2);
    await printed();
    await spoil(player);
    const body = { reason: 'Nhập nhầm', record: megaRecord({ numbers: [2, 9, 17, 28, 33, 44] }) };
    expect(await ask('/operator/results/corrections', body)).toMatchObject({ status: 200 });
    await printed({ numbers: [2, 9, 17, 28, 33, 44], ...sharedOut });
    expect(await ticketOf(player)).toMatchObject({ status: 1, prize: 0 });
    expect(await checkLedger(test.shop.db)).toEqual([]);
    await retry(player);
    expect(await ticketOf(player)).toMatchObject({ status: 4, prize: 50_000_000 });
    expect(await claimOf(player)).toMatchObject({ amount: 50_000_000 });
  });
});

describe('a prize that was paid in part', () => {
  const NONE = [1, 3, 4, 5, 6, 7];
  const STILL_FIVE = [2, 9, 17, 28, 33, 44];
  const correct = (numbers: number[], over: Record<string, unknown> = {}) =>
    ask('/operator/results/corrections', { reason: 'Nhập nhầm', record: megaRecord({ numbers, ...over }) });
  const paymentOf = ({ userId }: TestPlayer) =>
    test.shop.db
      .selectFrom('prize_payments')
      .select(['amount', 'kept'])
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
  const reject = async (player: TestPlayer) =>
    ask(`/operator/prizes/${(await claimOf(player))?.id}/reject`, { reason: 'Chưa đủ giấy tờ' });

  it('and rejected is rejected again by a correction that gives it too, and paid whole when it is approved', async () => {
    const player = await holder(FIVE);
    await printed();
    await printed(sharedOut);
    await reject(player);
    expect(await correct(STILL_FIVE)).toMatchObject({ status: 200 });
    expect(await claimOf(player)).toMatchObject({ state: 'rejected', amount: 15_000_000 });
    await approve(player, { confirm: true });
    expect(await rewardOf(player)).toBe(25_000_000);
  });

  it('is the shop’s loss while a correction takes it back, and none once that is corrected', async () => {
    const player = await holder(FIVE);
    await printed();
    await printed(sharedOut);
    expect(await correct(NONE)).toMatchObject({ status: 200 });
    expect(await claimOf(player)).toBeUndefined();
    expect(await paymentOf(player)).toEqual({ amount: 10_000_000, kept: 10_000_000 });
    test.passTime(60_000);
    expect(await correct(SIX)).toMatchObject({ status: 200 });
    expect(await claimOf(player)).toMatchObject({ state: 'waiting', amount: 15_000_000 });
    expect(await paymentOf(player)).toEqual({ amount: 10_000_000, kept: 0 });
    await approve(player, { confirm: true });
    expect(await rewardOf(player)).toBe(25_000_000);
  });

  it('by a wrong result, and a jackpot by the right one, is approved by its whole sum however often that is said', async () => {
    const player = await holder(SIX);
    test.setNow('2026-08-21T18:10:00+07:00');
    await importRecords(test, megaRecord({ numbers: STILL_FIVE }));
    expect(await rewardOf(player)).toBe(10_000_000);
    expect(await correct(SIX)).toMatchObject({ status: 200 });
    const id = (await claimOf(player))?.id;
    const said = { amount: 12_000_000_000 };
    expect(await ask(`/operator/prizes/${id}/approve`, said)).toMatchObject({ status: 200 });
    expect(await ask(`/operator/prizes/${id}/approve`, said)).toMatchObject({ status: 200 });
    expect(await rewardOf(player)).toBe(12_000_000_000);
    expect(await ask(`/operator/prizes/${id}/approve`, { amount: 12_000_000_001 })).toMatchObject({ status: 409 });
  });

  it('stays the player’s where a correction cannot judge it and its ticket is refunded', async () => {
    const player = await holder(FIVE);
    await printed();
    await printed(sharedOut);
    await sql`update tickets set payload = '{}'`.execute(test.shop.db);
    expect(await correct(NONE)).toMatchObject({ status: 200 });
    const { id } = await test.shop.db.selectFrom('tickets').select('id').executeTakeFirstOrThrow();
    expect(await ask(`/operator/tickets/${id}/refund`, {})).toMatchObject({ status: 200 });
    test.passTime(60_000);
    expect(await correct(SIX)).toMatchObject({ status: 200 });
    expect(await claimOf(player)).toBeUndefined();
    expect(await rewardOf(player)).toBe(10_000_000);
    expect(await paymentOf(player)).toEqual({ amount: 10_000_000, kept: 10_000_000 });
  });
});

describe('a jackpot paid by a pool that was a slip of the hand', () => {
  const pool = (sum: number) => ({ prizes: { jackpot: { winners: 1, value: sum, pool: sum } } });
  const correctedTo = (over: Record<string, unknown>) =>
    ask('/operator/results/corrections', { reason: 'Nhập nhầm', record: megaRecord(over) });

  it('waits for what is missing once the right one is printed', async () => {
    const player = await holder(SIX);
    await printed(pool(12_500_000_000));
    expect(await approve(player)).toMatchObject({ status: 200 });
    expect(await correctedTo(pool(125_000_000_000))).toMatchObject({ status: 200 });
    expect(await rewardOf(player)).toBe(12_500_000_000);
    expect(await claimOf(player)).toMatchObject({ state: 'waiting', amount: 112_500_000_000 });
    expect((await approve(player)).body.code).toBe('AMOUNT_UNUSUAL');
    expect(await approve(player, { confirm: true })).toMatchObject({ status: 200 });
    expect(await rewardOf(player)).toBe(125_000_000_000);
  });

  it('keeps what is too much, and bars other winners', async () => {
    const player = await holder(SIX);
    await printed(pool(20_000_000_000));
    await approve(player);
    expect(await correctedTo(pool(15_000_000_000))).toMatchObject({ status: 200 });
    expect(await rewardOf(player)).toBe(20_000_000_000);
    expect(await correctedTo({ ...pool(15_000_000_000), numbers: FIVE })).toMatchObject({
      status: 409,
      body: { code: 'BIG_PRIZE_PAID' },
    });
  });

  it('is asked again before it is paid', async () => {
    const player = await holder(SIX);
    await printed(pool(64_000_000_000));
    expect((await approve(player)).body.code).toBe('AMOUNT_UNUSUAL');
    expect(await approve(player, { confirm: true })).toMatchObject({ status: 200 });
  });
});
