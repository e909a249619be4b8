import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { ensurePeriods } from '../../draws/ensurePeriods';
import { runDueJobs } from '../../jobs/runDueJobs';
import { hourly } from '../../maintenance/startMaintenance';
import { metricsApp } from '../../observability/metrics/metricsApp';
import { importRecords } from '../../testing/importing';
import { buy, megaLine, megaTicket } from '../../testing/purchases';
import { kenoRecord, megaRecord } from '../../testing/resultRecords';
import { secondShop } from '../../testing/secondShop';
import { testShop, type TestPlayer, type TestShop } from '../../testing/testShop';
import { wanted } from '../../testing/withdrawalCalls';
import { paymentSignature } from '../../testing/paymentSignature';
import { CheckUnderWay, runLedgerCheck } from './check';

let shop: TestShop;
let player: TestPlayer;
beforeAll(async () => {
  shop = await testShop({ now: '2026-08-21T17:30:00+07:00', environment: { VELOC_SIMULATED_DRAWS: '0' } });
  await ensurePeriods(shop.shop);
  player = await shop.newPlayer({ balance: 2_000_000, name: 'Nguyễn Thị Đào' });
});
afterAll(() => shop.close());
beforeEach(() => (shop.logged.length = 0));

const state = () => shop.shop.db.selectFrom('ledger_check').selectAll().executeTakeFirstOrThrow();
const operator = (method: string, path: string, body?: unknown) =>
  shop.call(method, `/operator${path}`, { token: shop.shop.secrets.operatorKey, ...(body !== undefined && { body }) });
/** Breaks or mends the balance of a player by so many đồng. */
const change = ({ userId }: TestPlayer, by: number) =>
  sql`update accounts set balance = balance + ${by}::bigint where user_id = ${userId} and kind = 'wallet'`.execute(
    shop.shop.db,
  );
/** Puts the clock there, where the player has to log in again. */
async function goTo(instant: string): Promise<void> {
  shop.setNow(instant);
  player.token = await shop.login(player.userId);
}
const withdraw = async () =>
  shop.call('POST', '/client-withdraw/add-new', {
    token: player.token,
    body: { ...wanted, signature: await paymentSignature(shop, player) },
  });

test('a draw that nobody has bought is settled without a check', async () => {
  shop.setNow('2026-08-21T17:37:00+07:00');
  await importRecords(shop, kenoRecord({ date: '2026-08-21', time: '17:36', slot: 87 }));
  const drawn = shop.shop.db.selectFrom('periods').select('status').where('draw_id', 'is not', null);
  expect(new Set((await drawn.execute()).map(({ status }) => status))).toEqual(new Set(['settled']));
  expect(await state()).toMatchObject({ checked_at: null });
});

test('a settled draw has the ledger checked: as a whole at first, then what was touched since', async () => {
  const winning = { ...megaLine, ticket: { ...megaTicket, listNumber: [2, 9, 17, 28, 44, 45] } };
  await buy(shop, player, [winning]);
  // Somebody whom no draw touches.
  const other = await shop.newPlayer({ balance: 50_000 });
  await goTo('2026-08-21T18:10:00+07:00');
  await importRecords(shop, megaRecord());
  const at = new Date('2026-08-21T18:10:00+07:00');
  expect(await state()).toMatchObject({ sound_until: at, whole_at: at, violations: 0, stopped_at: null });

  await change(other, 1);
  await goTo('2026-08-23T17:30:00+07:00');
  await ensurePeriods(shop.shop);
  await buy(shop, player, [winning]);
  await goTo('2026-08-23T18:10:00+07:00');
  await importRecords(shop, megaRecord({ date: '2026-08-23', drawId: '90002' }));
  const later = new Date('2026-08-23T18:10:00+07:00');
  expect(await state()).toMatchObject({ sound_until: later, whole_at: at, checked_at: later, stopped_at: null });
  expect(await shop.shop.db.selectFrom('jobs').select('key').execute()).toEqual([]);

  const { violations } = await runLedgerCheck(shop.shop, { scope: 'whole' });
  expect(violations).toMatchObject([{ invariant: 'balances-equal-their-entries', row: { user_id: other.userId } }]);
  await change(other, -1);
  await operator('GET', '/ledger-check');
  expect(await state()).toMatchObject({ sound_until: later, whole_at: later, violations: 0, stopped_at: null });
});

