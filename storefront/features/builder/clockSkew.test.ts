import { countdownTarget, currentPeriodsSchema, formatCountdown, type GameEntry } from '@veloc/rules';
import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createServerClock } from '../../state/server-clock/serverClock';
import { isOffered } from './onSale';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Sales end at 17:59 in Vietnam; the page is opened at 17:45. */
const CLOSES = Date.parse('2026-11-21T17:59:00+07:00');
const OPENED = CLOSES - 14 * MINUTE;

const [entry] = v.parse(currentPeriodsSchema, {
  listPeriod: [
    {
      gameId: 'power',
      title: 'POWER 6/55',
      heading: '',
      href: '/power',
      timeout: false,
      expiredTime: '17:59:00',
      periodId: 'power:20261121',
      lastPeriodId: null,
      nextPeriodId: null,
      isCalculate: false,
      jackpot1: null,
      jackpot2: null,
      isCountDown: true,
      countDown: 840,
      maxPeriods: 12,
      drawInterval: null,
      nextPeriod: {
        id: 'power:20261121',
        name: 'Kỳ 21/11/2026 18:00',
        gameId: 'power',
        resultDate: '21/11/2026',
        resultTime: '18:00',
        dialDate: '2026-11-21T11:00:00.000Z',
        estJackpotPrize1: null,
        estJackpotPrize2: null,
        status: 'open',
      },
    },
  ],
}).listPeriod as [GameEntry];

/** A phone whose clock is off by `skew`, with a slow line: the answer takes its time on one way only. */
function phone(skew: number, latency: number) {
  let passed = 0;
  let step = 0;
  const stopwatch = () => 5_000 + passed;
  const clock = createServerClock({ stopwatch, deviceNow: () => OPENED + skew + step + passed });
  const sentAt = stopwatch();
  const serverTime = new Date(OPENED + latency).toISOString();
  passed = latency;
  clock.observe({ serverTime, body: null }, sentAt, stopwatch());
  return {
    clock,
    truth: () => OPENED + passed,
    pass: (ms: number) => (passed += ms),
    /** Somebody sets the phone's clock. */
    setDevice: (by: number) => (step += by),
    shown: () => (countdownTarget(entry, clock.now()) ?? clock.now()) - clock.now(),
  };
}

const skews = [0, -DAY, -HOUR, -61 * SECOND, 61 * SECOND, HOUR, DAY];
const zones = ['UTC', 'Asia/Ho_Chi_Minh', 'America/Los_Angeles', 'Pacific/Kiritimati'];
const cases = zones.flatMap((zone) => skews.map((skew) => [zone, skew] as const));

afterEach(() => vi.unstubAllEnvs());

describe('a phone whose clock is wrong (R9)', () => {
  it.each(cases)('in %s, off by %i ms, counts to the end of sales and then offers nothing', (zone, skew) => {
    vi.stubEnv('TZ', zone);
    const { clock, truth, pass, setDevice, shown } = phone(skew, 1_800);
    const wrong: object[] = [];
    for (let passed = 0; truth() < CLOSES + 2 * MINUTE; passed += 1) {
      const left = CLOSES - truth();
      const isRight = Math.abs(shown() - Math.max(left, 0)) <= SECOND;
      const isOnSale = isOffered(entry, clock.now());
      if (!isRight || (left < -SECOND && isOnSale) || (left > SECOND && !isOnSale))
        wrong.push({ left, shown: shown(), isOnSale });
      pass(977);
      if (passed === 35) setDevice(HOUR);
      if (passed === 70) setDevice(-2 * DAY);
    }
    expect(wrong).toEqual([]);
    expect(formatCountdown(shown()).text).toBe('00:00:00');
  });

  it.each(cases)('in %s, off by %i ms, is right after a sleep that its stopwatch has counted', (zone, skew) => {
    vi.stubEnv('TZ', zone);
    const { truth, pass, shown } = phone(skew, 400);
    pass(10 * MINUTE);
    expect(Math.abs(shown() - (CLOSES - truth()))).toBeLessThanOrEqual(SECOND);
  });
});
