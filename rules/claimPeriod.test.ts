import { expect, it } from 'vitest';
import { claimLapsesAt } from './index';

it.each([
  ['mega', '2026-08-21T18:00:00+07:00', '2026-10-21T00:00:00+07:00'],
  ['loto', '2026-08-21T16:15:00+07:00', '2026-09-21T00:00:00+07:00'],
  // Still the 20th in Greenwich.
  ['keno', '2026-08-21T06:08:00+07:00', '2026-10-21T00:00:00+07:00'],
] as const)('a prize of %s drawn at %s may be claimed until %s', (gameId, drawnAt, end) => {
  expect(claimLapsesAt(gameId, drawnAt)).toBe(Date.parse(end));
});
