import { expect, it, vi } from 'vitest';
import { fakeTime } from '../testing/renderStorefront';
import { renderStorefront } from '../testing/renderStorefront';
import { scriptedFetch } from '../testing/scriptedFetch';

const PATH = '/client/get-current-period';

// Three minutes into a five-minute window, far from any draw.
const pass = fakeTime(Date.parse('2026-11-21T05:03:00Z'));

it.each([
  ['the device’s own time', 0],
  ['months before the device’s', -92 * 86_400_000],
  ['an hour after the device’s', 3_600_000],
])('periods are read again after 30 s when the server’s clock shows %s', async (_clock, shift) => {
  const { fetch, sent } = scriptedFetch(({ path }) =>
    path === PATH
      ? {
          status: 200,
          body: { listPeriod: [], serverTime: new Date(Date.now() + shift).toISOString() },
        }
      : { status: 404, body: {} },
  );
  await renderStorefront({ path: '/', routes: [], fetch });
  const reads = () => sent.filter(({ path }) => path === PATH).length;
  await pass(20_000);
  expect(reads()).toBe(1);
  await pass(20_000);
  expect(reads()).toBe(2);
});

it('follows the time beside a list that the browser has kept', async () => {
  const shift = 3_600_000;
  const kept = { listPeriod: [], serverTime: new Date(Date.now() + shift).toISOString() };
  const { fetch, sent } = scriptedFetch(({ path }) =>
    path === PATH
      ? { status: 200, body: kept, headers: { 'Server-Time': new Date(Date.now() + shift).toISOString() } }
      : { status: 404 },
  );
  const page = await renderStorefront({ path: '/', routes: [], fetch });
  const reads = () => sent.filter(({ path }) => path === PATH).length;
  await pass(20_000);
  expect(reads()).toBe(1);
  await pass(20_000);
  expect(reads()).toBe(2);
  expect(page.shop.clock.now()).toBe(Date.now() + shift);
  await pass(20_000);
  expect(reads()).toBe(2);
});

it('asks the server at once when a sleep has stopped the stopwatch', async () => {
  const { fetch, sent } = scriptedFetch(({ path }) =>
    path === PATH
      ? { status: 200, body: { listPeriod: [], serverTime: new Date().toISOString() } }
      : { status: 404, body: {} },
  );
  const page = await renderStorefront({ path: '/', routes: [], fetch });
  const reads = () => sent.filter(({ path }) => path === PATH).length;
  await pass(3_000);
  expect(reads()).toBe(1);
  // Only the device's clock goes on.
  vi.setSystemTime(Date.now() + 10 * 60_000);
  await pass(1_000);
  expect(reads()).toBe(2);
  expect(Math.abs(page.shop.clock.now() - Date.now())).toBeLessThanOrEqual(1_000);
});
