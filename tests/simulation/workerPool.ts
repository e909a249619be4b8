import { fork, type ChildProcess } from 'node:child_process';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Played, Task } from './worker';

const own = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Processes that play scenarios side by side, in this repository or a copy, on embedded databases or on a server of
 * PostgreSQL; each answers one before it is given the next.
 */
export function openWorkerPool({ size = cpus().length, root = own, server = '' } = {}) {
  const here = (file: string) => join(root, 'tests/simulation', file);
  const idle: ChildProcess[] = [];
  const all: ChildProcess[] = [];
  const waiting: ((child: ChildProcess) => void)[] = [];

  function engage(): ChildProcess {
    const execArgv = ['--import', 'tsx', '--import', here('seams.ts')];
    const env = { ...process.env, VELOC_SIMULATED_SERVER: server };
    const child = fork(here('worker.ts'), [], { execArgv, cwd: root, env });
    all.push(child);
    // Whoever waits for it gets another one.
    child.once('exit', () => {
      all.splice(all.indexOf(child), 1);
      const next = waiting.shift();
      if (next) next(engage());
    });
    return child;
  }

  const free = (child: ChildProcess) => {
    const next = waiting.shift();
    if (next) next(child);
    else idle.push(child);
  };

  async function take(): Promise<ChildProcess> {
    const child = idle.pop() ?? (all.length < size ? engage() : undefined);
    return child ?? new Promise((resolve) => waiting.push(resolve));
  }

  return {
    async play(task: Task): Promise<Played> {
      const child = await take();
      return new Promise((resolve, reject) => {
        const fail = (code: number | null) =>
          reject(new Error(`The process that played seed ${task.seed} ended: ${code}`));
        child.once('exit', fail);
        child.once('message', (played) => {
          child.off('exit', fail);
          free(child);
          resolve(played as Played);
        });
        child.send(task);
      });
    },
    close(): void {
      for (const child of all) if (child.connected) child.disconnect();
    },
  };
}

export type WorkerPool = ReturnType<typeof openWorkerPool>;
