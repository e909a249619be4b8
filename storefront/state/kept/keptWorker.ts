import * as databases from './databases';
import { createTasks, type Tasks } from './tasks';

/** One task of the page, and what came of it under the same id. */
export interface Asked {
  id: number;
  task: keyof Tasks;
  given: never;
}

export interface Answered {
  id: number;
  answer?: unknown;
  /** What was thrown, in words. */
  failure?: string;
}

const tasks = createTasks(databases);
const answer = (answered: Answered) => postMessage(answered);

addEventListener('message', ({ data: { id, task, given } }: MessageEvent<Asked>) => {
  const work: (asked: never) => Promise<unknown> = tasks[task];
  work(given).then(
    (result) => answer({ id, answer: result }),
    (error: unknown) => answer({ id, failure: String(error) }),
  );
});
