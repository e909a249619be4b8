import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkTicket, gameIds, lineFingerprint, readLine } from './index';
import { messages } from './messages';

const fields = fc.constantFrom(
  'code',
  'label',
  'listNumber',
  'selectedNumbers',
  'playMethod',
  'betAmount',
  'price',
  'isDone',
  'isBundleTicket',
  'bundleLevel',
  'bundleSelectedNumbers',
  'powerNumber',
  'numbers',
  'playType',
  'mainNumbers',
  'specialNumbers',
  'lotoType',
  'value',
  'amount',
  '__proto__',
);
const games = fc.constantFrom(...gameIds);
const hostile = fc.oneof(fc.anything(), fc.dictionary(fields, fc.anything()));

describe('any ticket from outside', () => {
  it('is answered, never thrown at', () => {
    fc.assert(
      fc.property(games, hostile, (gameId, ticket) => {
        const checked = checkTicket(gameId, ticket);
        expect(checked.ok || Object.hasOwn(messages, checked.code)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is settled once: an accepted ticket is accepted again as it is', () => {
    const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 45 }), { minLength: 1, maxLength: 10 });
    fc.assert(
      fc.property(fc.constantFrom('keno', 'mega'), numbers, fc.constantFrom('A', 'F'), (gameId, listNumber, code) => {
        const first = checkTicket(gameId, { listNumber, code });
        fc.pre(first.ok);
        expect(checkTicket(gameId, first.ok ? first.value : null)).toEqual(first);
      }),
    );
  });

  it('has one fingerprint whatever the order of its numbers', () => {
    const lists = fc
      .uniqueArray(fc.integer({ min: 1, max: 80 }), { minLength: 1, maxLength: 10 })
      .chain((numbers) => fc.tuple(fc.constant(numbers), fc.shuffledSubarray(numbers, { minLength: numbers.length })));
    fc.assert(
      fc.property(lists, ([one, other]) => {
        const print = (listNumber: number[]) =>
          lineFingerprint({ ...readLine({ gameId: 'keno', ticket: { listNumber } }), periodId: null, numberPeriod: 1 });
        expect(print(one)).toBe(print(other));
      }),
    );
  });
});
