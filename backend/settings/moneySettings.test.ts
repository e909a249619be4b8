import { afterEach, beforeEach, expect, test } from 'vitest';
import { createApp } from '../app';
import { ensurePeriods } from '../draws/ensurePeriods';
import { balanceOf } from '../ledger/balance';
import { checkLedger } from '../ledger/invariants';
import { hourly } from '../maintenance/startMaintenance';
import { buy, megaLine, megaTicket } from '../testing/purchases';
import { megaRecord } from '../testing/resultRecords';
import { callerOf, testShop, type TestPlayer, type TestShop } from '../testing/testShop';
import { ticketDetail } from '../tickets/detail';
import { changedAtStart, keepMoneySettings } from './moneySettings';
import { readSettings } from './readSettings';

const SIX = [2, 9, 17, 28, 33, 41];
const FIVE = [2, 9, 17, 28, 33, 45];
/** A bao of seven with five hits: 21,500,000 đồng by the table. */
const SEVEN = [2, 9, 17, 28, 33, 44, 45];

let first: TestShop;
beforeEach(async () => {
  first = await testShop({ now: '2026-08-21T17:30:00+07:00', environment: { VELOC_SIMULATED_DRAWS: '0' } });
  await ensurePeriods(first.shop);
});
afterEach(async () => {
  expect(await checkLedger(first.shop.db)).toEqual([]);
  await first.close();
});

const settingsOf = (environment: Record<string, string>) =>
  readSettings({ VELOC_SANDBOX: '1', VELOC_SIMULATED_DRAWS: '0', ...environment });

/** A server on the same database that has just started. */
async function started(environment: Record<string, string> = {}) {
  const shop = { ...first.shop, settings: settingsOf(environment) };
  const changed = await keepMoneySettings(shop.db, shop.settings, shop.clock.now());
  return { shop, changed, call: callerOf(createApp(shop)) };
}

async function holder(listNumber: number[]): Promise<TestPlayer> {
  const player = await first.newPlayer({ balance: 1_000_000 });
  const playMethod = { id: `GROUP_${listNumber.length}` };
  const unitPrice = listNumber === SEVEN ? 70_000 : 10_000;
  const line = { ...megaLine, unitPrice, quantity: 1, ticket: { ...megaTicket, listNumber, playMethod } };
  expect(await buy(first, player, [line])).toMatchObject({ status: 200 });
  return player;
}

const token = () => first.shop.secrets.operatorKey;
const imported = (from: Pick<TestShop, 'call'>, over: Record<string, unknown> = {}) => {
  first.setNow('2026-08-21T18:10:00+07:00');
  return from.call('POST', '/operator/results', { token: token(), body: JSON.stringify(megaRecord(over)) });
};
const rewardOf = async ({ userId }: TestPlayer) => (await balanceOf(first.shop.db, userId)).rewardAmount;

test('of two servers the one that started first pays as the last was told', async () => {
  const player = await holder(FIVE);
  const old = await started();
  const next = await started({ VELOC_WITHHOLD_TAX: '1', VELOC_MANUAL_PAYOUT_ABOVE: '9000000' });
  expect(next.changed).toEqual([
    { name: 'VELOC_MANUAL_PAYOUT_ABOVE', stands: 10_000_000, own: 9_000_000 },
    { name: 'VELOC_WITHHOLD_TAX', stands: 0, own: 1 },
  ]);
  expect(next.changed.map(changedAtStart)).toContainEqual(
    expect.stringMatching(/VELOC_WITHHOLD_TAX was 0 on this database and is 1 from now on, for every server/),
  );
  await imported(old);
  const { body } = await old.call('GET', '/operator/prizes', { token: token() });
  const [claim] = body.data as { id: string; amount: number }[];
  expect(claim).toMatchObject({ amount: 10_000_000 });
  await old.call('POST', `/operator/prizes/${claim?.id}/approve`, { token: token(), body: {} });
  expect(await rewardOf(player)).toBe(10_000_000);
});

test('tax is withheld alike, settled or approved by whomever', async () => {
  const [paid, approved] = [await holder(SEVEN), await holder(SIX)];
  const old = await started({ VELOC_MANUAL_PAYOUT_ABOVE: '25000000' });
  await started({ VELOC_MANUAL_PAYOUT_ABOVE: '25000000', VELOC_WITHHOLD_TAX: '1' });
  await imported(old, {
    prizes: { jackpot: { winners: 1, value: 20_000_000_000, pool: 20_000_000_000 } },
  });
  expect(await rewardOf(paid)).toBe(21_500_000 - 1_150_000);
  const { body } = await old.call('GET', '/operator/prizes', { token: token() });
  const [claim] = body.data as { id: string }[];
  await old.call('POST', `/operator/prizes/${claim?.id}/approve`, { token: token(), body: {} });
  expect(await rewardOf(approved)).toBeLessThan(20_000_000_000);
});

