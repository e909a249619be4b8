import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../app';
import { operatorCall } from '../operator/call';
import { commands } from '../operator/commands';
import { runCommand } from '../operator/run';
import { readSettings } from '../settings/readSettings';
import { asSomebodyElse } from '../testing/secondConnection';
import { secondShop } from '../testing/secondShop';
import { testShop, type TestPlayer, type TestShop } from '../testing/testShop';
import { balanceOf } from './balance';
import { checkLedger } from './invariants';

let test: TestShop;
let app: TestShop['app'];
let player: TestPlayer;
beforeAll(async () => {
  test = await testShop();
});
afterAll(() => test.close());
beforeEach(async () => {
  app = test.app;
  player = await test.newPlayer({ balance: 300_000, name: 'Nguyễn Thị Đào' });
});
afterEach(async () => {
  expect(await checkLedger(test.shop.db)).toEqual([]);
});

const wallet = async ({ userId } = player) => (await balanceOf(test.shop.db, userId)).amount;

/** Runs `npm run operator -- users adjust` with these words, a millisecond after what was done before. */
async function adjust(...words: string[]) {
  test.passTime(1);
  const printed: string[] = [];
  const fetcher = (async (url: URL, init: RequestInit) => app.request(url, init)) as typeof fetch;
  const call = operatorCall('http://shop.test', test.shop.secrets.operatorKey, fetcher);
  const status = await runCommand(commands, ['users', 'adjust', ...words], {
    call,
    print: (line) => printed.push(line),
  });
  return { status, line: printed.join('\n') };
}

const send = (body: Record<string, unknown>, { call }: Pick<TestShop, 'call'> = test) =>
  call('POST', '/operator/users/adjust', {
    token: test.shop.secrets.operatorKey,
    body: { phone: player.phone, ...body },
  });

const read = async (path: string) => (await test.call('GET', path, { token: player.token })).body;

