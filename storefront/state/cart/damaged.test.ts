import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createClient } from '../../api/client';
import { memoryStorage } from '../../testing/fakes';
import { safeStorage, type KeyValueStorage } from '../../lib/browserStorage';
import { createCart } from './cart';

const now = Date.parse('2026-08-21T10:30:00.000Z');
const hour = 3_600_000;
const CARTS = 5_000;

const lineOf = (first: number) => ({
  id: `line-${first}`,
  gameId: 'mega',
  ticket: { code: 'A', listNumber: [first, 12, 23, 31, 40, 45], price: '10000', isDone: true },
  periodId: 'mega:01552',
  unitPrice: 10_000,
  quantity: 2,
  numberPeriod: 1,
});
const lines = [lineOf(1), lineOf(2), lineOf(3)];
const sound = { items: lines, timestamp: now, version: '1.0', lastSyncAt: now, isOpen: false };

/** The cart of a guest who opens the shop with this storage; its timers never fire. */
function open(storage: KeyValueStorage) {
  let ids = 0;
  const cart = createCart({
    api: createClient(() => Promise.reject(new TypeError('no network'))),
    session: {
      get: () => ({ user: null, token: null, authStatus: null }),
      subscribe: () => () => undefined,
      isOvertaken: () => false,
    },
    storage,
    timers: { after: () => () => undefined },
    lock: (run) => run(false),
    newId: () => `id-${(ids += 1)}`,
    now: () => now,
    popups: { warn: vi.fn(), warnOfFailure: vi.fn() },
  });
  cart.start({ online: true });
  return cart;
}

const idsOf = (storage: KeyValueStorage) =>
  open(storage)
    .get()
    .cart.items.map(({ id }) => id);
const all = lines.map(({ id }) => id);

/** A number from 0 up to, not including, 1. */
type Random = () => number;
const below = (random: Random, limit: number) => Math.floor(random() * limit);
const garbage: readonly unknown[] = [null, true, -1, 1e308, 'x', '', [], [[]], {}, { length: -1 }, 'ế'.repeat(99)];
const pick = <T>(random: Random, list: readonly T[]) => list[below(random, list.length)] as T;
const with5MB = { ...lineOf(9), ticket: 'x'.repeat(5 * 1024 * 1024) };