test('a correction is refused by the limit that stands, but for what no limit ever held', async () => {
  await holder(SEVEN);
  const old = await started({ VELOC_MANUAL_PAYOUT_ABOVE: '25000000' });
  await imported(old);
  const correct = (numbers: number[]) => {
    const body = { reason: 'Nhập nhầm', record: megaRecord({ numbers }) };
    return old.call('POST', '/operator/results/corrections', { token: token(), body });
  };
  await started({ VELOC_MANUAL_PAYOUT_ABOVE: '10000000' });
  const refused = { status: 409, body: { code: 'BIG_PRIZE_PAID' } };
  expect(await correct([2, 9, 17, 31, 33, 41])).toMatchObject(refused);
  await started({ VELOC_MANUAL_PAYOUT_ABOVE: '25000000' });
  expect(await correct([2, 9, 17, 28, 33, 43])).toMatchObject({ status: 200 });
});

test('a prize paid by itself before the limit was lowered bars no correction', async () => {
  await holder(FIVE);
  const old = await started();
  await imported(old);
  await started({ VELOC_MANUAL_PAYOUT_ABOVE: '5000000' });
  const body = { reason: 'Nhập nhầm', record: megaRecord({ numbers: [2, 9, 17, 31, 33, 41] }) };
  expect(await old.call('POST', '/operator/results/corrections', { token: token(), body })).toMatchObject({
    status: 200,
  });
});

test('a player reads the days that stand', async () => {
  const player = await holder(SIX);
  const old = await started();
  await started({ VELOC_MANUAL_PAYOUT_DAYS: '7' });
  await imported(old);
  const { id } = await first.shop.db.selectFrom('orders').select('id').executeTakeFirstOrThrow();
  const shown = await ticketDetail(old.shop, { userId: player.userId, id: `${id}.mega` });
  expect(shown?.listPeriod[0]?.tickets[0]?.claim).toMatchObject({ decisionDays: 7 });
});

test('a server that differs from the last one started says so every hour, and what to do', async () => {
  const old = await started();
  await hourly(old.shop);
  expect(first.logged).toEqual([]);
  await started({ VELOC_WITHHOLD_TAX: '1', VELOC_STEP_UP_FROM: '1' });
  await hourly(old.shop);
  expect(first.logged).toEqual([
    expect.stringMatching(/VELOC_STEP_UP_FROM is 5000000 here and 1 on the server that started last, and each goes by/),
    expect.stringMatching(/VELOC_WITHHOLD_TAX is 0 here and 1 .* all go by 1: set VELOC_WITHHOLD_TAX=1 here/),
  ]);
});

test('a server with another payment provider is told so at its start, and says so every hour', async () => {
  const paidBy = async (paymentProvider: string) => {
    const shop = { ...first.shop, settings: { ...settingsOf({}), paymentProvider: paymentProvider as 'vietQr' } };
    return { shop, changed: await keepMoneySettings(shop.db, shop.settings, shop.clock.now()) };
  };
  const old = await paidBy('vietQr');
  const { changed } = await paidBy('eWallet');
  expect(changed).toEqual([{ name: 'VELOC_PAYMENT_PROVIDER', stands: 'vietQr', own: 'eWallet' }]);
  expect(changed.map(changedAtStart)).toEqual([
    expect.stringMatching(/VELOC_PAYMENT_PROVIDER is eWallet here and was vietQr on the server that started before/),
  ]);
  await hourly(old.shop);
  expect(first.logged).toEqual([
    expect.stringMatching(/VELOC_PAYMENT_PROVIDER is vietQr here and eWallet .* each goes by its own: set/),
  ]);
});

test('two that start together with other values leave those of one of them', async () => {
  const values = { VELOC_WITHHOLD_TAX: '1', VELOC_MANUAL_PAYOUT_ABOVE: '1', VELOC_MANUAL_PAYOUT_DAYS: '1' };
  const [one, other] = await Promise.all([started(values), started()]);
  expect(one.changed.length + other.changed.length).toBe(3);
});
