import { afterEach, beforeEach, expect, it } from 'vitest';
import { ensurePeriods } from '../draws/ensurePeriods';
import { poolsBefore } from '../draws/pools';
import { runDueJobs } from '../jobs/runDueJobs';
import { balanceOf } from '../ledger/balance';
import { decodeRecord } from '../results/decodeRecord';
import { sealBooks } from '../books/seal';
import { periodsOf } from '../results/drawIdentity';
import { storeDraws } from '../results/storeDraws';
import { importRecords } from '../testing/importing';
import { buy } from '../testing/purchases';
import { powerRecord } from '../testing/resultRecords';
import { testShop, type TestShop } from '../testing/testShop';

let test: TestShop;
beforeEach(async () => {
  test = await testShop({
    now: '2026-08-20T17:30:00+07:00',
    environment: { VELOC_SIMULATED_DRAWS: '0', VELOC_MANUAL_PAYOUT_ABOVE: '0' },
  });
  await ensurePeriods(test.shop);
  const pools = {
    jackpot1: { winners: 0, value: 0, pool: 310_000_000_000 },
    jackpot2: { winners: 0, value: 0, pool: 5_000_000_000 },
  };
  await importRecords(test, powerRecord({ drawId: '90000', date: '2026-08-18', prizes: pools }));
});
afterEach(() => test.close());

function power(listNumber: number[]) {
  return {
    gameId: 'power',
    gameName: 'POWER 6/55',
    ticket: { listNumber, powerNumber: 1 },
    unitPrice: 10_000,
    quantity: 1,
    periodId: null,
    numberPeriod: 1,
  };
}

/** Draws as the sandbox does: for what earlier draws have left. */
async function simulate() {
  const decoded = decodeRecord(JSON.stringify(powerRecord()));
  if (!decoded.ok) throw new Error(decoded.message);
  const storing = { source: 'simulated', at: test.shop.clock.now() } as const;
  await sealBooks(test.shop, { ids: periodsOf([decoded.value]), isDrawn: true });
  await test.shop.db.transaction().execute((trx) => storeDraws(trx, [decoded.value], storing));
  await runDueJobs(test.shop);
}

/** What one player wins with these lines, and what the next draw is played for. */
async function settle(lines: unknown[], over?: Record<string, unknown>) {
  const player = await test.newPlayer({ balance: 1_000_000 });
  expect(await buy(test, player, lines)).toMatchObject({ status: 200 });
  test.setNow('2026-08-20T18:10:00+07:00');
  if (over) expect(await importRecords(test, powerRecord(over))).toMatchObject({ imported: 1 });
  else await simulate();
  const { rewardAmount } = await balanceOf(test.shop.db, player.userId);
  return { rewardAmount, next: await poolsBefore(test.shop.db, 'power', new Date('2026-08-22T18:00:00+07:00')) };
}

// Drawn: 3 11 24 30 42 51 and then 19.
const withBonus = [3, 11, 24, 30, 42, 19];
const allSix = [3, 11, 24, 30, 42, 51];

it('gives what Jackpot 1 holds above 300 billion to Jackpot 2 when only that is won', async () => {
  expect(await settle([power(withBonus)])).toEqual({
    rewardAmount: 15_000_000_000,
    next: { jackpot1: 300_000_000_000, jackpot2: 3_000_000_000 },
  });
});

it('leaves both as they are when both are won', async () => {
  expect(await settle([power(withBonus), power(allSix)])).toEqual({
    rewardAmount: 315_000_000_000,
    next: { jackpot1: 30_000_000_000, jackpot2: 3_000_000_000 },
  });
});

it('pays printed pools as they stand', async () => {
  const prizes = {
    jackpot1: { winners: 0, value: 310_000_000_000, pool: 310_000_000_000 },
    jackpot2: { winners: 1, value: 6_000_000_000, pool: 6_000_000_000 },
  };
  expect(await settle([power(withBonus)], { prizes })).toEqual({
    rewardAmount: 6_000_000_000,
    next: { jackpot1: 310_000_000_000, jackpot2: 3_000_000_000 },
  });
});
