import { seededRandom } from '../seededRandom';
import { trustBoundaries } from './trustBoundaries';
import { hostileValue } from './values';

interface Sweep {
  seed: number;
  /** Values to try at every boundary. */
  runs: number;
  /** The first value's place; a failure names its own, so that it alone can be tried again. @default 0 */
  from?: number;
  /** Told after every 10,000 values how many are done, and all that broke so far. */
  report?: (done: number, broken: readonly Broken[]) => void;
}

export interface Broken {
  boundary: string;
  /** Place of the value. */
  at: number;
  /** What it threw, or that its answer is none it may give. */
  what: string;
}

/** Hands values of every kind to every boundary and names those that threw or answered what they may not. */
export function hostileSweep({ seed, runs, from = 0, report }: Sweep): { calls: number; broken: Broken[] } {
  const broken: Broken[] = [];
  let calls = 0;
  for (let at = from; at < from + runs; at += 1) {
    // Each value has dice of its own, so that any one can be made again.
    const value = hostileValue(seededRandom(Math.imul(seed + at, 0x9e3779b1)));
    for (const [boundary, answers] of Object.entries(trustBoundaries)) {
      calls += 1;
      const what = attempt(() => answers(value));
      if (what !== null) broken.push({ boundary, at, what });
    }
    const done = at - from + 1;
    if (done % 10_000 === 0) report?.(done, broken);
  }
  return { calls, broken };
}

function attempt(run: () => boolean): string | null {
  try {
    return run() ? null : 'an answer it may not give';
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : 'threw something that is no error';
  }
}
