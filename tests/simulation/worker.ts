import { clonePglite } from '../../backend/testing/pgliteClone';
import { SimulatedDatabase } from './database';
import { play, type Outcome } from './play';
import { storyOf, type Story } from './story';
import { START } from './world';

/** A story as a number, or with what is left of it. */
export interface Task {
  seed: number;
  /** Acts that are left out. */
  without?: readonly number[];
  /** Acts at most, before some are left out. */
  acts?: number;
}

export interface Played extends Omit<Outcome, 'calls'> {
  calls: string[];
  /** Ms of the real world. */
  real: number;
}

function storyOfTask({ seed, without = [], acts }: Task): Story {
  const story = storyOf(seed, acts);
  return { ...story, acts: story.acts.filter(({ id }) => !without.includes(id)) };
}

/** A database on which stories are played one after the other, each as though it were the first. */
export async function openStage(): Promise<(task: Task) => Promise<Played>> {
  const database = await SimulatedDatabase.over(await clonePglite(new Date(START)));
  return async (task) => {
    const began = process.hrtime.bigint();
    const { calls, ...outcome } = await play(database, storyOfTask(task));
    return { ...outcome, calls: [...calls], real: Number(process.hrtime.bigint() - began) / 1e6 };
  };
}

if (process.send) {
  const stage = openStage();
  process.on('message', (task: Task) => {
    void stage
      .then((playTask) => playTask(task))
      .then((played) => process.send?.(played))
      .catch((error: unknown) => {
        console.error(error);
        process.exit(1);
      });
  });
}
