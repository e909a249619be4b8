import { describe, expect, it } from 'vitest';
import { lineFingerprint } from '../index';

const base = {
  gameId: 'keno' as const,
  ticket: { code: 'A', listNumber: [3, 1, 2], playMethod: 'LEVEL_3', price: '10000', isDone: true } as object,
  periodId: 'keno:0284640',
  numberPeriod: 1,
};

describe('lineFingerprint', () => {
  it.each([
    ['another slot', { ...base.ticket, code: 'F' }],
    ['a slot marked otherwise', { ...base.ticket, isDone: false }],
    ['another order of numbers', { ...base.ticket, listNumber: [1, 2, 3] }],
    ['the level left out', { listNumber: [1, 2, 3] }],
    ['the other name of the list', { selectedNumbers: [1, 2, 3] }],
    ['a price that is a number', { ...base.ticket, price: 10_000 }],
    ['another order of keys', { listNumber: [1, 2, 3], playMethod: 'LEVEL_3', code: 'B' }],
    ['unknown keys', { ...base.ticket, colour: 'red' }],
  ])('does not look at %s', (_name, ticket) => {
    expect(lineFingerprint({ ...base, ticket })).toBe(lineFingerprint(base));
  });

  it.each([
    ['game', { ...base, gameId: 'mega' as const }],
    ['numbers', { ...base, ticket: { ...base.ticket, listNumber: [1, 2, 4] } }],
    ['stake', { ...base, ticket: { ...base.ticket, betAmount: 20_000 } }],
    ['period', { ...base, periodId: 'keno:0284641' }],
    ['period left open', { ...base, periodId: null }],
    ['number of draws', { ...base, numberPeriod: 2 }],
  ])('differs by %s', (_name, other) => {
    expect(lineFingerprint(other)).not.toBe(lineFingerprint(base));
  });

  it('tells a bao from a level ticket of the same numbers', () => {
    const bundle = { isBundleTicket: true, bundleLevel: 2, bundleSelectedNumbers: [1, 2, 3] };
    expect(lineFingerprint({ ...base, ticket: bundle })).not.toBe(lineFingerprint(base));
  });

  it('names tickets that cannot be checked by their content', () => {
    const broken = { ...base, ticket: { numbers: 'x', kind: 1 } };
    expect(lineFingerprint(broken)).toBe(
      lineFingerprint({ ...base, ticket: { kind: 1, numbers: 'x', code: 'B', isDone: false } }),
    );
    expect(lineFingerprint(broken)).not.toBe(lineFingerprint({ ...base, ticket: { kind: 2, numbers: 'x' } }));
  });
});
