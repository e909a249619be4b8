// oxlint-disable-next-line import/default -- Vite answers with the address of what it builds of the file
import address from './keptWorker?worker&url';
import type { Answered } from './keptWorker';
import type { Tasks } from './tasks';

interface Waiting {
  resolve: (answer: unknown) => void;
  reject: (error: Error) => void;
}

let worker: Promise<Worker> | undefined;
let asked = 0;
const waiting = new Map<number, Waiting>();

function fail(reason: string): void {
  void worker?.then((failed) => failed.terminate());
  worker = undefined;
  for (const { reject } of waiting.values()) reject(new Error(reason));
  waiting.clear();
}

async function start(): Promise<Worker> {
  // By itself: the first page's script lists whatever that one shares with others.
  const { ownScript } = await import('./onDevice');
  const started = new Worker(ownScript(address as `/${string}`), { type: 'module' });
  started.addEventListener('message', ({ data: { id, answer, failure } }: MessageEvent<Answered>) => {
    const task = waiting.get(id);
    waiting.delete(id);
    if (failure === undefined) task?.resolve(answer);
    else task?.reject(new Error(failure));
  });
  started.addEventListener('error', () => fail('The worker that checks tickets did not start, so none was checked.'));
  return started;
}

/**
 * Has the worker do a task, which is started when first asked; tasks run side by side. Rejects with what the task threw,
 * and where the browser starts no worker.
 */
export async function askWorker<Task extends keyof Tasks>(
  task: Task,
  given: Parameters<Tasks[Task]>[0],
): Promise<Awaited<ReturnType<Tasks[Task]>>> {
  worker ??= start();
  const started = await worker;
  asked += 1;
  const id = asked;
  const answer = new Promise<unknown>((resolve, reject) => waiting.set(id, { resolve, reject }));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is of this origin and takes none
  started.postMessage({ id, task, given });
  return answer as ReturnType<typeof askWorker<Task>>;
}
