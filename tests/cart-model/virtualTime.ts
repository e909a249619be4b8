import { setImmediate } from 'node:timers/promises';
import type { Timers } from '../../storefront/api/timers';

interface Waiting {
  at: number;
  order: number;
  run: () => void;
}

/** Time that moves only when told to, in ms since the epoch, beside work of the real world that it waits for. */
export class VirtualTime {
  #waiting: Waiting[] = [];
  #order = 0;
  #underWay = 0;

  constructor(public now: number) {}

  /** Calls back in `ms`; the answer takes it back. */
  after = (ms: number, run: () => void): (() => void) => {
    const waiting = { at: this.now + ms, order: (this.#order += 1), run };
    this.#waiting.push(waiting);
    return () => {
      this.#waiting = this.#waiting.filter((other) => other !== waiting);
    };
  };

  pause(ms: number): Promise<void> {
    return new Promise((resume) => {
      this.after(ms, resume);
    });
  }

  /** Holds time still until the work is done. */
  async real<T>(work: () => Promise<T>): Promise<T> {
    this.#underWay += 1;
    try {
      return await work();
    } finally {
      this.#underWay -= 1;
    }
  }

  /** Lets `ms` pass, each moment with all that follows from it before the next. */
  async pass(ms: number): Promise<void> {
    const end = this.now + ms;
    await this.#settle();
    for (;;) {
      const next = this.#next(end);
      if (!next) break;
      this.now = Math.max(this.now, next.at);
      this.#waiting = this.#waiting.filter((other) => other !== next);
      next.run();
      await this.#settle();
    }
    this.now = end;
  }

  #next(end: number): Waiting | undefined {
    let first: Waiting | undefined;
    for (const waiting of this.#waiting) {
      if (waiting.at > end) continue;
      if (!first || waiting.at < first.at || (waiting.at === first.at && waiting.order < first.order)) first = waiting;
    }
    return first;
  }

  async #settle(): Promise<void> {
    do await setImmediate();
    while (this.#underWay > 0);
    await setImmediate();
    if (this.#underWay > 0) await this.#settle();
  }
}

/** Timers of one page, which end with it. */
export function pageTimers(time: VirtualTime, isOpen: () => boolean): Timers {
  return {
    after: (ms, run) =>
      time.after(ms, () => {
        if (isOpen()) run();
      }),
  };
}
