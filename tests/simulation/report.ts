import { contract } from '../../rules/index';
import { rareStates } from './rareStates';
import type { Played } from './worker';

/** A rare state that does not come about once in so many seeds says that the world is asleep. */
const ENOUGH = 1_000;

/** One line a step, and what was wrong at the end. */
export function narrate({ lines }: Played, until: number): string {
  return lines.slice(0, until).join('\n');
}

/** Seeds that `npm test` plays. */
const PLAYED_ALWAYS = 6;

/** A few seeds that meet the most rare states, and make the most calls, between them; one after the other, the best next. */
function richest(played: readonly Played[]): number[] {
  const seen = new Set<string>();
  const chosen: Played[] = [];
  const adds = ({ met, calls }: Played) => [...new Set([...met, ...calls])].filter((what) => !seen.has(what)).length;
  for (let left = PLAYED_ALWAYS; left > 0; left -= 1) {
    const [next] = played.toSorted((one, other) => adds(other) - adds(one) || one.steps - other.steps);
    if (!next) break;
    chosen.push(next);
    for (const what of [...next.met, ...next.calls]) seen.add(what);
  }
  return chosen.map(({ seed }) => seed).toSorted((one, other) => one - other);
}

/** How the seeds went together. Answers whether nothing was wrong. */
export function report(played: readonly Played[], { real }: { real: number }): boolean {
  const sum = (of: (one: Played) => number) => played.reduce((all, one) => all + of(one), 0);
  const failed = played.filter(({ violations }) => violations.length > 0);
  const virtual = sum((one) => one.virtual);
  const met = rareStates.map((state) => ({ state, seeds: played.filter((one) => one.met.includes(state)).length }));
  const asleep = met.filter(({ seeds }) => seeds === 0 || seeds * ENOUGH < played.length);
  const calls = new Set(played.flatMap((one) => one.calls));
  const all = contract.allCalls().map(({ method, path }) => `${method} ${path}`);
  console.log(`rare states, in seeds: ${met.map(({ state, seeds }) => `${state} ${seeds}`).join(', ')}`);
  if (played.length >= ENOUGH) for (const { state } of asleep) console.log(`too seldom: ${state}`);
  console.log(`calls: ${calls.size} of ${all.length}; never: ${all.filter((call) => !calls.has(call)).join(', ')}`);
  if (played.length > PLAYED_ALWAYS) console.log(`richest between them: ${richest(played).join(', ')}`);
  console.log(
    `${played.length} seeds, ${sum(({ steps }) => steps)} steps, ${Math.round(virtual / 3_600_000)} virtual hours in ${Math.round(real / 1_000)} s ` +
      `(${Math.round(virtual / real)} to 1), ${failed.length} with a violation`,
  );
  return failed.length === 0 && (played.length < ENOUGH || asleep.length === 0);
}
