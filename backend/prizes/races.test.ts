import { afterEach, beforeEach, expect, it } from 'vitest';
import { ensurePeriods } from '../draws/ensurePeriods';
import { balanceOf } from '../ledger/balance';
import { checkLedger } from '../ledger/invariants';
import { importRecords } from '../testing/importing';
import { buy, megaLine, megaTicket } from '../testing/purchases';
import { megaRecord } from '../testing/resultRecords';
import { secondShop } from '../testing/secondShop';
import { testShop, type TestShop } from '../testing/testShop';

const server = process.env.VELOC_TEST_DATABASE_URL;
const SIX = [2, 9, 17, 28, 33, 41];
const POOL = 20_000_000_000;
/** Of five numbers, which is what the corrected result leaves. */
const FIRST_TIER = 10_000_000;
const DAYS = ['2026-08-21', '2026-08-23', '2026-08-26', '2026-08-28'];

let test: TestShop;
let second: Awaited<ReturnType<typeof secondShop>>;

beforeEach(async () => {
  if (!server) return;
  test = await testShop({ environment: { VELOC_SIMULATED_DRAWS: '0' } });
  second = await secondShop(test);
});

afterEach(async () => {
  if (!server) return;
  expect(await checkLedger(test.shop.db)).toEqual([]);
  await second.close();
  await test.close();
});

/** Asks one of the two shops as the operator; answers its status and code. */
async function ask(app: TestShop['app'], path: string, body: unknown) {
  const headers = {
    Authorization: `Bearer ${test.shop.secrets.operatorKey}`,
    'Content-Type': 'application/json',
  };
  const answer = await app.request(path, { method: 'POST', headers, body: JSON.stringify(body) });
  const { code } = (await answer.json()) as { code?: string };
  return { status: answer.status, code };
}

/** The claim of the only jackpot of a day's draw, and how much its winner has. */
async function jackpotOf(date: string, drawId: string) {
  test.setNow(`${date}T17:30:00+07:00`);
  await ensurePeriods(test.shop);
  const player = await test.newPlayer({ balance: 10_000 });
  const line = {
    ...megaLine,
    periodId: `mega:${date.replaceAll('-', '')}`,
    ticket: { ...megaTicket, listNumber: SIX },
  };
  expect(await buy(test, player, [line])).toMatchObject({ status: 200 });
  test.setNow(`${date}T18:10:00+07:00`);
  const record = { drawId, date, prizes: { jackpot: { winners: 1, value: POOL, pool: POOL } } };
  expect(await importRecords(test, megaRecord(record))).toMatchObject({ imported: 1 });
  const { id } = await test.shop.db
    .selectFrom('prize_claims')
    .select('id')
    .where('user_id', '=', player.userId)
    .executeTakeFirstOrThrow();
  return { id, record, reward: async () => (await balanceOf(test.shop.db, player.userId)).rewardAmount };
}

// Two connections are what these are about, and the embedded database has one.
it.skipIf(!server)(
  'approved in one shop and rejected in the other: paid once, and never rejected afterwards',
  async () => {
    for (const [round, date] of DAYS.entries()) {
      const { id, reward } = await jackpotOf(date, `0910${round}`);
      const approve = (app: TestShop['app']) => ask(app, `/operator/prizes/${id}/approve`, {});
      const reject = (app: TestShop['app']) => ask(app, `/operator/prizes/${id}/reject`, { reason: 'Chưa đủ giấy tờ' });
      const [approved, ...others] = await Promise.all(
        round % 2
          ? [approve(test.app), reject(second.app), approve(second.app)]
          : [approve(second.app), reject(test.app), approve(test.app)],
      );
      expect(approved).toMatchObject({ status: 200 });
      expect(others[1]).toMatchObject({ status: 200 });
      expect([200, 409]).toContain(others[0]?.status);
      expect(await reward()).toBe(POOL);
      const { state } = await test.shop.db
        .selectFrom('prize_claims')
        .select('state')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      expect(state).toBe('approved');
    }
  },
);

it.skipIf(!server)(
  'approved in one shop and corrected in the other: one of both, and the other is told so',
  async () => {
    for (const [round, date] of DAYS.entries()) {
      const { id, record, reward } = await jackpotOf(date, `0910${round}`);
      const correction = {
        reason: 'Nhập nhầm số thứ sáu',
        record: megaRecord({ ...record, numbers: [2, 9, 17, 28, 33, 42] }),
      };
      const calls = [
        () => ask(test.app, `/operator/prizes/${id}/approve`, {}),
        () => ask(second.app, '/operator/results/corrections', correction),
      ];
      const started = round % 2 ? calls.toReversed() : calls;
      const answers = await Promise.all(started.map((call) => call()));
      const [approved, corrected] = round % 2 ? answers.toReversed() : answers;
      const isPaid = approved?.status === 200;
      expect(corrected).toEqual(isPaid ? { status: 409, code: 'BIG_PRIZE_PAID' } : { status: 200, code: undefined });
      if (!isPaid) expect(['CLAIM_CLOSED', 'RESULT_IN_CORRECTION']).toContain(approved?.code);
      expect(await reward()).toBe(isPaid ? POOL : FIRST_TIER);
    }
  },
);
