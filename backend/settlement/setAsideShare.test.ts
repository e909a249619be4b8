import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ensurePeriods } from '../draws/ensurePeriods';
import { checkLedger } from '../ledger/invariants';
import { megaEvening, SIX } from '../testing/megaEvening';
import { megaRecord } from '../testing/resultRecords';
import { testShop, type TestPlayer, type TestShop } from '../testing/testShop';

const POOL = 20_000_000_000;
const NONE = [1, 3, 4, 5, 6, 7];

let test: TestShop;
beforeEach(async () => {
  const environment = { VELOC_SIMULATED_DRAWS: '0', VELOC_MANUAL_PAYOUT_ABOVE: '50000000000' };
  test = await testShop({ now: '2026-08-21T17:30:00+07:00', environment });
  await ensurePeriods(test.shop);
});
afterEach(async () => {
  expect(await checkLedger(test.shop.db)).toEqual([]);
  await test.close();
});

const { ask, claimOf, holder, printed, rewardOf } = megaEvening(() => test);

/** A page that names no more winners than were sold elsewhere. */
const page = (pool: number) => ({ prizes: { jackpot: { winners: 0, value: pool, pool } } });
const spoil = ({ userId }: TestPlayer) =>
  sql`update tickets set payload = '{}' where user_id = ${userId}::uuid`.execute(test.shop.db);
const correct = async (over: Record<string, unknown>) => {
  test.passTime(60_000);
  const body = { reason: 'Nhập nhầm', record: megaRecord(over) };
  expect(await ask('/operator/results/corrections', body)).toMatchObject({ status: 200 });
};

it.each([
  ['more', POOL + 4_000_000_000, POOL / 2 + 2_000_000_000],
  ['less', POOL - 8_000_000_000, POOL / 2],
])('is counted where a correction of the pool shares out %s, and named by no check', async (_how, pool, other) => {
  const [unread, read] = [await holder(SIX), await holder(SIX)];
  await printed(page(POOL));
  expect([await rewardOf(unread), await rewardOf(read)]).toEqual([POOL / 2, POOL / 2]);
  await spoil(unread);
  await correct(page(pool));
  expect([await rewardOf(unread), await rewardOf(read)]).toEqual([POOL / 2, other]);
  expect(await claimOf(read)).toBeUndefined();
  expect(await checkLedger(test.shop.db)).toEqual([]);
});

it('counts no more once other numbers are right', async () => {
  const [unread, read] = [await holder(SIX), await holder(NONE)];
  await printed(page(POOL));
  expect(await rewardOf(unread)).toBe(POOL);
  await spoil(unread);
  await correct({ numbers: NONE, ...page(POOL) });
  expect([await rewardOf(unread), await rewardOf(read)]).toEqual([POOL, POOL]);
});

it('is named by the ledger check where the others shared without it', async () => {
  const [unread] = [await holder(SIX), await holder(SIX)];
  await printed(page(POOL));
  await spoil(unread);
  await correct(page(POOL + 4_000_000_000));
  const write = (winners: number) =>
    sql`update draws set winners1 = ${winners} where feed = 'mega'`.execute(test.shop.db);
  await write(1);
  expect(await checkLedger(test.shop.db)).toContainEqual(expect.objectContaining({ invariant: 'pools-are-paid-once' }));
  await write(2);
});
