import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { builtServer } from '../../backend/testing/builtServer';

export interface ShopProcess {
  /** For instance `http://127.0.0.1:41234`. */
  url: string;
  pid: number | undefined;
  /** Ms from the start of the process to its address. */
  readyAfter: number;
  isAlive(): boolean;
  /** What it wrote. */
  output(): string;
  signal(signal: NodeJS.Signals): void;
  /** SIGKILL: no handler runs, nothing is flushed. Waits until the process is gone. */
  kill(): Promise<void>;
  /** SIGTERM: what is under way is finished. Waits likewise. */
  stop(): Promise<void>;
}

/** Starts the shop as a process of its own, on any free port, without simulated draws. `flags` are those of Node, `server` is
 * its file.
 */
export async function startShop(
  environment: Record<string, string>,
  flags: readonly string[] = [],
  server = builtServer(),
): Promise<ShopProcess> {
  const started = performance.now();
  const child = spawn(process.execPath, [...flags, server], {
    env: { PATH: process.env.PATH, PORT: '0', VELOC_SIMULATED_DRAWS: '0', ...environment },
  });
  let output = '';
  const exited = once(child, 'exit');
  const url = await new Promise<string>((found, gone) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const [, address] = /address: (\S+)\n/.exec(output) ?? [];
        if (address) found(address);
      });
    }
    void exited.then(() => gone(new Error(`The shop ended before it was ready: ${output}`)));
  });
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await exited;
  };
  return {
    url,
    pid: child.pid,
    readyAfter: performance.now() - started,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    output: () => output,
    signal: (signal) => child.kill(signal),
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}
