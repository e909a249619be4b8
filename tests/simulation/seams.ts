import crypto, { createHmac, KeyObject, timingSafeEqual, verify, webcrypto } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';

/**
 * Preloaded (`node --import`), so that libraries too live in the simulated world: time, chance and timers are the
 * world's while one is entered, and the machine's before and after. What would answer from a thread answers at once, for
 * threads keep no order.
 */
export interface Surroundings {
  /** Ms since the epoch. */
  now(): number;
  /** [0, 1) */
  random(): number;
  /** Calls back in `ms`; the answer takes it back. */
  after(ms: number, run: () => void): () => void;
}

let world: Surroundings | null = null;

export function enter(surroundings: Surroundings | null): void {
  world = surroundings;
}

const MachineDate = Date;
const machineNow = Date.now;
class SimulatedDate extends MachineDate {
  static override now(): number {
    return world ? Math.floor(world.now()) : machineNow();
  }
  // Dates that were made before this was loaded are dates too.
  static override [Symbol.hasInstance](value: unknown): boolean {
    return MachineDate[Symbol.hasInstance](value);
  }
  constructor(...args: unknown[]) {
    super(...((args.length === 0 ? [SimulatedDate.now()] : args) as [number]));
  }
}
globalThis.Date = SimulatedDate as DateConstructor;
const machineStopwatch = performance.now.bind(performance);
performance.now = () => world?.now() ?? machineStopwatch();

const machineRandom = Math.random;
Math.random = () => world?.random() ?? machineRandom();

function fill<T extends ArrayBufferView>(view: T): T {
  const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
  for (let place = 0; place < bytes.length; place += 1) bytes[place] = Math.floor((world?.random() ?? 0) * 256);
  return view;
}

/** In place of a function of the machine while a world is entered; a callback is called back in this turn. */
function replace(owner: object, name: string, make: (...args: never[]) => unknown): void {
  const original = Reflect.get(owner, name) as (...args: unknown[]) => unknown;
  const replaced = function (this: unknown, ...args: unknown[]) {
    if (!world) return Reflect.apply(original, this, args);
    const callback = args.at(-1);
    if (typeof callback !== 'function' || !name.startsWith('random')) return make(...(args as never[]));
    return callback(null, make(...(args.slice(0, -1) as never[])));
  };
  Object.defineProperty(owner, name, { value: replaced, configurable: true, writable: true });
}

function uuid(): string {
  const bytes = fill(Buffer.alloc(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

replace(crypto, 'randomBytes', (size: number) => fill(Buffer.alloc(size)));
replace(crypto, 'randomFillSync', fill);
replace(crypto, 'randomUUID', uuid);
replace(crypto, 'randomInt', (one: number, other?: number) => {
  const [least, below] = other === undefined ? [0, one] : [one, other];
  return least + Math.floor((world?.random() ?? 0) * (below - least));
});
replace(webcrypto, 'getRandomValues', fill);
replace(webcrypto, 'randomUUID', uuid);

const hmac = (key: webcrypto.CryptoKey, data: Uint8Array) =>
  createHmac('sha256', KeyObject.from(key)).update(data).digest();
replace(webcrypto.subtle, 'sign', async (_hmac: unknown, key: webcrypto.CryptoKey, data: Uint8Array) => {
  const signature = hmac(key, data);
  return signature.buffer.slice(signature.byteOffset, signature.byteOffset + signature.byteLength);
});
replace(
  webcrypto.subtle,
  'verify',
  async (_algorithm: unknown, key: webcrypto.CryptoKey, signature: Uint8Array, data: Uint8Array) =>
    key.algorithm.name === 'Ed25519'
      ? verify(null, data, KeyObject.from(key), signature)
      : signature.byteLength === 32 && timingSafeEqual(hmac(key, data), signature),
);

/** What `setTimeout` answers in Node, as far as anybody uses it. */
class Timer {
  constructor(public stop: () => void) {}
  ref = () => this;
  unref = () => this;
  hasRef = () => false;
}

let isMuted = false;

/** Runs what goes on at once, and forgets the timers that it makes. */
export function withoutTimers<T>(work: () => T): T {
  isMuted = true;
  try {
    return work();
  } finally {
    isMuted = false;
  }
}

function timeout(run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]): Timer {
  return new Timer(world?.after(ms, () => run(...args)) ?? (() => undefined));
}

function interval(run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]): Timer {
  const again = (): (() => void) =>
    world?.after(ms, () => {
      timer.stop = again();
      run(...args);
    }) ?? (() => undefined);
  const timer = new Timer(again());
  return timer;
}

/** A timer made outside a world is stopped as ever. */
function stopTimer(original: (timer: never) => void) {
  return (timer: unknown) => (timer instanceof Timer ? timer.stop() : original(timer as never));
}

replace(globalThis, 'setTimeout', timeout);
replace(globalThis, 'setInterval', interval);
const anyTimeout = globalThis.setTimeout;
globalThis.setTimeout = ((...args: Parameters<typeof setTimeout>) =>
  isMuted ? new Timer(() => undefined) : anyTimeout(...args)) as typeof setTimeout;
globalThis.clearTimeout = stopTimer(globalThis.clearTimeout) as typeof clearTimeout;
globalThis.clearInterval = stopTimer(globalThis.clearInterval) as typeof clearInterval;
replace(timers, 'setTimeout', (ms: number, value: unknown, { signal }: { signal?: AbortSignal } = {}) => {
  return new Promise((resolve, reject) => {
    const timer = timeout(() => resolve(value), ms);
    signal?.addEventListener('abort', () => {
      timer.stop();
      reject(new DOMException('aborted', 'AbortError'));
    });
  });
});

syncBuiltinESMExports();
