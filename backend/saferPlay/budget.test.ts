import { playLimitsSchema, vietnamInstant } from '@veloc/rules';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../db/transaction';
import { ensurePeriods } from '../draws/ensurePeriods';
import { voidPeriod } from '../draws/voidPeriod';
import { recordWalletTransactions } from '../ledger/walletTransactions';
import { openSession } from '../sessions/openSession';
import { buy, megaLine } from '../testing/purchases';
import { TEST_NOW, testShop, type TestPlayer, type TestShop } from '../testing/testShop';

let shop: TestShop;
let player: TestPlayer;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  // A Friday at 10:00.
  shop.setNow(TEST_NOW);
  player = await shop.newPlayer({ balance: 1_000_000 });
});

const set = (body: unknown) => shop.call('PUT', '/client-limits', { token: player.token, body });
const state = async () =>
  v.parse(playLimitsSchema, (await shop.call('GET', '/client-limits', { token: player.token })).body.data);
const vietnam = (date: string, time: string) => new Date(vietnamInstant(date, time) ?? 0);
/** A purchase of `copies` tickets of 10,000 đồng. */
const spend = (copies: number) => buy(shop, player, [{ ...megaLine, quantity: copies }]);

/** Moves the clock and logs in again, since no session lives that long. */
async function goTo(instant: Date) {
  shop.setNow(instant);
  await ensurePeriods(shop.shop);
  const login = { userId: player.userId, epoch: 0, device: 'test' };
  const { token } = await inTransaction(shop.shop, (trx) => openSession(shop.shop, trx, login));
  player = { ...player, token };
}

it('a raise that waits goes with the next limit that is set, whichever that is', async () => {
  await set({ month: 100_000 });
  for (const next of [100_000, 80_000]) {
    await set({ month: 300_000 });
    expect((await state()).pending.month).toMatchObject({ amount: 300_000 });
    await set({ month: next });
    expect((await state()).pending.month).toBeNull();
  }
  await goTo(new Date(Date.parse(TEST_NOW) + 2 * 86_400_000));
  expect((await state()).limits.month).toBe(80_000);
});

describe('the weeks of a month', () => {
  const weeks = async () => (await state()).weeks.map(({ spent }) => spent);

  it('hold what was paid in them, by the midnights of Vietnam', async () => {
    await goTo(vietnam('31/07/2026', '23:59:59'));
    await spend(9);
    await goTo(vietnam('01/08/2026', '00:00'));
    expect(await weeks()).toEqual([0]);
    await spend(1);
    await goTo(vietnam('07/08/2026', '23:59:59'));
    await spend(2);
    await goTo(vietnam('08/08/2026', '00:00'));
    await spend(3);
    expect(await weeks()).toEqual([30_000, 30_000]);
    await goTo(vietnam('31/08/2026', '23:59:59'));
    await spend(4);
    expect(await weeks()).toEqual([30_000, 30_000, 0, 0, 40_000]);
    expect((await state()).spent.month).toBe(100_000);
    await goTo(vietnam('01/09/2026', '00:00'));
    expect(await weeks()).toEqual([0]);
  });

  it('give back what a draw that was called off had cost, in the week of the purchase', async () => {
    await goTo(vietnam('20/08/2026', '10:00'));
    await spend(1);
    await buy(shop, player, [{ ...megaLine, quantity: 3, numberPeriod: 2, unitPrice: 20_000 }]);
    const { period_id } = await shop.shop.db
      .selectFrom('tickets')
      .select('period_id')
      .where('user_id', '=', player.userId)
      .orderBy('dial_at', 'desc')
      .executeTakeFirstOrThrow();
    await goTo(vietnam('22/08/2026', '10:00'));
    expect(await state()).toMatchObject({ ticketsThisWeek: 4 });
    await voidPeriod(shop.shop, period_id, { isSure: true });
    expect(await weeks()).toEqual([0, 0, 40_000, 0]);
    expect(await state()).toMatchObject({ ticketsThisWeek: 4, spent: { week: 40_000, month: 40_000 } });
  });

  it('begin the count of tickets on Monday', async () => {
    await spend(3);
    await goTo(vietnam('23/08/2026', '23:59:59'));
    expect((await state()).ticketsThisWeek).toBe(3);
    await goTo(vietnam('24/08/2026', '00:00'));
    expect((await state()).ticketsThisWeek).toBe(0);
  });
});

describe('a month’s limit of which four fifths are spent', () => {
  const told = async () => {
    const rows = await shop.shop.db
      .selectFrom('notifications')
      .select('params')
      .where('user_id', '=', player.userId)
      .where('kind', '=', 'limitNear')
      .orderBy('created_at')
      .execute();
    return rows.map(({ params }) => params);
  };

  it('is told by the purchase that reaches them, once a month', async () => {
    await set({ month: 100_000 });
    await spend(7);
    expect(await told()).toEqual([]);
    await spend(1);
    const first = { spent: 80_000, limit: 100_000, monthEnd: '2026-08-31T17:00:00.000Z' };
    expect(await told()).toEqual([first]);
    await spend(1);
    expect(await told()).toEqual([first]);
    await goTo(vietnam('01/09/2026', '00:00'));
    await spend(9);
    expect(await told()).toEqual([first, { spent: 90_000, limit: 100_000, monthEnd: '2026-09-30T17:00:00.000Z' }]);
  });

  it('is told to nobody who does not want it, nor without a limit of the month', async () => {
    await set({ month: 20_000, tellsNearLimit: false });
    expect(await state()).toMatchObject({ tellsNearLimit: false, limits: { month: 20_000 } });
    await spend(2);
    expect(await told()).toEqual([]);
    await goTo(vietnam('01/09/2026', '00:00'));
    await set({ tellsNearLimit: true, day: 10_000 });
    await spend(1);
    expect(await told()).toEqual([]);
    player = await shop.newPlayer({ balance: 1_000_000 });
    expect(v.parse(playLimitsSchema, (await set({ tellsNearLimit: false })).body.data).tellsNearLimit).toBe(false);
    await set({ tellsNearLimit: true, week: 10_000 });
    await spend(1);
    expect(await told()).toEqual([]);
    expect(await state()).toMatchObject({ tellsNearLimit: true, limits: { month: null } });
  });
});

describe('the year so far', () => {
  it('holds what was paid and won since the midnight of New Year in Vietnam', async () => {
    await goTo(vietnam('31/12/2026', '23:59:59'));
    await spend(9);
    expect((await state()).year).toEqual({ spent: 90_000, won: 0 });
    await goTo(vietnam('01/01/2027', '00:00'));
    expect((await state()).year).toEqual({ spent: 0, won: 0 });
    await spend(2);
    const at = vietnam('01/01/2027', '00:01');
    const reward = { userId: player.userId, kind: 'reward' as const, at };
    await inTransaction(shop.shop, (trx) => recordWalletTransactions(trx, [{ ...reward, amount: 30_000 }]));
    expect((await state()).year).toEqual({ spent: 20_000, won: 30_000 });
  });
});
