import { describe, expect, it } from 'vitest';
import {
  checkPeriodWord,
  countdownTarget,
  formatCountdown,
  gameIds,
  mergePeriods,
  shouldRefreshPeriods,
} from '../index';
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

  it('is null at and after the last moment', () => {
    expect(countdownTarget(gameEntry(draw), draw - minute)).toBeNull();
    expect(countdownTarget(gameEntry(draw), draw)).toBeNull();
  });

  it('leaves out moments that cannot be read', () => {
    const broken = gameEntry(draw, { expiredTime: 'soon' });
    expect(
      countdownTarget({ ...broken, nextPeriod: { ...broken.nextPeriod, dialDate: 'x', resultTime: '' } }, 0),
    ).toBeNull();
  });
});

describe('formatCountdown', () => {
  it.each([
    [0, '00:00:00'],
    [-5 * second, '00:00:00'],
    [1, '00:01'],
    [42 * second, '00:42'],
    [minute, '01:00'],
    [59 * minute + 59 * second, '59:59'],
    [60 * minute, '01:00:00'],
    [23 * 60 * minute + 59 * minute + 59 * second, '23:59:59'],
    [24 * 60 * minute, '1 ngày 00:00:00'],
    [24 * 60 * minute + 42 * minute + 18 * second, '1 ngày 00:42:18'],
    [53 * 60 * minute + 5 * second, '2 ngày 05:00:05'],
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

describe('mergePeriods', () => {
  it('replaces by game, keeps the order and adds new games', () => {
    const mega = gameEntry(draw);
    const keno = gameEntry(draw, { gameId: 'keno' });
    const newer = gameEntry(draw + minute);
    const power = gameEntry(draw, { gameId: 'power' });
    expect(mergePeriods([mega, keno], [power, newer])).toEqual([newer, keno, power]);
    expect(mergePeriods([], [mega])).toEqual([mega]);
    expect(mergePeriods([mega], [])).toEqual([mega]);
  });
});

describe('shouldRefreshPeriods', () => {
  // A quiet moment: two minutes into a five-minute window, the draw an hour away.
  const quiet = draw - 58 * minute;
  const entries = [gameEntry(draw)];

  it.each([
    ['never asked', quiet, null, true],
    ['30 s ago', quiet, quiet - 30 * second, true],
    ['29 s ago, quiet', quiet, quiet - 29 * second, false],
    ['5 s ago, a draw 59 s away', draw - 59 * second, draw - 64 * second, true],
    ['4 s ago, a draw 59 s away', draw - 59 * second, draw - 63 * second, false],
    ['5 s ago, a draw 60 s away', draw - 60 * second, draw - 65 * second, false],
    ['5 s ago, a draw that is over', draw + minute, draw + 55 * second, false],
    ['5 s ago, 29 s into a window', quiet - 2 * minute + 29 * second, quiet - 2 * minute + 24 * second, true],
    ['5 s ago, 30 s into a window', quiet - 2 * minute + 30 * second, quiet - 2 * minute + 25 * second, false],
  ])('%s', (_name, now, lastRefreshAt, expected) => {
    expect(shouldRefreshPeriods({ entries, now, lastRefreshAt })).toBe(expected);
  });
});

describe('checkPeriodWord', () => {
  const words = [
    'current',
    'next',
    'tuesday',
    'wednesday',
    'thursday',
    'friday',
    'saturday',
    'sunday',
    'daily',
    'monday',
    '',
    'Current',
    null,
    1,
  ];
  const allowed = {
    keno: ['current', 'next'],
    kenoeo: ['current', 'next'],
    kenoud: ['current', 'next'],
    mega: ['tuesday', 'wednesday', 'friday', 'sunday'],
    power: ['tuesday', 'thursday', 'saturday'],
    max3d: ['daily'],
    max3dpro: ['daily'],
    loto: ['daily'],
    classic: ['daily'],
    lotto535: ['daily'],
  };

  it.each(gameIds)('%s knows its words and no other', (gameId) => {
    expect(words.filter((word) => checkPeriodWord(gameId, word).ok)).toEqual(allowed[gameId]);
    expect(checkPeriodWord(gameId, 'monday')).toEqual({
      ok: false,
      code: 'INVALID_PERIOD',
      message: 'Kỳ quay không hợp lệ',
    });
  });
});
