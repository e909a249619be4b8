import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensurePeriods } from '../../draws/ensurePeriods';
import { newId } from '../../ids';
import { runDueJobs } from '../../jobs/runDueJobs';
import { buy, megaLine } from '../../testing/purchases';
import { testShop, type TestShop } from '../../testing/testShop';
import { metricsApp } from './metricsApp';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ now: '2026-08-21T17:30:00+07:00', environment: { VELOC_SIMULATED_DRAWS: '0' } });
});
afterAll(() => shop.close());

async function scrape(over: Partial<TestShop['shop']> = {}) {
  const answer = await metricsApp({ ...shop.shop, ...over }).request('/metrics');
  const text = await answer.text();
  const samples = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const values = new Map(samples.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]));
  return { status: answer.status, type: answer.headers.get('Content-Type'), text, values };
}

test('counts calls by route and status, and how long they took', async () => {
  await shop.call('GET', '/public/guides/keno');
  await shop.call('GET', '/public/guides/of-nobody');
  await shop.call('GET', '/wp-admin/+84912345678');
  await shop.call('PUT', '/another/wp-admin');
  const { values, text, type } = await scrape();
  expect(type).toMatch(/^text\/plain; version=0\.0\.4/);
  const route = 'route="/public/guides/:id"';
  expect(values.get(`veloc_calls_total{method="GET",${route},status="200"}`)).toBe(1);
  expect(values.get(`veloc_calls_total{method="GET",${route},status="404"}`)).toBe(1);
  expect(values.get('veloc_calls_total{method="any",route="other",status="404"}')).toBe(2);
  expect(values.get(`veloc_call_duration_seconds_count{method="GET",${route}}`)).toBe(2);
  expect(values.get(`veloc_call_duration_seconds_bucket{le="30",method="GET",${route}}`)).toBe(2);
  expect(values.get('veloc_database_connections{state="open"}')).toBeGreaterThan(0);
  expect(text).not.toContain('wp-admin');
});

test('counts codes that were sent and refused, and operator keys that were refused', async () => {
  const body = { phone: '+84912345678', purpose: 'register' };
  const send = () => shop.call('POST', '/otp-verify/send', { body });
  expect([(await send()).status, (await send()).status]).toEqual([200, 429]);
  await shop.call('GET', '/operator/withdrawals', { token: 'a-wrong-key' });
  await shop.call('GET', '/operator/withdrawals');
  const { values } = await scrape();
  expect(values.get('veloc_codes_total{outcome="sent"}')).toBe(1);
  expect(values.get('veloc_codes_total{outcome="RATE_LIMITED"}')).toBe(1);
  expect(values.get('veloc_operator_keys_refused_total')).toBe(1);
});

test('reads of the database what waits for its draw, its settlement and the operator', async () => {
  const { db, clock } = shop.shop;
  await ensurePeriods(shop.shop);
  const player = await shop.newPlayer({ balance: 100_000 });
  await buy(shop, player, [megaLine]);
  const at = clock.now();
  await sql`insert into arrivals (id, provider, provider_ref, named, amount, received_at, state)
    values (gen_random_uuid(), 'bank', 'FT 1', 'nothing', 70000, ${at}, 'unmatched'),
      (gen_random_uuid(), 'bank', 'FT 2', 'nothing', 30000, ${at}, 'unmatched')`.execute(db);
  await sql`insert into transactions (id, user_id, kind, amount, status, title, search, created_at, updated_at)
    values (${newId(at)}, ${player.userId}, 'withdraw', 50000, 'pending', '', '', ${at}, ${at})`.execute(db);
  await sql`insert into jobs (key, kind, payload, run_at, error)
    values ('one', 'refund', '{}', ${at}, 'it failed')`.execute(db);

  shop.setNow('2026-08-21T18:30:00+07:00');
  await sql`update jobs set lease_until = clock_timestamp() + interval '1 hour'`.execute(db);
  await runDueJobs(shop.shop);
  const before = (await scrape()).values;
  expect(before.get('veloc_database_up')).toBe(1);
  expect(before.get('veloc_database_figures_read')).toBe(1);
  expect(before.get('veloc_periods{game="mega",state="closed"}')).toBe(1);
  expect(before.get('veloc_periods{game="mega",state="open"}')).toBeGreaterThan(1);
  expect(before.get('veloc_tickets_unsettled')).toBe(0);
  expect(before.get('veloc_jobs{kind="refund",state="failed"}')).toBe(1);
  expect(before.get('veloc_job_oldest_due_seconds')).toBe(3600);
  expect(before.get('veloc_arrivals_unmatched')).toBe(2);
  expect(before.get('veloc_arrivals_unmatched_dong')).toBe(100_000);
  expect(before.get('veloc_withdrawals_waiting')).toBe(1);
  expect(before.get('veloc_withdrawals_waiting_dong')).toBe(50_000);
  expect(before.get('veloc_withdrawals_waiting_oldest_seconds')).toBe(3600);
  expect(before.get('veloc_prizes_waiting')).toBe(0);

  // 18:00 was the draw of Mega.
  const late = 'veloc_periods_late{game="mega"}';
  expect(before.get(late)).toBe(0);
  shop.setNow('2026-08-21T19:00:00.001+07:00');
  expect((await scrape()).values.get(late)).toBe(1);
  await db
    .updateTable('periods')
    .set({ status: 'drawn' })
    .where('game_id', '=', 'mega')
    .where('status', '=', 'closed')
    .execute();
  const drawn = (await scrape()).values;
  expect(drawn.get('veloc_periods{game="mega",state="drawn"}')).toBe(1);
  expect(drawn.get('veloc_tickets_unsettled')).toBe(1);
});

test('answers without figures, and says so, while the database is away or tells none', async () => {
  const away = await scrape({ probe: () => Promise.reject(new Error('it is away')) });
  expect(away.status).toBe(200);
  expect(away.values.get('veloc_database_up')).toBe(0);
  expect(away.values.get('veloc_database_figures_read')).toBe(0);
  expect(away.text).toContain('veloc_calls_total');
  expect(away.text).not.toContain('veloc_periods');

  const broken = new Proxy(shop.shop.longDb, {
    get: () => {
      throw new Error('no statement');
    },
  });
  const { status, values } = await scrape({ longDb: broken });
  expect([status, values.get('veloc_database_up'), values.get('veloc_database_figures_read')]).toEqual([200, 1, 0]);
  expect(shop.logged.at(-1)).toContain('could not be read');
});

test('asks the database once for many scrapes at once', async () => {
  let asked = 0;
  const app = metricsApp({
    ...shop.shop,
    probe: () => {
      asked += 1;
      return shop.shop.probe();
    },
  });
  const answers = await Promise.all(Array.from({ length: 20 }, () => app.request('/metrics')));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  // Who comes while it is asked waits for the next answer.
  expect(asked).toBe(2);
});
