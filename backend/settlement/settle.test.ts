import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ensurePeriods } from '../draws/ensurePeriods';
import { poolsBefore } from '../draws/pools';
import { runDueJobs } from '../jobs/runDueJobs';
import { balanceOf } from '../ledger/balance';
import { checkLedger } from '../ledger/invariants';
import { decodeRecord } from '../results/decodeRecord';
import { sealBooks } from '../books/seal';
import { periodsOf } from '../results/drawIdentity';
import { storeDraws } from '../results/storeDraws';
import { importRecords } from '../testing/importing';
import { buy, megaLine, megaTicket } from '../testing/purchases';
import { kenoRecord, megaRecord } from '../testing/resultRecords';
import { testShop, type TestPlayer, type TestShop } from '../testing/testShop';
import { settlePeriod } from './settlePeriod';

const BEFORE = '2026-08-21T17:30:00+07:00';
const AFTER = '2026-08-21T18:10:00+07:00';
const MEGA = 'mega:20260821';
/** Four of the six that `drawMega` draws. */
const FOUR_HITS = [2, 9, 17, 28, 44, 45];

let test: TestShop;
beforeEach(async () => {
  test = await testShop({ now: BEFORE, environment: { VELOC_SIMULATED_DRAWS: '0', VELOC_MANUAL_PAYOUT_ABOVE: '0' } });
  await ensurePeriods(test.shop);
});
afterEach(async () => {
  expect(await checkLedger(test.shop.db)).toEqual([]);
  await test.close();
});

function mega(listNumber: number[], over: Record<string, unknown> = {}) {
  return { ...megaLine, ticket: { ...megaTicket, listNumber }, ...over };
}

function kenoLevel(listNumber: number[], quantity: number) {
  return {
    gameId: 'keno',
    gameName: 'KENO',
    ticket: { listNumber, playMethod: `LEVEL_${listNumber.length}`, betAmount: 10_000 },
    unitPrice: 10_000,
    quantity,
    periodId: 'keno:20260821:1800',
    numberPeriod: 1,
  };
}

/** A player with `lines` paid for. */
async function buyer(...lines: unknown[]): Promise<TestPlayer> {
  const player = await test.newPlayer({ balance: 1_000_000_000 });
  expect(await buy(test, player, lines)).toMatchObject({ status: 200 });
  return player;
}

async function drawMega(over: Record<string, unknown> = {}): Promise<void> {
  test.setNow(AFTER);
  expect(await importRecords(test, megaRecord(over))).toMatchObject({ imported: 1 });
}

const leastPool = { prizes: { jackpot: { winners: 0, value: 12_000_000_000, pool: 12_000_000_000 } } };

const rewardOf = async ({ userId }: TestPlayer) => (await balanceOf(test.shop.db, userId)).rewardAmount;

async function ticketsOf({ userId }: TestPlayer) {
  return test.shop.db
    .selectFrom('tickets')
    .select(['status', 'prize'])
    .where('user_id', '=', userId)
    .orderBy('line')
    .orderBy('draw_index')
    .execute();
}

