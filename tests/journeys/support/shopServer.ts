import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, dropDatabase } from './databases';

const root = join(import.meta.dirname, '../../..');
const START_LIMIT_MS = 240_000;

export interface ShopServerOptions {
  /** ISO instant at which the shop's clock starts. */
  clock: string;
  /** Folder of the shop's keys, and of its embedded database; a restart passes the one of the first start. */
  data: string;
  /** Address of its database on a server; empty for the embedded one. */
  database: string;
  /** Keeps a page's origin over restarts. */
  port: number;
  /** Environment variables beside those of every journey. */
  settings: Readonly<Record<string, string>>;
}

/** A shop of its own: real server, and a database that goes away with it. */
export interface ShopServer {
  url: string;
  data: string;
  port: number;
  /** The newest one-time code printed for a phone, waiting for it when it is still on its way. */
  codeFor(phone: string): Promise<string>;
  /** Runs an operator command against this server and answers what it printed. */
  operator(...args: string[]): Promise<string>;
  /** Stops this process and starts another on the same data with the clock at `clock`. */
  restart(clock: string): Promise<ShopServer>;
  stop(): Promise<void>;
}

export function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (typeof address === 'object' && address ? done(address.port) : failed(new Error('no port'))));
    });
  });
}

/**
 * On the database server that is named, else on the embedded database, which takes three times as much of the processor.
 * `isEmbedded` wants the latter.
 */
export async function startShop(clock: string, { isEmbedded = false, settings = {} } = {}): Promise<ShopServer> {
  const data = mkdtempSync(join(tmpdir(), 'veloc-journey-'));
  const { VELOC_TEST_DATABASE_URL: server, VELOC_JOURNEYS_DATABASE: prepared } = process.env;
  const port = await freePort();
  if (server && !isEmbedded)
    return launch({ clock, data, port, settings, database: await createDatabase(server, prepared) });
  // Making one is more than half of a shop's first start, which `backend/start/server.test.ts` goes through.
  if (prepared && !server) cpSync(prepared, data, { recursive: true });
  return launch({ clock, data, port, settings, database: '' });
}

async function launch({ clock, data, port, database, settings }: ShopServerOptions): Promise<ShopServer> {
  const env = {
    ...process.env,
    PORT: String(port),
    VELOC_DATA: data,
    VELOC_CLOCK: clock,
    VELOC_SIMULATED_DRAWS: '0',
    DATABASE_URL: database,
    VELOC_SANDBOX: '1',
    ...settings,
  };
  const child = spawn(process.execPath, ['backend/dist/server.js'], { cwd: root, env, stdio: 'pipe' });
  let printed = '';
  child.stdout.on('data', (text: Buffer) => (printed += text.toString()));
  child.stderr.on('data', (text: Buffer) => (printed += text.toString()));
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url, child, () => printed);

  return {
    url,
    data,
    port,
    codeFor: (phone) =>
      until(
        () => [...printed.matchAll(new RegExp(`OTP \\${phone} (\\d{6})`, 'g'))].at(-1)?.[1],
        `no code for ${phone}`,
      ),
    operator: (...args) => runOperator(args, { ...env, PORT: String(port) }),
    restart: async (later) => {
      await end(child);
      return launch({ clock: later, data, port, database, settings });
    },
    stop: async () => {
      await end(child);
      rmSync(data, { recursive: true, force: true });
      if (database) await dropDatabase(process.env.VELOC_TEST_DATABASE_URL ?? '', database);
    },
  };
}

async function untilReady(url: string, child: ChildProcess, printed: () => string) {
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`The server ended before it was ready:\n${printed()}`);
    const answer = await fetch(`${url}/ready`).catch(() => undefined);
    return answer?.ok ? true : undefined;
  }, 'the server did not become ready');
}

async function until<T>(read: () => T | undefined | Promise<T | undefined>, failure: string): Promise<T> {
  const deadline = Date.now() + START_LIMIT_MS;
  for (;;) {
    const value = await read();
    if (value !== undefined) return value;
    if (Date.now() > deadline) throw new Error(failure);
    await new Promise((wake) => setTimeout(wake, 50));
  }
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve();
  return new Promise((done) => {
    child.once('exit', () => done());
    child.kill('SIGTERM');
  });
}

function runOperator(args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  return new Promise((done) => {
    const child = spawn(process.execPath, ['backend/dist/operator.js', ...args], { cwd: root, env, stdio: 'pipe' });
    let printed = '';
    child.stdout.on('data', (text: Buffer) => (printed += text.toString()));
    child.stderr.on('data', (text: Buffer) => (printed += text.toString()));
    child.on('exit', () => done(printed));
  });
}
