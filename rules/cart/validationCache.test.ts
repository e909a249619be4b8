import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ok, cachedValidation, cartReducer, decodeLine, emptyCart, err, validationKey } from '../index';
import { rememberValidation, type ValidationCache } from './validationCache';

const now = Date.parse('2026-08-21T10:00:00Z');
const lifetime = 5 * 60_000;
const mega = { code: 'A', listNumber: [1, 2, 3, 4, 5, 6], price: '10000' };
const key = validationKey('mega', mega);
const outcome = decodeLine({ gameId: 'mega', ticket: mega });

function filled(count: number): ValidationCache {
  return Array.from({ length: count }, (_, index) => index).reduce<ValidationCache>(
    (cache, index) => rememberValidation(cache, { key: `k${index}`, outcome, now: now + index }),
    new Map(),
  );
}

describe('a judgement', () => {
  const cache = rememberValidation(new Map(), { key, outcome, now });

  it.each([
    ['at once', 0, outcome],
    ['after exactly 5 minutes', lifetime, outcome],
    ['not a little later', lifetime + 1, null],
    ['not before it was made', -1, null],
  ])('is known %s', (_name, age, expected) => {
    expect(cachedValidation(cache, key, now + age)).toEqual(expected);
  });

  it('is of refused tickets too', () => {
    const refusal = err('INVALID_NUMBERS', 'Số đã chọn không hợp lệ');
    const both = rememberValidation(cache, { key: 'other', outcome: refusal, now });
    expect([cachedValidation(both, 'other', now), cachedValidation(both, key, now)]).toEqual([refusal, outcome]);
  });

  it('made again is as young as its last time', () => {
    const again = rememberValidation(cache, { key, outcome, now: now + lifetime });
    expect(cachedValidation(again, key, now + 2 * lifetime)).toEqual(outcome);
    expect(again.size).toBe(1);
  });

  it('leaves the cache it was added to as it was', () => {
    const empty: ValidationCache = new Map();
    rememberValidation(empty, { key, outcome, now });
    expect(empty.size).toBe(0);
  });
});

describe('a full cache', () => {
  it.each([
    [99, 99, true],
    [100, 100, true],
    [101, 100, false],
  ])('after %i judgements has %i; the first is among them: %s', (count, size, hasFirst) => {
    const cache = filled(count);
    expect([cache.size, cache.has('k0'), cache.has(`k${count - 1}`)]).toEqual([size, hasFirst, true]);
  });

  it('lets go of what is past its time before it is full', () => {
    const cache = rememberValidation(filled(50), { key, outcome, now: now + lifetime + 10 });
    expect([...cache.keys()].slice(0, 2)).toEqual(['k10', 'k11']);
    expect(cache.size).toBe(41);
  });
});

describe('the key', () => {
  it.each([
    ['another game', validationKey('power', mega)],
    ['another number', validationKey('mega', { ...mega, listNumber: [1, 2, 3, 4, 5, 7] })],
    ['another price', validationKey('mega', { ...mega, price: '20000' })],
    ['text for a number', validationKey('mega', { ...mega, price: 10_000 })],
    ['a field more', validationKey('mega', { ...mega, powerNumber: 3 })],
  ])('tells %s apart', (_name, other) => {
    expect(other).not.toBe(key);
  });

  it('does not depend on the order of fields', () => {
    expect(validationKey('mega', { price: '10000', listNumber: mega.listNumber, code: 'A' })).toBe(key);
  });

  it.each([
    ['no plain data', { ...mega, listNumber: new Set([1]) }],
    ['a function', { ...mega, price: () => 1 }],
    ['a hole in a list', { ...mega, listNumber: [1, undefined] }],
    ['a list that is too long', { listNumber: Array.from({ length: 2_000 }, (_, index) => index) }],
    ['a text that is too long', { numbers: '1'.repeat(2_000) }],
    [
      'a field that throws',
      {
        get price(): string {
          throw new Error('no');
        },
      },
    ],
  ])('is none for %s, which is judged each time', (_name, ticket) => {
    const none = validationKey('mega', ticket);
    expect(none).toBeNull();
    expect(cachedValidation(rememberValidation(new Map(), { key: none, outcome, now }), none, now)).toBeNull();
  });

  it('never takes one ticket for another', () => {
    const numbers = fc.array(fc.oneof(fc.integer({ min: -1, max: 50 }), fc.string()), { maxLength: 8 });
    fc.assert(
      fc.property(numbers, numbers, (one, other) => {
        const [first, second] = [one, other].map((listNumber) => validationKey('mega', { listNumber }));
        expect(first === second).toBe(JSON.stringify(one) === JSON.stringify(other));
      }),
      { numRuns: 1_000 },
    );
  });

  it('is made of anything without a throw', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withMap: true, withNullPrototype: true }), (ticket) => {
        const made = validationKey('keno', ticket);
        const cache = rememberValidation(new Map(), { key: made, outcome: ok(mega) as unknown as typeof outcome, now });
        expect(cache.size).toBe(made === null ? 0 : 1);
      }),
    );
  });
});

it('the cart keeps judgements until it is reset', () => {
  const judged = cartReducer(emptyCart(), { type: 'ticketChecked', key, outcome, now });
  expect(cachedValidation(judged.validationCache, key, now)).toEqual(outcome);
  expect(cartReducer(judged, { type: 'reset' }).validationCache.size).toBe(0);
});
