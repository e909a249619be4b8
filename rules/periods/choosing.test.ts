import { describe, expect, it } from 'vitest';
import { choiceOfAlias, vietnamDate, vietnamTime, type PeriodAlias } from '../index';

function at(text: string): number {
  return Date.parse(`${text}+07:00`);
}

describe('choiceOfAlias', () => {
  // 21 August 2026 is a Friday.
  it.each<[PeriodAlias, string, boolean, string]>([
    ['friday', '2026-08-21T17:30:00', false, '21/08/2026'],
    ['friday', '2026-08-21T00:00:00', false, '21/08/2026'],
    ['friday', '2026-08-21T17:59:00', true, '28/08/2026'],
    ['friday', '2026-08-21T23:59:59.999', true, '28/08/2026'],
    ['friday', '2026-08-22T00:00:00', false, '28/08/2026'],
    ['friday', '2026-08-20T23:59:59.999', true, '21/08/2026'],
    ['saturday', '2026-08-21T17:30:00', true, '22/08/2026'],
    ['sunday', '2026-08-21T17:30:00', false, '23/08/2026'],
    ['tuesday', '2026-08-21T17:30:00', false, '25/08/2026'],
    ['wednesday', '2026-08-21T17:30:00', false, '26/08/2026'],
    ['thursday', '2026-08-21T17:30:00', false, '27/08/2026'],
    ['tuesday', '2026-12-31T17:30:00', false, '05/01/2027'],
  ])('%s at %s, closed today %s, is the first draw from midnight of %s', (word, now, closedToday, day) => {
    const { from, skip } = choiceOfAlias(word, { now: at(now), closedToday });
    expect([vietnamDate(from), vietnamTime(from), skip]).toEqual([day, '00:00', 0]);
  });

  it.each([
    ['current', 0],
    ['daily', 0],
    ['next', 1],
  ] as const)('%s is on sale now, with %i before it', (word, skip) => {
    const now = at('2026-08-21T17:30:00');
    for (const closedToday of [false, true]) {
      expect(choiceOfAlias(word, { now, closedToday })).toEqual({ from: now, skip });
    }
  });

  it('names no day for what is no moment', () => {
    expect(choiceOfAlias('friday', { now: Number.NaN, closedToday: false })).toEqual({ from: Number.NaN, skip: 0 });
  });
});
