import { PATIENCE_MS } from './patience';

/**
 * Waits from here on are the component's and the hand's; shorter ones are the tools' own and keep the browser's time.
 */
const HELD_FROM_MS = 200;

export interface HandClock {
  /** Lets time pass: what falls due rings, in order. */
  advance(ms: number): void;
  /** Milliseconds that have passed under this hand. */
  elapsed(): number;
  /** How many waits have not fallen due. */
  waiting(): number;
  /** Gives the browser its own time back. */
  restore(): void;
}

/** Puts `setTimeout` and `performance.now()` under the story's hand, so that nobody waits for three seconds to pass. */
export function takeClock(): HandClock {
  const { setTimeout, clearTimeout } = globalThis;
  const waiting = new Map<number, { at: number; ring: () => void }>();
  const start = performance.now();
  let now = start;
  // Far above the ids that the browser gives.
  let lastId = 1_000_000_000;

  globalThis.setTimeout = ((ring: () => void, delay = 0, ...rest: unknown[]) => {
    if (delay < HELD_FROM_MS || delay === PATIENCE_MS) return setTimeout(ring, delay, ...rest);
    lastId += 1;
    waiting.set(lastId, { at: now + delay, ring });
    return lastId;
  }) as typeof globalThis.setTimeout;
  globalThis.clearTimeout = (id) => {
    if (!waiting.delete(Number(id))) clearTimeout(id);
  };
  Object.defineProperty(performance, 'now', { configurable: true, value: () => now });

  return {
    elapsed: () => now - start,
    waiting: () => waiting.size,
    advance(ms) {
      const until = now + ms;
      for (;;) {
        const [next] = [...waiting].filter(([, { at }]) => at <= until).toSorted(([, one], [, two]) => one.at - two.at);
        if (!next) break;
        const [id, { at, ring }] = next;
        waiting.delete(id);
        now = at;
        ring();
      }
      now = until;
    },
    restore() {
      Object.assign(globalThis, { setTimeout, clearTimeout });
      Reflect.deleteProperty(performance, 'now');
    },
  };
}
