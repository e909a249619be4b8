import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../db/transaction';
import { ensurePeriods } from '../draws/ensurePeriods';
import { checkLedger } from '../ledger/invariants';
import { decodeRecord } from '../results/decodeRecord';
import { sealBooks } from '../books/seal';
import { periodsOf } from '../results/drawIdentity';
import { storeDraws } from '../results/storeDraws';
import { FIVE, FOUR, megaEvening, sharedOut, SIX, THREE } from '../testing/megaEvening';
import { megaRecord } from '../testing/resultRecords';
import { secondShop } from '../testing/secondShop';
import { testShop, type TestPlayer, type TestShop } from '../testing/testShop';

const DRAW = 'mega:20260821';

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

const notificationsOf = async ({ userId }: TestPlayer) =>
  (
    await test.shop.db
      .selectFrom('notifications')
      .select(['kind', sql<number>`(params ->> 'amount')::bigint`.as('amount')])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute()
  ).map(({ kind, amount }) => [kind, amount === null ? null : Number(amount)]);

describe('prizes that a later record prints above the table', () => {
  it('wait as if the record had come at once, and add the difference alone', async () => {
    const [first, second, third] = [await holder(FIVE), await holder(FOUR, 2), await holder(THREE)];
    await printed();
    expect([await rewardOf(first), await rewardOf(second)]).toEqual([10_000_000, 600_000]);
    const named = [/first of/, /second of/].map((tier) => expect.stringMatching(tier));
    expect(await printed(sharedOut)).toMatchObject({ alreadyThere: 1, warnings: named });
    expect(await rewardOf(third)).toBe(30_000);
    expect(await claimOf(first)).toMatchObject({ state: 'waiting', amount: 15_000_000 });
    expect(await claimOf(second)).toMatchObject({ state: 'waiting', amount: 1_200_000 });
    expect(await approve(first, { confirm: true })).toMatchObject({ status: 200 });
    expect(await approve(second, { confirm: true })).toMatchObject({ status: 200 });
    expect(await notificationsOf(second)).toEqual([
      ['drawn', 600_000],
      ['prizeWaiting', 1_800_000],
      ['prizeApproved', 1_200_000],
    ]);
    expect(await rewardOf(first)).toBe(25_000_000);
    await printed(sharedOut);
    expect([await rewardOf(first), await rewardOf(second)]).toEqual([25_000_000, 1_800_000]);
  });

  it('price what waits or was rejected, and owe the difference of what was approved', async () => {
    const [waits, rejected, paid] = [await holder(FIVE, 2), await holder(FIVE, 3), await holder(FIVE, 4)];
    await printed();
    await ask(`/operator/prizes/${(await claimOf(rejected))?.id}/reject`, { reason: 'Chưa đủ giấy tờ' });
    await approve(paid);
    expect((await printed(sharedOut)).warnings).toContainEqual(expect.stringContaining('60000000 VND more'));
    expect(await claimOf(waits)).toMatchObject({ state: 'waiting', amount: 50_000_000 });
    expect(await claimOf(rejected)).toMatchObject({ state: 'rejected', amount: 75_000_000, reason: 'Chưa đủ giấy tờ' });
    expect(await claimOf(paid)).toMatchObject({ state: 'waiting', amount: 60_000_000 });
    await approve(paid, { confirm: true });
    expect(await rewardOf(paid)).toBe(100_000_000);
  });

  it('are left out, and added by the next import, where the record comes while the draw is being settled', async () => {
    const second = await holder(FOUR);
    test.setNow('2026-08-21T18:10:00+07:00');
    const decoded = decodeRecord(JSON.stringify(megaRecord()));
    if (!decoded.ok) throw new Error(decoded.message);
    const storing = { source: 'import', at: test.shop.clock.now() } as const;
    await sealBooks(test.shop, { ids: periodsOf([decoded.value]), isDrawn: true });
    await inTransaction(test.shop, (trx) => storeDraws(trx, [decoded.value], storing));
    expect(await printed(sharedOut)).toMatchObject({ warnings: [expect.stringContaining('import it again')] });
    expect(await rewardOf(second)).toBe(300_000);
    expect((await printed(sharedOut)).warnings).not.toContainEqual(expect.stringContaining('import it again'));
    expect([await rewardOf(second), await claimOf(second)]).toMatchObject([300_000, { amount: 600_000 }]);
  });

  describe('of a tier that a correction gave', () => {
    const numbers = [2, 9, 17, 31, 33, 41];
    const third = (value: number) => ({ numbers, prizes: { third: { winners: 6, value } } });
    const lossOf = async ({ userId }: TestPlayer) =>
      (
        await test.shop.db
          .selectFrom('entries')
          .select(sql<number>`-coalesce(sum(amount), 0)`.as('loss'))
          .where('account', '=', 'sys:corrections')
          .where('user_id', '=', userId)
          .executeTakeFirstOrThrow()
      ).loss;

    async function keeper() {
      const player = await holder(FOUR);
      await printed();
      const body = { reason: 'Nhập nhầm', record: megaRecord({ numbers }) };
      expect(await ask('/operator/results/corrections', body)).toMatchObject({ status: 200 });
      expect([await rewardOf(player), Number(await lossOf(player))]).toEqual([300_000, 270_000]);
      return player;
    }

    it.each([
      [100_000, { reward: 300_000, loss: 200_000 }],
      [300_000, { reward: 300_000, loss: 0 }],
      [500_000, { reward: 500_000, loss: 0 }],
    ])('count what the wrong result has paid: %i VND', async (value, { reward, loss }) => {
      const player = await keeper();
      await printed(third(value));
      if (await claimOf(player)) await approve(player, { confirm: true });
      expect([await rewardOf(player), Number(await lossOf(player))]).toEqual([reward, loss]);
    });

    it('are seen by the ledger check where they were not counted', async () => {
      await keeper();
      const print = (value: number) =>
        sql`update draws set details = jsonb_build_object('printed', jsonb_build_object('third',
          jsonb_build_object('winners', 6, 'value', ${value}::bigint)))`.execute(test.shop.db);
      await print(500_000);
      const invariant = 'prizes-are-paid-whole';
      expect(await checkLedger(test.shop.db)).toMatchObject([
        { invariant, row: { tier: 'third', value: 30_000, worth: 500_000 } },
        { invariant, row: { tier: 'all', value: 30_000 } },
      ]);
      await print(30_000);
    });
  });

  it('are seen by the ledger check where they were not paid', async () => {
    await holder(FOUR);
    await printed(sharedOut);
    const print = (value: number) =>
      sql`update draws set details = jsonb_set(details, '{printed,second,value}', to_jsonb(${value}::bigint))`.execute(
        test.shop.db,
      );
    await print(950_000);
    expect(await checkLedger(test.shop.db)).toMatchObject([
      { invariant: 'prizes-are-paid-whole', row: { tier: 'second', value: 900_000, worth: 950_000 } },
    ]);
    await print(900_000);
  });

  // Two connections are what this is about, and the embedded database has one.
  it.skipIf(!process.env.VELOC_TEST_DATABASE_URL)(
    'are paid once, imported by two shops while the prize is approved',
    async () => {
      const [big, small] = [await holder(FIVE, 2), await holder(FOUR)];
      await printed();
      const second = await secondShop(test);
      const imported = (from: Pick<TestShop, 'call'>) =>
        ask('/operator/results', JSON.stringify(megaRecord(sharedOut)), from);
      const confirm = { confirm: true };
      const answers = await Promise.all([
        imported(test),
        approve(big, confirm),
        imported(second),
        approve(big, confirm, second),
      ]);
      expect(answers.map(({ status }) => status)).not.toContain(500);
      // Whoever came while the other settled adds it now.
      await imported(test);
      for (const player of [big, small]) if (await claimOf(player)) await approve(player, confirm);
      expect([await rewardOf(big), await rewardOf(small)]).toEqual([50_000_000, 900_000]);
      await second.close();
    },
  );
});

