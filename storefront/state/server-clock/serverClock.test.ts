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

const later = '2026-08-21T10:40:00.000Z';

it.each([
  ['of the header', { serverTime: server, body: null }],
  ['at the top of the body', { serverTime: null, body: { serverTime: server } }],
  ['in data', { serverTime: null, body: { data: { serverTime: server } } }],
  ['of the header beside a list that was kept', { serverTime: server, body: { serverTime: later } }],
  ['of the body when the header says none', { serverTime: 'soon', body: { serverTime: server } }],
])('takes the time %s as that of half-way between sending and arrival', (_place, answer) => {
  let ticks = 10_000;
  const clock = createServerClock({ stopwatch: () => ticks, deviceNow: () => device });
  clock.observe(answer, 10_000, 10_400);
  ticks = 10_400;
  expect(clock.now()).toBe(Date.parse(server) + 200);
  ticks += 60_000;
  expect(clock.now()).toBe(Date.parse(server) + 60_200);
});

it('keeps what a quick answer has told when a slow one allows it, and gives it up when one does not', () => {
  let ticks = 0;
  const at = (ms: number) => ({ serverTime: new Date(Date.parse(server) + ms).toISOString(), body: null });
  const clock = createServerClock({ stopwatch: () => ticks, deviceNow: () => device });
  clock.observe(at(0), 0, 100);
  // Sent at 10 s, answered at once, and four seconds under way.
  clock.observe(at(10_000), 10_000, 14_000);
  ticks = 14_000;
  expect(clock.now()).toBe(Date.parse(server) + 13_950);
  // The stopwatch has stood for a minute.
  clock.observe(at(75_000), 15_000, 15_200);
  ticks = 15_200;
  expect(clock.now()).toBe(Date.parse(server) + 75_100);
});

it('gives countdowns another face when it leaps, and leaves them alone otherwise', () => {
  let told = 0;
  const clock = createServerClock({ stopwatch: () => 0, deviceNow: () => Date.parse(server) + 900 });
  clock.face.subscribe(() => (told += 1));
  const first = clock.face.get();
  clock.observe({ serverTime: server, body: null }, 0, 0);
  expect([told, clock.face.get()]).toEqual([0, first]);
  expect(first()).toBe(Date.parse(server));
  clock.observe({ serverTime: later, body: null }, 0, 0);
  expect(told).toBe(1);
  expect(clock.face.get()).not.toBe(first);
  expect(clock.face.get()()).toBe(clock.now());
});

it('does not follow the device’s clock once it knows the server’s', () => {
  let deviceTime = device;
  const clock = createServerClock({ stopwatch: () => 0, deviceNow: () => deviceTime });
  clock.observe({ serverTime: server, body: null }, 0, 0);
  deviceTime += 86_400_000;
  expect(clock.now()).toBe(Date.parse(server));
});

const untimed = [undefined, null, 'text', 5, {}, [], { serverTime: 'soon' }, { serverTime: 5 }, { data: null }];

it.each(untimed)('learns nothing from %j', (body) => {
  const clock = createServerClock({ stopwatch: () => 0, deviceNow: () => device });
  clock.observe({ serverTime: null, body }, 0, 0);
  expect(clock.now()).toBe(device);
});
