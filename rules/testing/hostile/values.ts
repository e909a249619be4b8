import { slotCodes } from '../../games';
import type { RandomSource } from '../../picks';
import { validTickets } from '../validTickets';

type Make = (random: RandomSource, depth: number) => unknown;

function oneOf<T>(random: RandomSource, items: readonly [T, ...T[]]): T {
  return items[Math.floor(random() * items.length)] ?? items[0];
}

// One error for all: making a stack for each would take most of the time.
const trouble = new Error('This value throws whenever it is touched.');

function thrower(): never {
  throw trouble;
}

/** Every operation on it throws. */
function trap(target: object): object {
  return new Proxy(target, {
    get: thrower,
    has: thrower,
    ownKeys: thrower,
    getOwnPropertyDescriptor: thrower,
    getPrototypeOf: thrower,
  });
}

function revoked(target: object): object {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
}

/** Answers every question with something of its own making. */
function liar(random: RandomSource): object {
  const length = oneOf(random, [1e9, -1, NaN, 'many', 2n, null]);
  const field = scalar(random, 0);
  return new Proxy([], { get: (_target, key) => (key === 'length' ? length : field), has: () => true });
}

function withGetter(random: RandomSource): object {
  const key = oneOf(random, ['listNumber', 'numbers', 'price', 'length', 'toJSON', 'isBundleTicket', 'code']);
  return Object.defineProperty({ numbers: '123' }, key, { enumerable: true, get: thrower });
}

function cycle(): object {
  const round: Record<string, unknown> = { listNumber: [1] };
  round.self = round;
  round.list = [round];
  return round;
}

function deep(): object {
  let nested: object = {};
  for (let level = 0; level < 1_000; level += 1) nested = level % 2 ? [nested] : { nested };
  return nested;
}

class Odd {
  listNumber = [1, 2, 3];
  toString = thrower;
  valueOf = thrower;
  [Symbol.toPrimitive] = thrower;
}

/** The most entries a list can have, none of which is there. */
const sparse = Object.assign([], { length: 2 ** 32 - 1 });
const longText = '1'.repeat(100_000);
const deepest = deep();

const scalar: Make = (random) =>
  oneOf<unknown>(random, [
    undefined,
    null,
    true,
    false,
    0,
    -0,
    1,
    -1,
    1.5,
    NaN,
    Infinity,
    -Infinity,
    1e21,
    2 ** 53,
    Number.MIN_VALUE,
    Math.floor(random() * 100),
    10n ** 30n,
    Symbol('odd'),
    Symbol.iterator,
    '',
    ' ',
    '10000',
    '10000 ',
    '1e4',
    '123 456',
    '--07',
    '21/11/2026',
    'LEVEL_3',
    'EVEN',
    '__proto__',
    'constructor',
    'toString',
    '\ud800',
    '\u0000',
    '١٢٣',
    longText,
  ]);

const thing: Make = (random) =>
  oneOf<() => unknown>(random, [
    () => new Date(0),
    () => new Date(NaN),
    () => new Map([['listNumber', [1]]]),
    () => new Set([1]),
    () => new WeakMap(),
    () => /x/g,
    () => new Error('odd'),
    () => Promise.resolve(1),
    () => thrower,
    () => new Odd(),
    () => Odd,
    () => new Uint8Array(1_000),
    () => new ArrayBuffer(8),
    () => Object('text'),
    () => Object(1),
    () => Object(1n),
    () => Object(Symbol('odd')),
    () => Object.create(null),
    () => Object.create({ listNumber: [1, 2, 3] }),
    () => Object.freeze({ listNumber: Object.freeze([1, 2, 3]) }),
    () => JSON.parse('{"__proto__":{"price":"1"},"constructor":{"prototype":1}}'),
    () => globalThis,
    cycle,
    () => deepest,
    () => sparse,
    () => Object.assign([1], { 2: 3 }),
    () => trap({}),
    () => trap([]),
    () => trap(thrower),
    () => revoked({}),
    () => revoked([]),
    () => liar(random),
    () => withGetter(random),
    () => [trap({})],
    () => Object.defineProperty([1, 2], 0, { get: thrower }),
  ])();

const list: Make = (random, depth) =>
  Array.from({ length: Math.floor(random() * 15) }, () =>
    random() < 0.7 ? Math.floor(random() * 90) : hostileValue(random, depth + 1),
  );

const record: Make = (random, depth) =>
  Object.fromEntries(
    Array.from({ length: Math.floor(random() * 5) }, () => [
      oneOf(random, ['id', 'name', 'listNumber', 'numbers', 'code', 'lengthGame', 'x', '__proto__']),
      hostileValue(random, depth + 1),
    ]),
  );

const kinds = Object.values(validTickets);
const fields = [...new Set(kinds.flatMap(({ ticket }) => Object.keys(ticket))), 'code', 'price', 'isDone', 'label'];

/** A ticket that is accepted but for a few of its fields. */
const spoiltTicket: Make = (random, depth) => {
  const kind = kinds[Math.floor(random() * kinds.length)];
  const ticket: Record<string, unknown> = { ...kind?.ticket, code: oneOf(random, slotCodes) };
  for (let times = Math.floor(random() * 3); times >= 0; times -= 1) {
    const field = fields[Math.floor(random() * fields.length)] ?? 'code';
    ticket[field] = hostileValue(random, depth + 1);
  }
  return ticket;
};

/** Anything at all that a program can hand to another, from the given dice. */
export function hostileValue(random: RandomSource, depth = 0): unknown {
  const makes: readonly [Make, ...Make[]] =
    depth > 2 ? [scalar, thing] : [scalar, thing, list, record, spoiltTicket, spoiltTicket];
  return oneOf(random, makes)(random, depth);
}
