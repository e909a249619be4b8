import { expect, it } from 'vitest';
import { createServerClock } from './serverClock';

const device = Date.parse('2026-11-21T05:00:00Z');
const server = '2026-08-21T10:30:00.000Z';

it('goes by the device until the server has told its time', () => {
  let ticks = 1_000;
  const clock = createServerClock({ stopwatch: () => ticks, deviceNow: () => device });
  ticks += 500;
  expect(clock.now()).toBe(device + 500);
});

it.each([
  ['at the top', { serverTime: server }],
  ['in data', { data: { serverTime: server } }],
])('takes the time %s as that of half-way between sending and arrival', (_place, body) => {
  let ticks = 10_000;
  const clock = createServerClock({ stopwatch: () => ticks, deviceNow: () => device });
  clock.observe(body, 10_000, 10_400);
  ticks = 10_400;
  expect(clock.now()).toBe(Date.parse(server) + 200);
  ticks += 60_000;
  expect(clock.now()).toBe(Date.parse(server) + 60_200);
});

it('does not follow the device’s clock once it knows the server’s', () => {
  let deviceTime = device;
  const clock = createServerClock({ stopwatch: () => 0, deviceNow: () => deviceTime });
  clock.observe({ serverTime: server }, 0, 0);
  deviceTime += 86_400_000;
  expect(clock.now()).toBe(Date.parse(server));
});

it.each([null, {}, { serverTime: 'soon' }, { serverTime: 5 }, []])('learns nothing from %j', (body) => {
  const clock = createServerClock({ stopwatch: () => 0, deviceNow: () => device });
  clock.observe(body, 0, 0);
  expect(clock.now()).toBe(device);
});
