import { describe, expect, it } from 'vitest';
import { countdownTarget, formatCountdown, offeredUntil } from '../index';
import { ranOutAt } from './countdown';
import { gameEntry } from '../testing/gameEntry';

const draw = Date.parse('2026-08-21T18:00:00+07:00');
const second = 1_000;
const minute = 60 * second;

describe('countdownTarget', () => {
  it('is the moment sales close, 60 s before the draw', () => {
    expect(countdownTarget(gameEntry(draw), draw - 5 * minute)).toBe(draw - minute);
  });

  it('is the earliest of the three moments', () => {
    const early = gameEntry(draw, { expiredTime: '17:30:00' });
    expect(countdownTarget(early, draw - 60 * minute)).toBe(draw - 30 * minute);
    const dialled = { ...early, nextPeriod: { ...early.nextPeriod, dialDate: '2026-08-21T10:00:00Z' } };
    expect(countdownTarget(dialled, draw - 120 * minute)).toBe(draw - 61 * minute);
    const published = { ...early, nextPeriod: { ...early.nextPeriod, resultTime: '17:10' } };
    expect(countdownTarget(published, draw - 120 * minute)).toBe(draw - 51 * minute);
  });

  it('moves on to the next moment once the first has passed', () => {
    const early = gameEntry(draw, { expiredTime: '17:30:00' });
    expect(countdownTarget(early, draw - 30 * minute)).toBe(draw - minute);
  });

  it.each([
    ['1 ms before the cut-off', draw - minute - 1, draw - minute],
    ['at the cut-off', draw - minute, null],
    ['1 ms after it', draw - minute + 1, null],
    ['at the draw', draw, null],
    ['a week before', draw - 7 * 24 * 60 * minute, draw - minute],
  ])('%s', (_name, now, expected) => {
    expect(countdownTarget(gameEntry(draw), now)).toBe(expected);
  });

  it('runs to the expiry time itself, without the 60 s before it', () => {
    const late = gameEntry(draw, { expiredTime: '18:05:30' });
    expect(countdownTarget(late, draw)).toBe(draw + 5 * minute + 30 * second);
    expect(countdownTarget(late, draw + 5 * minute + 30 * second)).toBeNull();
  });

  it('keeps to the result time when dialling cannot be read, and the other way round', () => {
    const { nextPeriod } = gameEntry(draw);
    const undialled = gameEntry(draw, {
      expiredTime: '',
      nextPeriod: { ...nextPeriod, dialDate: '2026-08-21T18:00:00' },
    });
    expect(countdownTarget(undialled, 0)).toBe(draw - minute);
    const unnamed = gameEntry(draw, { expiredTime: '', nextPeriod: { ...nextPeriod, resultDate: '31/02/2026' } });
    expect(countdownTarget(unnamed, 0)).toBe(draw - minute);
  });

  it('leaves out moments that cannot be read', () => {
    const broken = gameEntry(draw, { expiredTime: 'soon' });
    expect(
      countdownTarget({ ...broken, nextPeriod: { ...broken.nextPeriod, dialDate: 'x', resultTime: '' } }, 0),
    ).toBeNull();
  });
});

describe('ranOutAt', () => {
  it('is the last of the moments, once all of them have passed', () => {
    const late = gameEntry(draw, { expiredTime: '18:05:00' });
    expect(ranOutAt(late, draw + 5 * minute - 1)).toBeNull();
    expect(ranOutAt(late, draw + 5 * minute)).toBe(draw + 5 * minute);
    expect(ranOutAt(gameEntry(draw), draw - minute - 1)).toBeNull();
    expect(ranOutAt(gameEntry(draw), draw - minute)).toBe(draw - minute);
  });

  it('is null without any moment', () => {
    const { nextPeriod } = gameEntry(draw);
    const broken = gameEntry(draw, { expiredTime: '', nextPeriod: { ...nextPeriod, dialDate: '', resultTime: '' } });
    expect(ranOutAt(broken, draw)).toBeNull();
  });
});

describe('formatCountdown', () => {
  it.each([
    [0, '00:00:00'],
    [-5 * second, '00:00:00'],
    [1, '00:01'],
    [999, '00:01'],
    [second, '00:01'],
    [second + 1, '00:02'],
    [42 * second, '00:42'],
    [59 * second + 1, '01:00'],
    [minute, '01:00'],
    [59 * minute + 59 * second, '59:59'],
    [60 * minute - second + 1, '01:00:00'],
    [60 * minute, '01:00:00'],
    [23 * 60 * minute + 59 * minute + 59 * second, '23:59:59'],
    [24 * 60 * minute - second + 1, '1 ngày 00:00:00'],
    [24 * 60 * minute, '1 ngày 00:00:00'],
    [24 * 60 * minute + 1, '1 ngày 00:00:01'],
    [24 * 60 * minute + 42 * minute + 18 * second, '1 ngày 00:42:18'],
    [53 * 60 * minute + 5 * second, '2 ngày 05:00:05'],
    [100 * 24 * 60 * minute, '100 ngày 00:00:00'],
    [Number.NaN, '00:00:00'],
    [Number.NEGATIVE_INFINITY, '00:00:00'],
    [Number.POSITIVE_INFINITY, '00:00:00'],
  ])('%i ms reads %s', (ms, text) => {
    expect(formatCountdown(ms).text).toBe(text);
  });

  it('gives its parts', () => {
    expect(formatCountdown(26 * 60 * minute + 3 * minute + 4 * second)).toMatchObject({
      days: 1,
      hours: 2,
      minutes: 3,
      seconds: 4,
    });
  });
});

describe('offeredUntil', () => {
  it('is the first moment of all, wherever the countdown goes on to', () => {
    expect(offeredUntil(gameEntry(draw))).toBe(draw - minute);
    expect(offeredUntil(gameEntry(draw, { expiredTime: '17:30:00' }))).toBe(draw - 30 * minute);
    expect(offeredUntil(gameEntry(draw, { expiredTime: '18:05:00' }))).toBe(draw - minute);
  });

  it('is unknown where no moment can be read', () => {
    const { nextPeriod } = gameEntry(draw);
    const entry = gameEntry(draw, { expiredTime: '', nextPeriod: { ...nextPeriod, dialDate: '', resultTime: '' } });
    expect(offeredUntil(entry)).toBeNull();
  });
});
