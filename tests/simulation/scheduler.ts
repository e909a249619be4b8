import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate } from 'node:timers/promises';
import type { Random } from './random';

interface Waiting {
  at: number;
  order: number;
  run: () => void;
}

/** Something that may go on as soon as it is chosen. */
interface Turn {
  /** Whose it is: the requests, jobs and players that run beside each other. */
  task: string;
  since: number;
  isReady: () => boolean;
  run: () => void;
}

/** Chooses among tasks that may all go on; `time` is one of them. */
export type Picker = (tasks: readonly string[]) => number;

/** How long in ms a turn may be passed over by time that goes on, where nothing else is said. */
const LONGEST_WAIT = 2_000;

const TIME = 'time';

/** Never woken. */
const sleeper = new Int32Array(new SharedArrayBuffer(4));

/** Each as likely as the others. */
export function uniformPicker(random: Random): Picker {
  return (tasks) => Math.floor(random() * tasks.length);
}

/**
 * Probabilistic concurrency testing (Burckhardt et al., ASPLOS 2010): the task of the highest priority goes on, and at a
 * few chosen steps it falls behind all others. Finds a fault that takes `changes` + 1 orderings in a known share of runs.
 */
export function priorityPicker(random: Random, changes: number, steps: number): Picker {
  const priorities = new Map<string, number>();
  const changeAt = new Set(Array.from({ length: changes }, () => Math.floor(random() * steps)));
  let step = 0;
  let lowest = 0;
  const priorityOf = (task: string) => {
    const known = priorities.get(task) ?? random();
    priorities.set(task, known);
    return known;
  };
  const highest = (tasks: readonly string[]) =>
    tasks.reduce((best, task, place) => (priorityOf(task) > priorityOf(tasks[best] ?? task) ? place : best), 0);
  return (tasks) => {
    const chosen = highest(tasks);
    if (!changeAt.has((step += 1))) return chosen;
    priorities.set(tasks[chosen] ?? TIME, (lowest -= 1));
    return highest(tasks);
  };
}

const tasks = new AsyncLocalStorage<string>();

/** The task that the code is running for. */
export const currentTask = (): string => tasks.getStore() ?? 'world';

/** Runs work as a task of its own. */
export const asTask = <T>(name: string, work: () => T): T => tasks.run(name, work);

/**
 * Virtual time, in ms since the epoch, and the one queue of what may happen next. One thing happens at a time: after it,
 * everything that follows at once is played to its end before the next is chosen.
 */
export class Scheduler {
  /** Things that happened. */
  steps = 0;
  /** Told after each, once all has come to rest. */
  onStep: (() => void | Promise<void>) | undefined;
  #waiting: Waiting[] = [];
  #turns: Turn[] = [];
  #order = 0;
  #underWay = 0;

  constructor(
    public now: number,
    readonly pick: Picker = () => 0,
    readonly longestWait = LONGEST_WAIT,
    /** Ms that the machine rests after each step: what takes its time comes earlier in the world, and is noticed so. */
    readonly rest = 0,
  ) {}

  /** Calls back in `ms`; the answer takes it back. */
  after = (ms: number, run: () => void): (() => void) => {
    const waiting = { at: this.now + Math.max(ms, 0), order: (this.#order += 1), run };
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

  /** Comes back when it is chosen among all that are ready; never, once `isReady` stays false. */
  turn(isReady: () => boolean = () => true): Promise<void> {
    return new Promise((run) => {
      this.#turns.push({ task: currentTask(), since: this.now, isReady, run });
    });
  }

  /** Holds everything until work outside the simulated world is done. */
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
    while (this.#step(end)) {
      this.steps += 1;
      await this.#settle();
      await this.onStep?.();
    }
    this.now = end;
  }

  #step(end: number): boolean {
    const ready = this.#turns.filter(({ isReady }) => isReady());
    const timer = this.#nextTimer(end);
    const oldest = Math.min(...ready.map(({ since }) => since));
    const isTimeFree = timer !== undefined && timer.at <= oldest + this.longestWait;
    const names = ready.map(({ task }) => task);
    if (isTimeFree) names.push(TIME);
    if (names.length === 0) return false;
    const chosen = names.length === 1 ? 0 : this.pick(names);
    const turn = ready[chosen];
    if (turn) {
      this.#turns.splice(this.#turns.indexOf(turn), 1);
      turn.run();
    } else if (timer) {
      this.now = Math.max(this.now, timer.at);
      this.#waiting.splice(this.#waiting.indexOf(timer), 1);
      timer.run();
    }
    return true;
  }

  #nextTimer(end: number): Waiting | undefined {
    let first: Waiting | undefined;
    for (const waiting of this.#waiting) {
      if (waiting.at > end) continue;
      if (!first || waiting.at < first.at || (waiting.at === first.at && waiting.order < first.order)) first = waiting;
    }
    return first;
  }

  async #settle(): Promise<void> {
    if (this.rest > 0) Atomics.wait(sleeper, 0, 0, this.rest);
    do await setImmediate();
    while (this.#underWay > 0);
    await setImmediate();
    if (this.#underWay > 0) await this.#settle();
  }
}