describe('a wallet that the operator adjusts', () => {
  it('takes and gives money by hand, and its player reads how much and why', async () => {
    const taken = await adjust(player.phone, '-50000', 'Nạp', 'nhầm', 'ví');
    expect(taken).toEqual({
      status: 0,
      line: `${player.phone}: player ${player.userId} (Nguyễn Thị Đào), -50000 VND, adjusted; the wallet holds 250000 VND, the reward balance 0 VND`,
    });
    expect((await adjust(player.phone, '+20000', 'Bù phí')).status).toBe(0);
    expect((await adjust(player.phone, '10000', 'Bù phí lần 2')).status).toBe(0);
    expect(await wallet()).toBe(280_000);
    const { data, days } = await read('/client/payment-history?kinds=manual_credit,manual_debit');
    expect(data).toMatchObject([
      { kind: 'manual_credit', amount: 10_000, title: 'Điều chỉnh số dư', note: 'Bù phí lần 2', status: 'success' },
      { kind: 'manual_credit', amount: 20_000, note: 'Bù phí' },
      { kind: 'manual_debit', amount: 50_000, note: 'Nạp nhầm ví' },
    ]);
    expect(days).toMatchObject([{ total: -20_000, count: 3 }]);
    const told = (await read('/client-notifications')).data as object[];
    expect(told).toMatchObject([
      { kind: 'walletAdjusted', params: { amount: 10_000, isDebit: false, reason: 'Bù phí lần 2' } },
      { kind: 'walletAdjusted', params: { amount: 20_000, isDebit: false } },
      { kind: 'walletAdjusted', params: { amount: 50_000, isDebit: true, reason: 'Nạp nhầm ví' } },
    ]);
    expect((await read('/client/payment-history?search=nham')).data).toHaveLength(1);
    expect(test.logged.at(-1)).toBe(`The operator adjusted the wallet of player ${player.userId} by 10000 VND.`);
  });

  it('takes from and gives to the reward balance where that is said, and the reason stands for one of both', async () => {
    expect((await adjust(player.phone, '80000', 'Trả thưởng thiếu', '--reward')).status).toBe(0);
    const balance = () => balanceOf(test.shop.db, player.userId);
    expect(await balance()).toEqual({ amount: 300_000, rewardAmount: 80_000 });
    expect((await adjust(player.phone, '80000', 'Trả thưởng thiếu')).line).toContain('lý do khác');
    const short = await adjust(player.phone, '-90000', 'Hoàn nhầm lệnh rút', '--reward');
    expect([short.status, short.line]).toEqual([1, expect.stringContaining('--reward')]);
    expect((await adjust(player.phone, '-80000', 'Hoàn nhầm lệnh rút', '--reward')).status).toBe(0);
    expect(await balance()).toEqual({ amount: 300_000, rewardAmount: 0 });
    const { data } = await read('/client/payment-history?kinds=manual_credit,manual_debit');
    expect(data).toMatchObject([
      { kind: 'manual_debit', source: 'reward' },
      { kind: 'manual_credit', source: 'reward' },
    ]);
  });

  it('is bounded, so that no sum loses a đồng', async () => {
    for (const amount of [1_000_000_000_001, -1_000_000_000_001]) {
      expect((await send({ amount, reason: 'Quá nhiều', confirm: true })).status).toBe(400);
    }
  });

  it('is adjusted once for a reason, however it is typed again, and for another amount by another reason', async () => {
    const first = (await send({ amount: -50_000, reason: 'Nạp nhầm ví' })).body.data as { transaction: object };
    const again = await send({ amount: -50_000, reason: ' NẠP   nhầm VÍ'.normalize('NFD') });
    expect(again.body.data).toMatchObject({ transaction: first.transaction, isRepeat: true });
    expect((await adjust(player.phone, '-50000', 'nạp', 'nhầm', 'ví')).line).toContain('nothing changed');
    for (const amount of [-50_001, 50_000]) {
      const other = await send({ amount, reason: 'nạp nhầm ví' });
      expect(other).toMatchObject({ status: 409, body: { code: 'REASON_KNOWN', data: { amount: -50_000 } } });
      expect(other.body.message).toContain('lý do khác');
    }
    expect(await wallet()).toBe(250_000);
    expect((await read('/client-notifications')).data).toHaveLength(1);
    const stranger = await test.newPlayer();
    expect((await adjust(stranger.phone, '50000', 'Nạp nhầm ví')).status).toBe(0);
    expect(await wallet(stranger)).toBe(50_000);
  });

  it('is never taken below zero: the operator reads what is there, and the reason stays free', async () => {
    const { line, status } = await adjust(player.phone, '-300001', 'Nạp nhầm ví');
    expect(status).toBe(1);
    expect(line).toContain('(402): Ví của người chơi chỉ có 300000 đồng');
    expect((await send({ amount: -300_001, reason: 'Nạp nhầm ví' })).body).toMatchObject({
      code: 'INSUFFICIENT_BALANCE',
      data: { shortfall: 1 },
    });
    expect(await wallet()).toBe(300_000);
    expect((await adjust(player.phone, '-300000', 'Nạp nhầm ví')).status).toBe(0);
    expect(await wallet()).toBe(0);
  });

  it('takes --force above the limit of prizes that wait, and above 10,000,000 where none does', async () => {
    const words = (amount: string) => [player.phone, amount, `Chuyển lại ${amount}`];
    for (const [above, most] of [
      ['2000000', 2_000_000],
      ['0', 10_000_000],
    ] as const) {
      app = createApp({
        ...test.shop,
        settings: readSettings({ VELOC_SANDBOX: '1', VELOC_MANUAL_PAYOUT_ABOVE: above }),
      });
      expect((await adjust(...words(String(most)))).status).toBe(0);
      const beyond = words(String(most + 1));
      expect((await adjust(...beyond)).line).toMatch(/\(409\): .*--force/);
      expect((await adjust(...words(String(-most - 1)))).line).toMatch(/\(409\): .*--force/);
      expect((await adjust('--force', ...beyond)).status).toBe(0);
      expect((await adjust(...beyond)).status).toBe(0);
    }
    expect(await wallet()).toBe(300_000 + 2 * 12_000_000 + 2);
  });

  it.each([
    { amount: 0, reason: 'Không' },
    { amount: 0.5, reason: 'Nửa đồng' },
    { amount: 1_000, reason: '  ' },
    { amount: 1_000, reason: 'x'.repeat(201) },
    { amount: 1_000, reason: 'hai\ndòng' },
    { amount: 1_000, reason: 'ngược \u202E lại' },
    { amount: 1_000, reason: 'Ai?', phone: '0912345678' },
  ])('is not adjusted by %j', async (body) => {
    expect(await send(body)).toMatchObject({ status: 400, body: { code: 'VALIDATION_ERROR' } });
    expect(await wallet()).toBe(300_000);
  });

  it('is one that exists, and the command says what it lacks', async () => {
    expect((await adjust('+84987000111', '1000', 'Ai?')).line).toContain('404');
    for (const words of [[], [player.phone], [player.phone, '-1.000', 'Ai?'], [player.phone, '1000']]) {
      expect((await adjust(...words)).line).toMatch(/^Say which phone/);
    }
  });
});

