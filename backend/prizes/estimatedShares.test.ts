import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ensurePeriods } from '../draws/ensurePeriods';
import { checkLedger } from '../ledger/invariants';
import { importRecords } from '../testing/importing';
import { megaEvening, SIX } from '../testing/megaEvening';
import { megaRecord } from '../testing/resultRecords';
import { testShop, type TestPlayer, type TestShop } from '../testing/testShop';

const POOL = 20_000_000_000;
const HALF = POOL / 2;

let test: TestShop;
beforeEach(async () => {
  test = await testShop({ now: '2026-08-21T17:30:00+07:00', environment: { VELOC_SIMULATED_DRAWS: '0' } });
  await ensurePeriods(test.shop);
  const prizes = { jackpot: { winners: 0, value: POOL, pool: POOL } };
  await importRecords(test, megaRecord({ drawId: '90000', date: '2026-08-19', prizes }));
});
afterEach(async () => {
  expect(await checkLedger(test.shop.db)).toEqual([]);
  await test.close();
});

const { approve, ask, holder, printed, rewardOf } = megaEvening(() => test);

/** So many players who hold the six of a draw without a pool. */
async function winners(count: number): Promise<TestPlayer[]> {
  const players: TestPlayer[] = [];
  while (players.length < count) players.push(await holder(SIX));
  await printed({ prizes: null });
  return players;
}
const unusual = { status: 409, body: { code: 'AMOUNT_UNUSUAL' } };
const broken = async () => (await checkLedger(test.shop.db)).map(({ invariant }) => invariant);
const tellPool = (jackpot1: number) => ask('/operator/draws/mega:20260821/pools', { jackpot1 });

it('is no more than a share of what was left where two win, until it is confirmed', async () => {
  const [one, two] = (await winners(2)) as [TestPlayer, TestPlayer];
  for (const player of [one, two]) {
    expect(await approve(player, { amount: POOL })).toMatchObject(unusual);
    expect(await approve(player, { amount: HALF * 1.2 + 1 })).toMatchObject(unusual);
  }
  expect(await approve(one, { amount: POOL, confirm: true })).toMatchObject({ status: 200 });
  // A share of its own, but of a pool that is given away.
  expect(await approve(two, { amount: HALF })).toMatchObject({
    ...unusual,
    body: { data: { estimate: HALF, approved: POOL } },
  });
  expect(await approve(two, { amount: HALF, confirm: true })).toMatchObject({ status: 200 });
});

it.each([
  [1, POOL * 2],
  [2, HALF * 1.2],
  [3, 7_999_999_999],
])('of %i winners may be what the pool has grown to since: %i', async (count, amount) => {
  for (const player of await winners(count)) {
    expect(await approve(player, { amount })).toMatchObject({ status: 200 });
    expect(await rewardOf(player)).toBe(amount);
  }
});

it('is named by the ledger check where it was paid beyond that without a word, until the pool is told', async () => {
  const [one, two] = (await winners(2)) as [TestPlayer, TestPlayer];
  for (const player of [one, two]) await approve(player, { amount: POOL, confirm: true });
  expect(await broken()).toEqual([]);
  await sql`update transactions set meta = meta - 'isConfirmed' where kind = 'reward'`.execute(test.shop.db);
  expect(await broken()).toEqual(['pools-are-paid-once']);
  await tellPool(POOL);
  expect(await broken()).toEqual([]);
});

it('is named too where one alone was paid it and another one is known since', async () => {
  const [one] = (await winners(1)) as [TestPlayer];
  expect(await approve(one, { amount: POOL })).toMatchObject({ status: 200 });
  await printed({ prizes: { jackpot: { winners: 2, value: HALF } } });
  expect(await broken()).toEqual(['pools-are-paid-once']);
  await tellPool(POOL);
});