describe('a jackpot that was approved for too little', () => {
  const POOL = 20_000_000_000;
  const pool = { prizes: { jackpot: { winners: 2, value: POOL / 2, pool: POOL } } };

  it.each([
    ['a later record', () => printed(pool)],
    ['the operator', () => ask(`/operator/draws/${DRAW}/pools`, { jackpot1: POOL })],
  ])('is completed when %s tells the figure', async (_who, tell) => {
    const [short, other] = [await holder(SIX), await holder(SIX)];
    await printed();
    expect(await approve(short, { amount: 9_000_000_000, confirm: true })).toMatchObject({ status: 200 });
    await tell();
    expect(await claimOf(short)).toMatchObject({ state: 'waiting', amount: 1_000_000_000 });
    expect(await notificationsOf(short)).toContainEqual(['prizeWaiting', POOL / 2]);
    await approve(short);
    await approve(other);
    expect([await rewardOf(short), await rewardOf(other)]).toEqual([POOL / 2, POOL / 2]);
  });

  it.each([1, 5_000_000_000, 25_000_000_000])(
    'or too much is asked again before: %i VND beside 12 billion that are known',
    async (amount) => {
      const player = await holder(SIX);
      await printed();
      const asked = await approve(player, { amount });
      expect(asked).toMatchObject({
        status: 409,
        body: { code: 'AMOUNT_UNUSUAL', data: { estimate: 12_000_000_000 } },
      });
      expect(await rewardOf(player)).toBe(0);
      expect(await approve(player, { amount, confirm: true })).toMatchObject({ status: 200 });
      expect(await rewardOf(player)).toBe(amount);
    },
  );

  it('is seen by the ledger check', async () => {
    const player = await holder(SIX);
    await printed();
    await approve(player, { amount: 9_000_000_000 });
    await sql`update periods set paying = jsonb_set(paying, '{pools,jackpot1}', '10000000000') where id = ${DRAW}`.execute(
      test.shop.db,
    );
    expect(await checkLedger(test.shop.db)).toMatchObject([
      { invariant: 'prizes-are-paid-whole', row: { tier: 'jackpot', value: 9_000_000_000, worth: 10_000_000_000 } },
    ]);
    await ask(`/operator/draws/${DRAW}/pools`, { jackpot1: 9_000_000_000 });
  });
});
