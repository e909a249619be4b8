import { describe, expect, it } from 'vitest';
import { mergePeriods, refreshJitter, shouldRefreshPeriods } from '../index';
import { gameEntry } from '../testing/gameEntry';

const draw = Date.parse('2026-08-21T18:00:00+07:00');
const second = 1_000;
const minute = 60 * second;

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
  const windowStart = quiet - 2 * minute;
  const entries = [gameEntry(draw)];

  it.each([
    ['never asked', quiet, null, true],
    ['30 s ago', quiet, quiet - 30 * second, true],
    ['1 ms less than 30 s ago, quiet', quiet, quiet - 30 * second + 1, false],
    ['5 s ago, a draw 1 ms less than 60 s away', draw - minute + 1, draw - minute + 1 - 5 * second, true],
    ['1 ms less than 5 s ago, such a draw', draw - minute + 1, draw - minute + 2 - 5 * second, false],
    ['5 s ago, a draw 60 s away', draw - minute, draw - minute - 5 * second, false],
    ['5 s ago, a draw that is due now', draw, draw - 5 * second, true],
    ['5 s ago, a draw that is over', draw + minute, draw + 55 * second, false],
    ['5 s ago, 1 ms before a window', windowStart - 1, windowStart - 1 - 5 * second, false],
    ['5 s ago, at the start of a window', windowStart, windowStart - 5 * second, true],
    ['5 s ago, 1 ms less than 30 s into a window', windowStart + 30 * second - 1, windowStart + 25 * second - 1, true],
    ['5 s ago, 30 s into a window', windowStart + 30 * second, windowStart + 25 * second, false],
  ])('%s', (_name, now, lastRefreshAt, expected) => {
    expect(shouldRefreshPeriods({ entries, now, lastRefreshAt })).toBe(expected);
  });

  it('asks when any of several draws is near', () => {
    const near = [gameEntry(draw), gameEntry(quiet + 30 * second)];
    expect(shouldRefreshPeriods({ entries: near, now: quiet, lastRefreshAt: quiet - 5 * second })).toBe(true);
  });

  it.each([
    ['1 ms less than 5 s after zero', 5 * second - 1, -second, false],
    ['5 s after zero, asked before', 5 * second, -second, true],
    ['5 s after zero, asked 1 ms ago', 5 * second, 5 * second - 1, true],
    ['later, asked before', 9 * second, 4 * second, true],
    ['later, asked 5 s after zero', 9 * second, 5 * second, false],
  ])('asks once when a countdown has run out: %s', (_name, sinceZero, askedSinceZero, expected) => {
    // Its countdown runs on after the draw, so that no other rule asks.
    const zero = draw + 2 * minute;
    const late = [gameEntry(draw, { expiredTime: '18:02:00' })];
    const lastRefreshAt = zero + askedSinceZero;
    expect(shouldRefreshPeriods({ entries: late, now: zero + sinceZero, lastRefreshAt })).toBe(expected);
  });
});

it.each([
  [0, 0],
  [0.5, 1_500],
  [1 - Number.EPSILON, 3_000 * (1 - Number.EPSILON)],
])('chance %d waits %d ms, 0 to 3 s', (chance, wait) => {
  expect(refreshJitter(() => chance)).toBe(wait);
  expect(wait).toBeLessThan(3_000);
});
