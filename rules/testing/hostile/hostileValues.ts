import type { RandomSource } from '../../picks';
import { oneOf, type Make } from './make';
import { scalar } from './scalars';

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
const deepest = deep();

/** Objects of every kind, those that throw when touched among them. */
export const thing: Make = (random) =>
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
