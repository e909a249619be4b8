import { contract } from '../../rules/index';
import type { Played } from './worker';

/** One line a step, and what was wrong at the end. */
export function storyInWords({ lines }: Played, until: number): string {
  return lines.slice(0, until).join('\n');
}

/** How the seeds went together. Answers whether nothing was wrong. */
export function report(played: readonly Played[], { real }: { real: number }): boolean {
  const sum = (of: (one: Played) => number) => played.reduce((all, one) => all + of(one), 0);
  const failed = played.filter(({ violations }) => violations.length > 0);
  const virtual = sum((one) => one.virtual);
  const met = new Map<string, number>();
  for (const one of played) for (const [state] of one.met) met.set(state, (met.get(state) ?? 0) + 1);
  const calls = new Set(played.flatMap((one) => one.calls));
  const all = contract.allCalls().map(({ method, path }) => `${method} ${path}`);
  console.log(
    `met: ${[...met]
      .toSorted((a, b) => b[1] - a[1])
      .map(([state, seeds]) => `${state} ${seeds}`)
      .join(', ')}`,
  );
  console.log(`calls: ${calls.size} of ${all.length}; never: ${all.filter((call) => !calls.has(call)).join(', ')}`);
  console.log(
    `${played.length} seeds, ${sum(({ steps }) => steps)} steps, ${Math.round(virtual / 3_600_000)} virtual hours in ${Math.round(real / 1_000)} s ` +
      `(${Math.round(virtual / real)} to 1), ${failed.length} with a violation`,
  );
  return failed.length === 0;
}