/** Each damage gives the stored text and the lines that must be there afterwards; undefined where any may be. */
const damages: Readonly<Record<string, (random: Random) => { text: string; kept?: string[] }>> = {
  truncated: (random) => {
    const text = JSON.stringify(sound);
    return { text: text.slice(0, below(random, text.length)), kept: [] };
  },
  'a line of wrong types': (random) => {
    const at = below(random, lines.length);
    const field = pick(random, ['id', 'gameId', 'ticket', 'unitPrice', 'quantity']);
    const wrong =
      field === 'quantity' ? 'x' : field === 'id' ? pick(random, [null, 7, {}]) : pick(random, [null, true, [], '']);
    const items = lines.map((line, index) => (index === at ? { ...line, [field]: wrong } : line));
    return { text: JSON.stringify({ ...sound, items }), kept: all.filter((_id, index) => index !== at) };
  },
  'a cart of wrong types': (random) => {
    const field = pick(random, Object.keys(sound));
    return { text: JSON.stringify({ ...sound, [field]: pick(random, garbage) }) };
  },
  'other fields of a line': (random) => {
    const field = pick(random, [
      'numberPeriod',
      'addedAt',
      'syncAttempts',
      'backendSynced',
      'formerIds',
      'version',
      'x',
    ]);
    const items = lines.map((line) => ({ ...line, [field]: pick(random, garbage) }));
    return { text: JSON.stringify({ ...sound, items }), kept: all };
  },
  'what was sent and taken out': (random) => {
    const [sent, removing, seen] = [pick(random, garbage), pick(random, garbage), pick(random, garbage)];
    return { text: JSON.stringify({ ...sound, sent, removing: [removing], seen }), kept: all };
  },
  __proto__: (random) => {
    const places = [...JSON.stringify(sound).matchAll(/\{/g)].map(({ index }) => index + 1);
    const at = pick(random, places);
    const text = JSON.stringify(sound);
    return { text: `${text.slice(0, at)}"__proto__":{"stolen":true,"items":[]},${text.slice(at)}`, kept: all };
  },
  'a moment of another day': (random) => {
    const timestamp = now + pick(random, [1, -1]) * (25 * hour + random() * 1e12);
    return { text: JSON.stringify({ ...sound, timestamp }), kept: [] };
  },
  'a moment within the day': (random) => ({
    text: JSON.stringify({ ...sound, timestamp: now + (random() * 2 - 1) * 24 * hour }),
    kept: all,
  }),
  'another version': (random) => ({
    text: JSON.stringify({ ...sound, version: pick(random, ['0.9', '1.1', '2.0', '', 1, null]) }),
    kept: [],
  }),
  'a price that is no number': (random) => {
    const at = below(random, lines.length);
    const items = lines.map((line, index) =>
      index === at ? { ...line, unitPrice: pick(random, [Number.NaN, 0, -10_000, 0.5]) } : line,
    );
    return { text: JSON.stringify({ ...sound, items }), kept: all.filter((_id, index) => index !== at) };
  },
  'bytes that are no JSON': (random) => {
    const text = JSON.stringify(sound);
    const at = below(random, text.length - 1);
    return { text: `${text.slice(0, at)}\u0000${text.slice(at)}`, kept: [] };
  },
};

describe('a damaged stored cart (S7)', () => {
  it(`never stops the shop and keeps the lines that are sound, ${CARTS} times`, () => {
    const damage = fc.constantFrom(...Object.keys(damages));
    const numbers = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }));
    fc.assert(
      fc.property(damage, numbers, (kind, random) => {
        const { text, kept } = damages[kind]?.(() => random.next().value as number) ?? expect.fail();
        const ids = idsOf(memoryStorage({ 'veloc.cart': text }));
        if (kept) expect(ids, `${kind}: ${text.slice(0, 2_000)}`).toEqual(kept);
        expect('stolen' in {}).toBe(false);
      }),
      { numRuns: CARTS },
    );
  });

  it.each([
    ['a line of 5 MB', JSON.stringify({ ...sound, items: [...lines, with5MB] }), all],
    ['5 MB beside the lines', JSON.stringify({ ...sound, more: with5MB }), all],
    ['a million brackets', '['.repeat(1024 * 1024), []],
    ['a hundred thousand lines', JSON.stringify({ ...sound, items: Array.from({ length: 100_000 }, () => 1) }), []],
  ])('survives %s', (_name, text, kept) => {
    expect(idsOf(memoryStorage({ 'veloc.cart': text }))).toEqual(kept);
  });
});

it.each([
  ['brackets', '['],
  ['braces', '{"x":'],
  ['numbers', '1,'],
  ['escapes', String.raw`\"`],
])('does not even read 5 MB of %s, which would hold up the start for seconds', (_name, part) => {
  const text = `{"items":[${part.repeat((5 * 1024 * 1024) / part.length)}`;
  const parse = vi.spyOn(JSON, 'parse');
  expect(idsOf(memoryStorage({ 'veloc.cart': text }))).toEqual([]);
  expect(parse).not.toHaveBeenCalled();
  parse.mockRestore();
});

it('reads the fullest cart there can be', () => {
  const formerIds = Array.from({ length: 20 }, (_, at) => `former-${at}`);
  const full = Array.from({ length: 200 }, (_, at) => ({ ...lineOf(at), formerIds, backendSynced: true }));
  const removing = full.map((line, index) => ({ line: { ...line, id: `gone-${index}` }, index, by: 'line' }));
  const sent = full.map((item, at) => ({ kind: 'add', key: `key-${at}`, lineId: `sent-${at}`, sentAt: now, item }));
  const text = JSON.stringify({ ...sound, items: full, removing, sent });
  expect(idsOf(memoryStorage({ 'veloc.cart': text }))).toHaveLength(200);
});

describe('a storage that throws', () => {
  const ticket = lineOf(4).ticket;
  const games = [{ gameId: 'mega' as const, maxPeriods: 12 }];
  const refuse = () => {
    throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
  };
  const blocked: KeyValueStorage = { getItem: refuse, setItem: refuse, removeItem: refuse };
  const full = { ...memoryStorage({ 'veloc.cart': JSON.stringify(sound) }), setItem: refuse };

  it.each([
    ['everything is blocked', blocked, ['id-2']],
    ['it is full', full, [...all, 'id-2']],
  ])('leaves a cart that works until the page is left: %s', (_name, storage, expected) => {
    const cart = open(safeStorage(() => storage));
    const added = cart.add([{ gameId: 'mega', ticket, periodId: null }], games);
    expect(added.ok).toBe(true);
    cart.leave();
    cart.syncFromStorage();
    expect(cart.get().cart.items.map(({ id }) => id)).toEqual(expected);
  });
});
