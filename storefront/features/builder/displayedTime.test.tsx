import { gameEntry } from '@veloc/rules/testing/gameEntry';
import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeTime } from '../../testing/renderStorefront';
import { renderStorefront } from '../../testing/renderStorefront';
import { scriptedFetch } from '../../testing/scriptedFetch';
import MegaScreen from '../../games/mega/builder/MegaScreen';

vi.setConfig({ testTimeout: 120_000 });

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `npm run test:faults -- --row R9` takes every skew in every zone; VELOC_SEED repeats a run. */
const ROUNDS = Number(process.env.VELOC_CLOCK_ROUNDS ?? 0);
const SEED = Number(process.env.VELOC_SEED ?? Date.now() % 1_000_000);

/** How far each zone's clock is behind UTC in November, in minutes. */
const ZONES = [
  ['UTC', 0],
  ['Asia/Ho_Chi_Minh', -420],
  ['America/Los_Angeles', 480],
  ['Pacific/Kiritimati', -840],
] as const;
const SKEWS = [-DAY, -HOUR, -61 * SECOND, 61 * SECOND, HOUR, DAY];
const inEveryZone = ZONES.flatMap((zone) => SKEWS.map((skew) => [zone, skew] as const));
const inOneZone = SKEWS.map((skew, index) => [ZONES[index % ZONES.length] ?? ZONES[0], skew] as const);
const rounds = Array.from({ length: Math.max(1, ROUNDS) }, () => (ROUNDS > 0 ? inEveryZone : inOneZone)).flat();

const ms = (most: number) => fc.integer({ min: 0, max: most });
/** What happens to the phone of one case; all in ms. */
const plan = fc.record({
  /** Of its answers, one after the other. */
  latencies: fc.array(ms(500), { minLength: 1, maxLength: 6 }),
  setBy: fc.integer({ min: -DAY, max: DAY }),
  /** Looked at before it falls asleep. */
  awake: fc.tuple(ms(SECOND), ms(SECOND), ms(SECOND)),
  sleepsOverTheEnd: fc.boolean(),
  over: ms(MINUTE),
  stopsStopwatch: fc.boolean(),
});
const plans = fc.sample(plan, { seed: SEED, numRuns: rounds.length });
const cases = rounds.flatMap(([[zone, behind], skew], index) => {
  const own = plans[index];
  return own ? [{ ...own, zone, behind, skew, words: `${index}: ${zone}, ${skew / SECOND} s` }] : [];
});

const DRAWN = Date.parse('2026-11-22T18:00:00+07:00');
const CLOSES = DRAWN - MINUTE;
const OPENED = CLOSES - 40 * MINUTE;
const entry = gameEntry(DRAWN);
const routes = [{ path: '/mega', layout: 'game', Screen: MegaScreen } as const];

const pass = fakeTime(OPENED);
afterEach(() => vi.unstubAllEnvs());

/** A filled Mega page on a phone whose clock is `skew` ms ahead of the server's. */
async function openPhone(skew: number, latency: () => number) {
  // `Date` is the phone's clock, which anybody may set, and `performance` runs only while it is awake.
  const began = performance.now();
  let slept = 0;
  let counted = 0;
  const truth = () => OPENED + performance.now() - began + slept;
  vi.setSystemTime(OPENED + skew);
  const { fetch } = scriptedFetch(async ({ path }) => {
    if (path !== '/client/get-current-period') return { status: 404, body: {} };
    const serverTime = new Date(truth()).toISOString();
    // The question takes no time and the answer all of it, which misleads the most.
    await new Promise((arrive) => setTimeout(arrive, latency()));
    return { status: 200, body: { listPeriod: [entry], serverTime } };
  });
  await renderStorefront({
    path: '/mega?numbers=05,12,28,31,40,45',
    routes,
    fetch,
    stopwatch: () => performance.now() + counted,
  });
  return {
    left: () => CLOSES - truth(),
    setClock: (by: number) => vi.setSystemTime(Date.now() + by),
    /** Nothing runs meanwhile; whether the stopwatch does depends on the phone. */
    sleep(ms: number, { stopsStopwatch }: { stopsStopwatch: boolean }) {
      slept += ms;
      if (!stopsStopwatch) counted += ms;
      vi.setSystemTime(Date.now() + ms);
    },
  };
}

type Phone = Awaited<ReturnType<typeof openPhone>>;

/** Whole seconds in the countdown of the page's head. */
function displayedSeconds() {
  const shown = document.querySelector('[role="timer"]')?.parentElement;
  const [hours = 0, minutes = 0, seconds = 0] = ['hours', 'minutes', 'seconds'].map((part) =>
    Number(shown?.querySelector(`[data-part="${part}"]`)?.textContent),
  );
  return (hours * 60 + minutes) * 60 + seconds;
}

function isOffered() {
  const buttons = [...document.querySelectorAll('button')];
  return buttons.find(({ textContent }) => textContent === 'Mua ngay')?.getAttribute('aria-disabled') !== 'true';
}

/** What the page must show whatever the phone's clock says. */
function expectTruth(phone: Phone) {
  const left = phone.left();
  const wanted = Math.max(0, Math.ceil(left / SECOND));
  expect(Math.abs(displayedSeconds() - wanted), `${wanted} s left, shown ${displayedSeconds()} s`).toBeLessThanOrEqual(
    1,
  );
  if (left < -SECOND) expect(isOffered(), 'a closed draw is offered').toBe(false);
  if (left > SECOND) expect(isOffered(), 'an open draw is offered').toBe(true);
}

async function watch(phone: Phone, ms: number) {
  for (let passed = 0; passed < ms; passed += 500) {
    await pass(500);
    expectTruth(phone);
  }
}

describe(`a page on a phone whose clock is wrong (R9, seed ${SEED})`, () => {
  it.each(cases)('$words', async ({ zone, behind, skew, latencies, setBy, awake, ...end }) => {
    vi.stubEnv('TZ', zone);
    expect(new Date().getTimezoneOffset()).toBe(behind);
    let answers = 0;
    const phone = await openPhone(skew, () => latencies[answers++ % latencies.length] ?? 0);
    await pass(SECOND);
    expectTruth(phone);

    // The clock is set while one looks at the countdown.
    phone.setClock(setBy);
    await watch(phone, 2 * SECOND);
    for (const [index, stopsStopwatch] of [true, false].entries()) {
      await pass(awake[index] ?? 0);
      phone.sleep(10 * MINUTE, { stopsStopwatch });
      await pass(SECOND);
      await watch(phone, 2 * SECOND);
    }

    await pass(awake[2]);
    const { sleepsOverTheEnd, over, stopsStopwatch } = end;
    phone.sleep(phone.left() + (sleepsOverTheEnd ? over : -2 * SECOND), { stopsStopwatch });
    if (!sleepsOverTheEnd) phone.setClock(-HOUR);
    await pass(SECOND);
    await watch(phone, 4 * SECOND);
  });
});
