import { clonePglite } from '../../backend/testing/pgliteClone';
import { SimulatedDatabase } from './database';
import { play, type Outcome } from './play';
import { scenarioOf, type Scenario } from './scenario';
import { START } from './world';

/** A scenario as its seed, or with what is left of it. */
export interface Task {
  seed: number;
  /** Acts that are left out. */
  without?: readonly number[];
}

export interface Played extends Omit<Outcome, 'calls'> {
  calls: string[];
  /** Ms of the real world. */
  real: number;
}

function scenarioOfTask({ seed, without = [] }: Task): Scenario {
  const scenario = scenarioOf(seed);
  return { ...scenario, acts: scenario.acts.filter(({ id }) => !without.includes(id)) };
}

/** A database on which scenarios are played one after the other, each as though it were the first. */
export async function openRunner(): Promise<(task: Task) => Promise<Played>> {
  const database = await SimulatedDatabase.over(await clonePglite(new Date(START)));
  return async (task) => {
    const began = process.hrtime.bigint();
    const { calls, ...outcome } = await play(database, scenarioOfTask(task));
    return { ...outcome, calls: [...calls], real: Number(process.hrtime.bigint() - began) / 1e6 };
  };
}

if (process.send) {
  const runner = openRunner();
  process.on('message', (task: Task) => {
    void runner
      .then((run) => run(task))
      .then((played) => process.send?.(played))
      .catch((error: unknown) => {
        console.error(error);
        process.exit(1);
      });
  });
}
