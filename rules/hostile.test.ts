import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkTicket, gameIds, restoreCart, type GameId } from './index';
import { trustBoundaries } from './testing/hostile/trustBoundaries';
import { hostileSweep } from './testing/hostile/sweep';
import { validTickets } from './testing/validTickets';

const seed = 20_261_121;
// More than a game's list, a saved cart or a refused ticket's text may hold, and far from what is offered here.
const MOST_READS = 2_500;

afterEach(() => vi.restoreAllMocks());

/** A list said to be ten million numbers long, and how often it was asked for one. */
function longList() {
  const reads = { count: 0 };
  const list = new Proxy<number[]>([], {
    get: (target, key) => {
      if (key === 'length') return 10_000_000;
      reads.count += 1;
      return key === Symbol.iterator ? target[Symbol.iterator] : 7;
    },
  });
  return { list, reads };
}

/** A ticket with a field for everything, and how many fields it was asked for. */
function wideTicket() {
  const reads = { count: 0 };
  const count =
    <T>(answer: T) =>
    () => {
      reads.count += 1;
      return answer;
    };
  const ticket = new Proxy({}, { has: count(true), get: count('1'), ownKeys: count(['listNumber']) });
  return { ticket, reads };
}

describe('whatever comes from outside', () => {
  it('makes no function throw or answer nonsense', { timeout: 60_000 }, () => {
    expect(hostileSweep({ seed, runs: 3_000 }).broken).toEqual([]);
  });

  it('changes no prototype', { timeout: 60_000 }, () => {
    const before = [Object.prototype, Array.prototype].map((prototype) => Reflect.ownKeys(prototype));
    hostileSweep({ seed: seed + 1, runs: 300 });
    expect([Object.prototype, Array.prototype].map((prototype) => Reflect.ownKeys(prototype))).toEqual(before);
  });

  const lists = Object.entries(validTickets).flatMap(([kind, { gameId, ticket }]) =>
    Object.entries(ticket)
      .filter(([, value]) => Array.isArray(value))
      .map(([field]): [string, string, GameId, object] => [kind, field, gameId, ticket]),
  );

  it.each(lists)('a list of ten million is too long before it is read: %s %s', (kind, field, gameId, ticket) => {
    const { list, reads } = longList();
    const checked = checkTicket(gameId, { ...ticket, [field]: list });
    // A bao's plain list is not counted, so it is not refused; it is not read on either.
    expect([kind, field, checked]).toMatchObject([kind, field, { ok: false, code: 'INVALID_NUMBER_COUNT' }]);
    expect(reads.count).toBeGreaterThan(0);
    expect(reads.count).toBeLessThan(150);
  });

  it.each(Object.keys(trustBoundaries))('%s reads little of a list of ten million', (boundary) => {
    for (const wrap of [(list: unknown) => list, (list: unknown) => ({ listNumber: list, items: list, phone: list })]) {
      const { list, reads } = longList();
      expect(trustBoundaries[boundary]?.(wrap(list))).toBe(true);
      expect(reads.count).toBeLessThan(MOST_READS);
    }
  });

  it.each(gameIds)('%s: only the fields of its tickets are read', (gameId) => {
    const { ticket, reads } = wideTicket();
    expect(checkTicket(gameId, ticket).ok).toBe(false);
    expect(reads.count).toBeGreaterThan(0);
    expect(reads.count).toBeLessThan(50);
  });

  it('a text of 100 MB is refused by its length', () => {
    const text = '1'.repeat(100_000_000);
    const longest = { read: 0 };
    const note = (read: unknown) => {
      if (typeof read === 'string') longest.read = Math.max(longest.read, read.length);
    };
    for (const name of ['split', 'replace', 'replaceAll', 'trim', 'padStart', 'match'] as const) {
      const original = String.prototype[name] as (...parts: unknown[]) => unknown;
      vi.spyOn(String.prototype, name).mockImplementation(function spied(this: string, ...parts: unknown[]) {
        note(this);
        return original.apply(this, parts) as never;
      });
    }
    for (const name of ['exec', 'test'] as const) {
      const original: (text: string) => unknown = RegExp.prototype[name];
      vi.spyOn(RegExp.prototype, name).mockImplementation(function spied(this: RegExp, read: string) {
        note(read);
        return original.call(this, read) as never;
      });
    }
    for (const { gameId, ticket } of Object.values(validTickets)) {
      for (const field of [...Object.keys(ticket), 'price', 'code']) {
        const checked = checkTicket(gameId, { ...ticket, [field]: text });
        // A bao's plain list and a stake that is no number do not count.
        if (field !== 'betAmount' && !(field === 'code' && gameId === 'loto')) expect(checked.ok).toBe(false);
      }
    }
    for (const answers of Object.values(trustBoundaries)) answers(text);
    expect(longest.read).toBeLessThanOrEqual(1_000);
  });

  it('a saved cart is read no further than a thousand lines', () => {
    const { list, reads } = longList();
    expect(restoreCart({ items: list, version: '1.0', timestamp: 0 }, 0)).toMatchObject({ items: [] });
    expect(reads.count).toBeLessThan(1_100);
  });
});
