import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ensurePeriods } from '../draws/ensurePeriods';
import { sealBooks, unsealedPeriods } from '../books/seal';
import { closePeriods } from './closePeriods';
import { leaseJob, renewLease } from './lease';
import { planDueJobs } from './dueJobs';
import { runDueJobs } from './runDueJobs';
import { startJobs } from './startJobs';
import { gameResult } from '../results/gameResult';
import { withClient } from '../db/connect';
import { testShop, type TestShop } from '../testing/testShop';

const server = process.env.VELOC_TEST_DATABASE_URL ?? '';
const EVENING = '2026-08-22T18:00:30+07:00';

let test: TestShop;
afterEach(() => test.close());

function periods(...ids: string[]) {
  return test.shop.db
    .selectFrom('periods')
    .select(['id', 'status', 'draw_id'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
}

describe('in the sandbox', () => {
  beforeEach(async () => {
    test = await testShop({ now: '2026-08-22T16:00:00+07:00' });
    // What the seed opened for the day before would only repeat the same steps.
    await test.shop.db.deleteFrom('periods').where('dial_at', '<', test.shop.clock.now()).execute();
    await ensurePeriods(test.shop);
    test.setNow(EVENING);
  });

  it('closes what is past its sales, draws what is past its draw, and settles that', async () => {
    await runDueJobs(test.shop);
    expect(await periods('keno:20260822:1800', 'kenoud:20260822:1800', 'keno:20260822:1808', 'power:20260822')).toEqual(
      [
        { id: 'keno:20260822:1800', status: 'settled', draw_id: 'keno:20260822:1800' },
        { id: 'keno:20260822:1808', status: 'open', draw_id: null },
        { id: 'kenoud:20260822:1800', status: 'settled', draw_id: 'keno:20260822:1800' },
        { id: 'power:20260822', status: 'settled', draw_id: 'power:20260822' },
      ],
    );
    test.setNow('2026-08-22T18:07:00+07:00');
    await runDueJobs(test.shop);
    expect(await periods('keno:20260822:1808')).toEqual([
      { id: 'keno:20260822:1808', status: 'closed', draw_id: null },
    ]);
    expect(await test.shop.db.selectFrom('jobs').select('key').execute()).toEqual([]);
  });

  it('does what is due beside jobs that it cannot read, and keeps those', async () => {
    const { db } = test.shop;
    const run_at = new Date('2026-08-01T00:00:00Z');
    for (const key of ['a', 'b']) {
      const strange = { key, kind: 'weird', payload: '{}', run_at, attempts: 0 };
      await db
        .insertInto('jobs')
        .values(strange as never)
        .execute();
    }
    await runDueJobs(test.shop);
    expect(await periods('power:20260822')).toEqual([
      { id: 'power:20260822', status: 'settled', draw_id: 'power:20260822' },
    ]);
    const left = await db.selectFrom('jobs').select(['key', 'error']).orderBy('key').execute();
    expect(left).toEqual(['a', 'b'].map((key) => ({ key, error: expect.stringContaining('weird') })));
  });

  it('draws by the rules of each game, says that it is simulated, and plays for the pool', async () => {
    await runDueJobs(test.shop);
    const draws = await test.shop.db.selectFrom('draws').selectAll().execute();
    const power = draws.find(({ id }) => id === 'power:20260822');
    const keno = draws.find(({ id }) => id === 'keno:20260822:1800');
    const channel = draws.find(({ id }) => id === 'regional:20260822:tphcm');
    if (!power || !keno || !channel) throw new Error('a draw is missing');
    expect(gameResult('power', power)).toMatchObject({
      simulated: true,
      jackpot1: 30_000_000_000,
      jackpot2: 3_000_000_000,
    });
    expect(new Set([...power.numbers, ...(power.special ?? [])]).size).toBe(7);
    expect(new Set(keno.numbers.map(Number)).size).toBe(20);
    expect(channel).toMatchObject({ channel_name: 'TP. Hồ Chí Minh', region: 'MN', source: 'simulated' });
    expect(channel.numbers).toHaveLength(18);
    expect(channel.numbers[0]).toMatch(/^\d{6}$/);
  });

  it('draws once, however many work at it', async () => {
    const done = await Promise.all([1, 2, 3, 4].map(() => runDueJobs(test.shop)));
    const draws = await test.shop.db.selectFrom('draws').select('id').execute();
    expect(new Set(draws.map(({ id }) => id)).size).toBe(draws.length);
    const open = await test.shop.db
      .selectFrom('periods')
      .select('id')
      .where('dial_at', '<=', test.shop.clock.now())
      .where('status', '!=', 'settled')
      .execute();
    expect(open).toEqual([]);
    expect(done.reduce((total, count) => total + count, 0)).toBeGreaterThan(draws.length);
  });

  it('gives each job to one worker, and again when that one does not come back', async () => {
    await closePeriods(test.shop);
    await sealBooks(test.shop, { ids: await unsealedPeriods(test.shop.db, 1_000) });
    await planDueJobs(test.shop);
    const now = test.shop.clock.now();
    const leased = await Promise.all([1, 2, 3].map(() => leaseJob(test.shop.db, now)));
    expect(new Set(leased.map((job) => job?.key)).size).toBe(3);
    await test.shop.db
      .updateTable('jobs')
      .set({ lease_until: new Date(0) })
      .execute();
    const again = await leaseJob(test.shop.db, now);
    expect(leased.map((job) => job?.key)).toContain(again?.key);
    expect(again?.attempts).toBe(2);
  });

  it('leases a job for less than 5 seconds, and as long as its worker renews it', async () => {
    await closePeriods(test.shop);
    await planDueJobs(test.shop);
    const job = await leaseJob(test.shop.db, test.shop.clock.now());
    if (!job) throw new Error('nothing is due');
    const left = async () => {
      const { rows } = await sql<{ seconds: number }>`
        select extract(epoch from lease_until - clock_timestamp())::float8 as seconds from jobs where key = ${job.key}
        `.execute(test.shop.db);
      return rows[0]?.seconds ?? 0;
    };
    expect(await left()).toBeLessThanOrEqual(3);
    await test.shop.db
      .updateTable('jobs')
      .set({ lease_until: new Date(0) })
      .where('key', '=', job.key)
      .execute();
    await renewLease(test.shop.db, job);
    expect(await left()).toBeGreaterThan(0);
  });

  // The embedded database has no second connection to hold a job up.
  it.skipIf(!server)('does another job while one takes long', async () => {
    await closePeriods(test.shop);
    await sealBooks(test.shop, { ids: await unsealedPeriods(test.shop.db, 1_000) });
    await planDueJobs(test.shop);
    const { rows } = await sql<{ at: Date; name: string }>`
      select (payload ->> 'dialAt')::timestamptz as at, current_database() as name from jobs order by run_at, key limit 1
      `.execute(test.shop.db);
    const settled = async () => {
      const done = await test.shop.db.selectFrom('periods').select('id').where('status', '=', 'settled').execute();
      return done.length;
    };
    await withClient(server.replace(/\/[^/]*$/, `/${rows[0]?.name}`), async (admin) => {
      await admin.query('begin');
      await admin.query('select 1 from periods where dial_at = $1 for update', [rows[0]?.at]);
      const jobs = startJobs(test.shop);
      await expect.poll(settled, { timeout: 30_000 }).toBeGreaterThan(0);
      await admin.query('rollback');
      await jobs.stop();
    });
  });

  it('works by itself until it is stopped', async () => {
    const jobs = startJobs(test.shop);
    await expect.poll(async () => (await periods('power:20260822'))[0]?.status, { timeout: 30_000 }).toBe('settled');
    await jobs.stop();
    expect(test.logged).toEqual([]);
  });
});

describe('with imported results only', () => {
  it('closes and draws nothing', async () => {
    test = await testShop({ now: '2026-08-22T16:00:00+07:00', environment: { VELOC_SIMULATED_DRAWS: '0' } });
    await ensurePeriods(test.shop);
    test.setNow(EVENING);
    await runDueJobs(test.shop);
    expect(await periods('power:20260822')).toEqual([{ id: 'power:20260822', status: 'closed', draw_id: null }]);
    expect(await test.shop.db.selectFrom('draws').select('id').execute()).toEqual([]);
  });
});