describe('the ledger check', () => {
  class Undo extends Error {}
  it.each([
    ['journals-have-their-transaction', sql`update transactions set meta = meta - 'refId' where kind = 'manual_debit'`],
    ['journals-have-their-transaction', sql`update journals set kind = 'manual_credit' where kind = 'manual_debit'`],
    ['finished-transactions-have-a-journal', sql`update transactions set amount = 2 where kind = 'manual_debit'`],
    [
      'finished-transactions-have-a-journal',
      sql`delete from entries where journal_id in (
      select id from journals where kind = 'manual_debit')`,
    ],
    [
      'journals-move-what-their-kind-says',
      sql`update entries set amount = -amount where journal_id in (
      select id from journals where kind = 'manual_debit')`,
    ],
    ['kept-prizes-are-the-shops-loss', sql`update journals set kind = 'prize_correction' where kind = 'manual_debit'`],
  ])('sees by %s what is wrong with an adjustment', async (name, wrong) => {
    await send({ amount: -1, reason: 'Một đồng' });
    const found: string[] = [];
    const broken = test.shop.db.transaction().execute(async (trx) => {
      await wrong.execute(trx);
      for (const { invariant } of await checkLedger(trx)) found.push(invariant);
      throw new Undo();
    });
    await expect(broken).rejects.toThrow(Undo);
    expect(found).toContain(name);
  });
});

// Two connections are what this is about, and the embedded database has one.
describe.skipIf(!process.env.VELOC_TEST_DATABASE_URL)('two operators at once', () => {
  it.each([
    [50_000, 50_000, [200, 200]],
    [50_000, -50_000, [200, 409]],
  ])('who say one reason of %i and %i adjust once', async (one, other, statuses) => {
    const second = await secondShop(test);
    const reason = 'Nạp nhầm ví';
    const { answers } = await test.shop.db.transaction().execute(async (trx) => {
      // Nobody books before the other one has come as far as it can.
      await sql`lock table journals in share mode`.execute(trx);
      const asked = asSomebodyElse(() =>
        Promise.all([send({ amount: one, reason }), send({ amount: other, reason }, second)]),
      );
      for (let waiting = 0; waiting < 2;) {
        await sql`select pg_stat_clear_snapshot()`.execute(trx);
        const { rows } = await sql<{ count: number }>`
          select count(*)::int as count from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(trx);
        waiting = rows[0]?.count ?? 0;
      }
      return { answers: asked };
    });
    expect((await answers).map(({ status }) => status).toSorted()).toEqual(statuses);
    expect(Math.abs((await wallet()) - 300_000)).toBe(50_000);
    await second.close();
  });
});