describe('settlement', () => {
  it('pays a winner on the reward balance and closes the losers', async () => {
    const player = await buyer(mega(FOUR_HITS), mega([1, 3, 4, 5, 6, 7], { numberPeriod: 2, unitPrice: 20_000 }));
    await drawMega();
    expect(await ticketsOf(player)).toEqual([
      { status: 3, prize: 300_000 },
      { status: 2, prize: 0 },
      { status: 1, prize: 0 },
    ]);
    expect(await rewardOf(player)).toBe(300_000);
    const [payment] = await test.shop.db
      .selectFrom('transactions')
      .select(['amount', 'status', 'meta'])
      .where('kind', '=', 'reward')
      .execute();
    expect(payment).toMatchObject({
      amount: 300_000,
      status: 'success',
      meta: { prizes: [{ tier: 'second', name: 'Giải Nhì', lines: 1, value: 300_000 }] },
    });
  });

  it('pays once, however often and by however many it is run', async () => {
    const players = [];
    for (let index = 0; index < 5; index += 1) players.push(await buyer(mega(FOUR_HITS), mega([2, 9, 17, 1, 3, 4])));
    await drawMega();
    const again = async () => {
      await test.shop.db.updateTable('periods').set({ status: 'drawn' }).where('id', '=', MEGA).execute();
      await Promise.all([settlePeriod(test.shop, MEGA), settlePeriod(test.shop, MEGA), runDueJobs(test.shop)]);
    };
    await again();
    await again();
    for (const player of players) expect(await rewardOf(player)).toBe(330_000);
    expect(await test.shop.db.selectFrom('prize_payments').select('amount').execute()).toHaveLength(10);
  });

  it('is paid once when many settle the same untouched draw at the same time', async () => {
    const players = [];
    for (let index = 0; index < 8; index += 1) players.push(await buyer(mega(FOUR_HITS)));
    test.setNow(AFTER);
    // The draw is stored and nobody has settled it yet.
    const decoded = decodeRecord(JSON.stringify(megaRecord()));
    if (!decoded.ok) throw new Error(decoded.message);
    await sealBooks(test.shop, { ids: periodsOf([decoded.value]), isDrawn: true });
    await test.shop.db
      .transaction()
      .execute((trx) => storeDraws(trx, [decoded.value], { source: 'import', at: test.shop.clock.now() }));
    await Promise.all(Array.from({ length: 6 }, () => settlePeriod(test.shop, MEGA)));
    await runDueJobs(test.shop);
    for (const player of players) expect(await rewardOf(player)).toBe(300_000);
    const period = await test.shop.db.selectFrom('periods').select('status').where('id', '=', MEGA).executeTakeFirst();
    expect(period).toEqual({ status: 'settled' });
  });

  it('shares the jackpot by winning plays over all tickets of the draw', async () => {
    const six = [2, 9, 17, 28, 33, 41];
    const single = await buyer(mega(six));
    const double = await buyer(mega(six, { quantity: 2 }));
    await drawMega(leastPool);
    // 12 billion by three plays.
    expect(await rewardOf(single)).toBe(4_000_000_000);
    expect(await rewardOf(double)).toBe(8_000_000_000);
    const pools = await poolsBefore(test.shop.db, 'mega', new Date('2026-08-23T18:00:00+07:00'));
    expect(pools).toEqual({ jackpot1: 12_000_000_000, jackpot2: null });
  });

  it('rounds each share of a jackpot down, so that it pays no more than its pool', async () => {
    const six = [2, 9, 17, 28, 33, 41];
    const few = await buyer(mega(six, { quantity: 3 }));
    const many = await buyer(mega(six, { quantity: 4 }));
    await drawMega(leastPool);
    const share = 1_714_285_714;
    expect(await rewardOf(few)).toBe(3 * share);
    expect(await rewardOf(many)).toBe(4 * share);
  });

  it('settles a bao and takes the pool and the winners that the record prints', async () => {
    const bao = await buyer(
      mega([2, 9, 17, 28, 33, 41, 45], {
        ticket: {
          ...megaTicket,
          listNumber: [2, 9, 17, 28, 33, 41, 45],
          playMethod: { id: 'GROUP_7', name: 'Bao 7', lengthGame: 7, unit: 7 },
        },
        unitPrice: 70_000,
      }),
    );
    const jackpot = { winners: 2, value: 20_000_000_000, pool: 40_000_000_000 };
    await drawMega({ prizes: { jackpot } });
    // One play with six hits and six with five.
    expect(await rewardOf(bao)).toBe(20_000_000_000 + 6 * 10_000_000);
  });

  it('carries a pool that nobody won on to the next draw', async () => {
    await drawMega({ prizes: { jackpot: { winners: 0, value: 33_000_000_001, pool: 33_000_000_001 } } });
    const { body } = await test.call('GET', '/client/get-current-period');
    const { listPeriod } = body as unknown as { listPeriod: { gameId: string; jackpot1: number | null }[] };
    expect(listPeriod.find(({ gameId }) => gameId === 'mega')).toMatchObject({ jackpot1: 33_000_000_001 });
  });

  it('keeps the ten billions of Keno level 10 over all plays of the draw', async () => {
    const ten = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    const few = await buyer(kenoLevel(ten, 1));
    const many = await buyer(kenoLevel(ten, 6), kenoLevel([1, 2, 79], 1));
    test.setNow(AFTER);
    await importRecords(test, kenoRecord({ date: '2026-08-21', slot: 90, time: '18:00' }));
    const share = Math.floor(10_000_000_000 / 7);
    expect(await rewardOf(few)).toBe(share);
    expect(await rewardOf(many)).toBe(6 * share + 20_000);
  });
});
