import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inTransaction } from '../db/transaction';
import { ensurePeriods } from '../draws/ensurePeriods';
import { runDueJobs } from '../jobs/runDueJobs';
import { balanceOf } from '../ledger/balance';
import { checkLedger } from '../ledger/invariants';
import { correctDraw } from '../results/correctDraw';
import { decodeRecord } from '../results/decodeRecord';
import { sealBooks } from '../books/seal';
import { periodsOf } from '../results/drawIdentity';
import { storeDraws } from '../results/storeDraws';
import { buy, megaLine, megaTicket } from '../testing/purchases';
import { megaRecord } from '../testing/resultRecords';
import { testShop, type TestPlayer, type TestShop } from '../testing/testShop';
import { settlePeriod } from './settlePeriod';

const MEGA = 'mega:20260821';
const WRONG = [2, 9, 17, 28, 33, 41];
const RIGHT = [2, 9, 17, 28, 33, 42];
const LOSING = [7, 8, 10, 11, 12, 13];
const FIRST_TIER = 10_000_000;
/** One page of counting and the first ticket of the next (see drawTotals). */
const MORE_THAN_A_PAGE = 2_001;

let test: TestShop;
beforeEach(async () => {
  test = await testShop({ now: '2026-08-21T17:30:00+07:00', environment: { VELOC_SIMULATED_DRAWS: '0' } });
  await ensurePeriods(test.shop);
});
afterEach(() => test.close());

async function holder(listNumber: number[]): Promise<TestPlayer> {
  const player = await test.newPlayer({ balance: 10_000 });
  const bought = await buy(test, player, [{ ...megaLine, ticket: { ...megaTicket, listNumber } }]);
  expect(bought).toMatchObject({ status: 200 });
  return player;
}

function recordOf(over: Record<string, unknown>) {
  const decoded = decodeRecord(JSON.stringify(megaRecord(over)));
  if (!decoded.ok) throw new Error(decoded.message);
  return decoded.value;
}

/** Stores the wrong result and settles nothing yet. */
async function drawWrong(): Promise<void> {
  test.setNow('2026-08-21T18:10:00+07:00');
  const storing = { source: 'import', at: test.shop.clock.now() } as const;
  await sealBooks(test.shop, { ids: periodsOf([recordOf({ numbers: WRONG })]), isDrawn: true });
  await inTransaction(test.shop, (trx) => storeDraws(trx, [recordOf({ numbers: WRONG })], storing));
}

/** A settlement during which, at its first beat, another process settles all and the operator corrects the result. */
async function settleWhileCorrected(): Promise<void> {
  const { shop } = test;
  let beats = 0;
  await settlePeriod(shop, MEGA, async () => {
    beats += 1;
    if (beats > 1) return;
    await settlePeriod(shop, MEGA);
    const correction = { record: recordOf({ numbers: RIGHT }), reason: 'Nhập nhầm', at: shop.clock.now() };
    await inTransaction(shop, (trx) => correctDraw(trx, { ...correction, settings: shop.settings }));
  });
  expect(beats).toBeGreaterThan(0);
  await runDueJobs(shop);
}

const rewardOf = async ({ userId }: TestPlayer) => (await balanceOf(test.shop.db, userId)).rewardAmount;

it('goes on by the right result when a correction lands between two batches', async () => {
  const loser = await holder([1, 2, 9, 17, 41, 43]);
  const winner = await holder([2, 9, 17, 28, 33, 45]);
  const late = await holder([1, 3, 4, 9, 28, 42]);
  await drawWrong();
  await settleWhileCorrected();
  // Five of both results; four of the wrong one and three of the right one; two, and three.
  expect(await rewardOf(winner)).toBe(FIRST_TIER);
  expect(await rewardOf(loser)).toBe(300_000);
  expect(await rewardOf(late)).toBe(30_000);
  const payments = await test.shop.db.selectFrom('prize_payments').select('kept').where('kept', '>', 0).execute();
  expect(payments).toEqual([{ kept: 270_000 }]);
  expect(await checkLedger(test.shop.db)).toEqual([]);
});

it('fixes no shares by tickets that were counted on the wrong result', async () => {
  await holder(WRONG);
  for (let index = 0; index < 2; index += 1) await holder(RIGHT);
  await holder(LOSING);
  await sql`
    insert into tickets
    select (jsonb_populate_record(tickets, jsonb_build_object('id', gen_random_uuid(), 'line', number))).*
    from tickets cross join generate_series(1, ${sql.lit(MORE_THAN_A_PAGE)}) as number
    where payload -> 'listNumber' @> '13'`.execute(test.shop.db);
  await drawWrong();
  await settleWhileCorrected();
  const { paying } = await test.shop.db
    .selectFrom('periods')
    .select('paying')
    .where('id', '=', MEGA)
    .executeTakeFirstOrThrow();
  expect(paying?.totals).toEqual({ jackpot: 2 });
});