describe('a draw that finds a broken ledger', () => {
  let waiting: string;
  let taken: string;
  beforeAll(async () => {
    [waiting, taken] = [await withdraw(), await withdraw()].map(({ body }) => (body.data as { id: string }).id) as [
      string,
      string,
    ];
    await operator('POST', `/withdrawals/${taken}/start`, {});
    await goTo('2026-08-26T17:30:00+07:00');
    await ensurePeriods(shop.shop);
    await buy(shop, player, [megaLine]);
    await change(player, 1);
    await goTo('2026-08-26T18:10:00+07:00');
    await importRecords(shop, megaRecord({ date: '2026-08-26', drawId: '90003' }));
  });

  it('says so in the log, in the metrics and where the check is kept, which stays where it was sound', async () => {
    expect(await state()).toMatchObject({
      sound_until: new Date('2026-08-23T18:10:00+07:00'),
      stopped_at: new Date('2026-08-26T18:10:00+07:00'),
      violations: 1,
      rows: [{ invariant: 'balances-equal-their-entries', row: { user_id: player.userId } }],
    });
    const text = await (await metricsApp(shop.shop).request('/metrics')).text();
    expect(text).toContain('veloc_ledger_violations 1');
    expect(text).toContain('veloc_withdrawals_stopped 1');
    expect(text).toContain(`veloc_ledger_sound_age_seconds ${3 * 86_400}`);
    await runLedgerCheck(shop.shop, { scope: { draw: 'mega:20260826' } });
    expect(shop.logged).toEqual([
      expect.stringMatching(/the ledger breaks its own rules in 1 rows \(balances-equal.*so withdrawals are stopped/),
    ]);
  });

  it('stops withdrawals, those of players and those that the operator pays out, and nothing else', async () => {
    const stopped = { status: 503, body: { code: 'WITHDRAWALS_STOPPED', data: { since: expect.any(String) } } };
    const asked = await withdraw();
    expect(asked).toMatchObject(stopped);
    expect(asked.body.message).toContain('đang tạm dừng');
    expect(asked.headers.get('Retry-After')).toBe('600');
    expect(await operator('POST', `/withdrawals/${waiting}/start`, {})).toMatchObject(stopped);
    const completed = await operator('POST', `/withdrawals/${taken}/complete`, {});
    expect(completed).toMatchObject(stopped);
    expect(completed.body.message).toContain('ledger check');
    expect((await operator('POST', `/withdrawals/${waiting}/reject`, {})).status).toBe(200);
    expect((await shop.call('GET', '/ready')).status).toBe(200);
    expect(await buy(shop, player, [megaLine])).toMatchObject({ status: 200 });
  });

  it('goes on only when a person’s check passes, which the audit trail keeps', async () => {
    const failing = await operator('GET', '/ledger-check');
    expect(failing.body.data).toMatchObject({ violations: 1, stoppedSince: '2026-08-26T11:10:00.000Z' });
    await change(player, -1);
    // A night’s check finds it sound and lifts nothing.
    await runLedgerCheck(shop.shop, { scope: 'whole' });
    expect(await state()).toMatchObject({ violations: 0, stopped_at: expect.any(Date) });
    expect((await withdraw()).status).toBe(503);

    const passing = await operator('GET', '/ledger-check');
    expect(passing.body.data).toEqual({ violations: 0, stoppedSince: null, rows: [] });
    expect((await withdraw()).status).toBe(200);
    expect((await operator('POST', `/withdrawals/${taken}/complete`, {})).status).toBe(200);
    expect(shop.logged.at(-1)).toBe('The ledger is sound again, and withdrawals go on.');
    const { body } = await operator('GET', '/audit?object=ledger');
    expect((body.data as { entries: unknown[] }).entries[0]).toMatchObject({
      call: 'GET /operator/ledger-check',
      before: { isStopped: true },
      after: { isStopped: false },
      status: 200,
    });
  });
});

test('the whole ledger is checked once a night', async () => {
  const checkedAt = async () => {
    await hourly(shop.shop);
    await runDueJobs(shop.shop);
    return (await state()).whole_at?.toISOString();
  };
  await goTo('2026-08-27T02:59:00+07:00');
  const before = await checkedAt();
  expect(before).toBe('2026-08-26T11:10:00.000Z');
  await goTo('2026-08-27T03:10:00+07:00');
  expect(await checkedAt()).toBe('2026-08-26T20:10:00.000Z');
  await goTo('2026-08-27T23:10:00+07:00');
  expect(await checkedAt()).toBe('2026-08-26T20:10:00.000Z');
  await goTo('2026-08-28T04:10:00+07:00');
  expect(await checkedAt()).toBe('2026-08-27T21:10:00.000Z');
});

// The embedded database has a single connection, so nothing runs beside a check.
describe.skipIf(!process.env.VELOC_TEST_DATABASE_URL)('beside a check of another process', () => {
  it('no other one begins: a job waits for its turn, and a person is told to ask again', async () => {
    const other = await secondShop(shop);
    const held = await other.shop.pool.connect();
    await held.query(`select pg_advisory_lock(hashtext('ledger check'))`);
    await expect(runLedgerCheck(shop.shop, { scope: 'whole' })).rejects.toThrow(CheckUnderWay);
    expect(await operator('GET', '/ledger-check')).toMatchObject({ status: 503, body: { code: 'DB_BUSY' } });
    await goTo('2026-08-29T04:10:00+07:00');
    await hourly(shop.shop);
    shop.logged.length = 0;
    await runDueJobs(shop.shop);
    expect(shop.logged).toEqual([]);
    held.release(true);
    await other.close();
    await sql`update jobs set lease_until = null`.execute(shop.shop.db);
    await runDueJobs(shop.shop);
    expect((await state()).whole_at?.toISOString()).toBe('2026-08-28T21:10:00.000Z');
  });
});
