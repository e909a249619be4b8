import { scenarioNamed } from './scenario';
import type { Played, Task } from './worker';

/** The scenario that is left, played. */
export interface Shrunk extends Played {
  /** How many acts are left in it. */
  acts: number;
}

/** What a violation is about, without the ids that change with every act that is left out. */
const kindOf = (violation: string) => violation.replace(/[:{].*$/s, '').replace(/\d+/g, '#');

/**
 * The fewest acts of a scenario with which the same thing goes wrong: halves are left out, then quarters and so on (delta
 * debugging, Zeller). Acts keep their own chance and time, so what is left plays as it did.
 */
export async function shrink(task: Task, play: (task: Task) => Promise<Played>): Promise<Shrunk | undefined> {
  let worst = await play(task);
  const [first] = worst.violations;
  if (first === undefined) return undefined;
  const kind = kindOf(first);
  const all = scenarioNamed(task).acts.map(({ id }) => id);
  let kept = all;

  const fails = async (ids: readonly number[]): Promise<boolean> => {
    const played = await play({ ...task, without: all.filter((id) => !ids.includes(id)) });
    if (!played.violations.some((violation) => kindOf(violation) === kind)) return false;
    worst = played;
    return true;
  };

  for (let parts = 2; kept.length > 1;) {
    const size = Math.ceil(kept.length / parts);
    let isSmaller = false;
    for (let start = 0; start < kept.length; start += size) {
      const rest = kept.filter((_, place) => place < start || place >= start + size);
      if (!(await fails(rest))) continue;
      kept = rest;
      isSmaller = true;
      break;
    }
    if (isSmaller) parts = Math.max(2, parts - 1);
    else if (size === 1) break;
    else parts = Math.min(kept.length, parts * 2);
  }
  return { ...worst, acts: kept.length };
}
