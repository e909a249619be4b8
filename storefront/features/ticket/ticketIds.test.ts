import { expect, it } from 'vitest';
import { shortCode, ticketFacts } from './ticketIds';

it.each([
  ['019a9b1e-4c2d-7f3a-8b5c-2e6f90a1b7d4', '2E6F-90A1-B7D4'],
  ['LT019a9b1e-4c2d-7f3a-8b5c-2e6f90a1b7d4', '2E6F-90A1-B7D4'],
  ['PW-2611-19-08842', 'PW-2611-19-08842'],
])('%s reads %s', (id, expected) => {
  expect(shortCode(id)).toBe(expected);
});

it('tells tickets of one letter apart, which several lines of an order may have', () => {
  const labels = (...codes: string[]) =>
    ticketFacts(codes.map((code, place) => ({ ticketId: `t${place}`, code }))).map(({ label }) => label);
  expect(labels('A')).toEqual(['Mã vé']);
  expect(labels('A', 'B', 'A')).toEqual(['Mã vé A', 'Mã vé B', 'Mã vé A (2)']);
});
