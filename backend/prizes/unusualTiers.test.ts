import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ensurePeriods } from '../draws/ensurePeriods';
import { checkLedger } from '../ledger/invariants';
import { importRecords } from '../testing/importing';
import { FOUR, megaEvening } from '../testing/megaEvening';
import { buy } from '../testing/purchases';
import { lotto535Record, megaRecord } from '../testing/resultRecords';
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

describe('a tier that the table fixes and a page prints otherwise', () => {
  const second = (value: number) => ({ prizes: { second: { winners: 90, value } } });
  const correctedTo = (value: number) =>
    ask('/operator/results/corrections', { reason: 'Nhập nhầm', record: megaRecord(second(value)) });

  it('is named by the import, and its prize waits until it is confirmed', async () => {
    const player = await holder(FOUR);
    const { warnings } = await printed(second(3_000_000));
    expect(warnings).toEqual([expect.stringMatching(/second of mega:20260821 .*3000000 VND .* 300000 VND/)]);
    expect([await rewardOf(player), await claimOf(player)]).toMatchObject([0, { state: 'waiting', amount: 3_000_000 }]);
    const asked = await approve(player);
    expect(asked).toMatchObject({ status: 409, body: { code: 'AMOUNT_UNUSUAL', data: { estimate: 300_000 } } });
    expect(await approve(player, { confirm: true })).toMatchObject({ status: 200 });
    expect(await rewardOf(player)).toBe(3_000_000);
  });

  it.each([
    ['the table', 300_000, []],
    ['nothing', 0, []],
    ['less, which is named', 30_000, [expect.stringMatching(/second of .* 30000 VND, less than the 300000 VND/)]],
  ])('is paid by the table at once where it is %s', async (_what, value, warnings) => {
    const player = await holder(FOUR);
    expect((await printed(second(value))).warnings).toEqual(warnings);
    expect(await rewardOf(player)).toBe(300_000);
  });

  it('by a later record waits for what it adds alone', async () => {
    const player = await holder(FOUR);
    await printed();
    expect((await printed(second(3_000_000))).warnings).toEqual([expect.stringMatching(/second .*3000000 VND/)]);
    expect([await rewardOf(player), await claimOf(player)]).toMatchObject([300_000, { amount: 2_700_000 }]);
    expect((await approve(player)).body.code).toBe('AMOUNT_UNUSUAL');
  });

  it('is named by a correction, and paid once a correction prints the table', async () => {
    const player = await holder(FOUR);
    await printed(second(300_000));
    expect(await correctedTo(3_000_000)).toMatchObject({
      body: { data: { warnings: [expect.stringMatching(/second .*3000000 VND/)] } },
    });
    expect(await claimOf(player)).toMatchObject({ amount: 2_700_000 });
    test.passTime(60_000);
    expect(await correctedTo(300_000)).toMatchObject({ body: { data: { warnings: [] } } });
    expect([await rewardOf(player), await claimOf(player)]).toEqual([300_000, undefined]);
  });
});

describe('a tier to which the pool of Lotto 5/35 is shared out', () => {
  const POOL = 20_823_951_500;
  /** As a page printed them: exactly the table and the share of each. */
  const page = {
    jackpot: { winners: 0, value: POOL, pool: POOL },
    first: { winners: 2, value: 3_507_183_250 },
    second: { winners: 69, value: 55_295_000 },
    third: { winners: 737, value: 5_205_000 },
    fourth: { winners: 2083, value: 1_765_000 },
    fifth: { winners: 22823, value: 180_000 },
    consolation: { winners: 135664, value: 10_000 },
  };
  const evening = (over: Record<string, unknown> = {}) => {
    test.setNow('2026-08-21T21:10:00+07:00');
    const prizes = { ...page, ...over };
    return importRecords(test, lotto535Record({ date: '2026-08-21', time: '21:00', drawId: '90002', prizes }));
  };
  /** The draw before, played for almost as much. */
  const before = () =>
    importRecords(
      test,
      lotto535Record({ date: '2026-08-20', prizes: { jackpot: { ...page.jackpot, pool: 20_000_000_000 } } }),
    );

  /** A player with three of the drawn numbers and another special. */
  async function holderOfFifth(): Promise<TestPlayer> {
    const player = await test.newPlayer({ balance: 1_000_000 });
    const ticket = { code: 'A', mainNumbers: [1, 2, 4, 12, 19], specialNumbers: [7], price: '10000', isDone: true };
    const line = { gameId: 'lotto535', gameName: 'Lotto 5/35', ticket, unitPrice: 10_000, quantity: 1 };
    const bought = await buy(test, player, [{ ...line, periodId: 'lotto535:20260821:2100', numberPeriod: 1 }]);
    expect(bought).toMatchObject({ status: 200 });
    return player;
  }

  it('is paid at once as the page prints it', async () => {
    const player = await holderOfFifth();
    await before();
    expect((await evening()).warnings).toEqual([]);
    expect(await rewardOf(player)).toBe(180_000);
  });

  it('by a later record adds the difference at once', async () => {
    const player = await holderOfFifth();
    await before();
    test.setNow('2026-08-21T21:10:00+07:00');
    await importRecords(test, lotto535Record({ date: '2026-08-21', time: '21:00', drawId: '90002' }));
    expect(await rewardOf(player)).toBe(30_000);
    expect((await evening()).warnings).toEqual([]);
    expect(await rewardOf(player)).toBe(180_000);
  });

  it.each([
    ['ten times', { fifth: { winners: 22823, value: 1_800_000 } }, 'fifth'],
    ['a third of its share', { fifth: { winners: 22823, value: 60_000 } }, 'fifth'],
    ['where the jackpot was won', { jackpot: { ...page.jackpot, winners: 1 } }, 'fifth'],
    ['with a tier without a share', { consolation: { winners: 135664, value: 100_000 } }, 'consolation'],
  ])('is named and waits: %s', async (_what, over, tier) => {
    const player = await holderOfFifth();
    await before();
    const { warnings } = await evening(over);
    expect(warnings).toContainEqual(expect.stringContaining(`${tier} of lotto535:20260821:2100 is printed`));
    const waits = tier === 'fifth';
    expect(await rewardOf(player)).toBe(waits ? 0 : 180_000);
    if (!waits) return;
    expect((await approve(player)).body.code).toBe('AMOUNT_UNUSUAL');
    expect(await approve(player, { confirm: true })).toMatchObject({ status: 200 });
  });

  it('waits where the pool it is shared from is far from what stood', async () => {
    const player = await holderOfFifth();
    await before();
    const pool = POOL * 10;
    const { warnings } = await evening({
      jackpot: { winners: 0, value: pool, pool },
      fifth: { winners: 22823, value: 1_500_000 },
    });
    expect(warnings).toContainEqual(expect.stringMatching(/jackpot1 of 208239515000 VND/));
    expect(await rewardOf(player)).toBe(0);
  });
});
