import { setImmediate } from 'node:timers/promises';
import { Pool, type PoolClient } from 'pg';
import type { Connection } from '../../backend/db/connect';
import type { Scheduler } from './scheduler';

interface Statement {
  pid: number;
  isDone: boolean;
  /** A wait in a circle is ended here, as the server's own detector would after a second. */
  isVictim: boolean;
  /** Lets its task go on; only of one that had to wait for a lock. */
  resume: (() => void) | undefined;
}

/** Ns of the machine in which a statement that waits for nobody has mostly ended, so that nobody asks about it. */
const SHORT = 3_000_000n;

const machineTime = process.hrtime.bigint.bind(process.hrtime);

/**
 * The statements that a server of PostgreSQL is working on. The world stands still until each has ended or waits for a
 * lock that another holds (`pg_blocking_pids`, as PostgreSQL's isolationtester asks), so which lock is taken first is
 * chosen by the seed and not by the machine.
 */
export class LockWatch {
  /** How long in ms a statement may take: transactions that are over at once meet no others. */
  readonly longestWait = 10_000;
  /** Told of statements that had to wait, and of circles. */
  onMet: (what: 'a statement waited for a lock' | 'a circle of locks was cut') => void = () => undefined;
  #open: Statement[] = [];

  constructor(readonly watcher: PoolClient) {}

  /** Runs one statement of a session; goes on once it has ended and, where it had to wait, in the order of all that did. */
  async run<T>(scheduler: Scheduler, pid: number, work: () => Promise<T>): Promise<T> {
    const statement: Statement = { pid, isDone: false, isVictim: false, resume: undefined };
    this.#open.push(statement);
    const ended = work().finally(() => {
      statement.isDone = true;
    });
    ended.catch(() => undefined);
    await scheduler.real(() => this.#settle());
    if (!statement.isDone) {
      this.onMet('a statement waited for a lock');
      await new Promise<void>((resume) => {
        statement.resume = resume;
      });
    }
    this.#open = this.#open.filter((other) => other !== statement);
    try {
      return await ended;
    } catch (error) {
      if (!statement.isVictim) throw error;
      throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
    }
  }

  /** Ends what sessions still wait for. */
  async cancel(pids: readonly number[]): Promise<void> {
    const open = this.#open.filter(({ pid, isDone }) => !isDone && pids.includes(pid));
    for (const { pid } of open) await this.watcher.query('select pg_cancel_backend($1)', [pid]);
    while (open.some(({ isDone }) => !isDone)) await setImmediate();
    this.#open = this.#open.filter((statement) => !open.includes(statement));
  }

  async #settle(): Promise<void> {
    const began = machineTime();
    for (;;) {
      const running = this.#open.filter(({ isDone }) => !isDone);
      if (running.length === 0) break;
      if (running.some(({ resume }) => !resume) && machineTime() - began < SHORT) {
        await setImmediate();
        continue;
      }
      const blockers = await this.#blockersOf(running);
      const waiting = running.filter(({ pid, isDone }) => isDone || blockers.get(pid)?.length);
      if (waiting.length < running.length) continue;
      const victim = this.#circled(running, blockers);
      if (!victim) break;
      victim.isVictim = true;
      this.onMet('a circle of locks was cut');
      await this.watcher.query('select pg_cancel_backend($1)', [victim.pid]);
    }
    for (const { isDone, resume } of this.#open) if (isDone) resume?.();
  }

  async #blockersOf(statements: readonly Statement[]): Promise<Map<number, number[]>> {
    const { rows } = await this.watcher.query<{ pid: number; by: number[] }>(
      'select pid, pg_blocking_pids(pid) as by from unnest($1::int[]) as pid',
      [statements.map(({ pid }) => pid)],
    );
    return new Map(rows.map(({ pid, by }) => [pid, by]));
  }

  /** The statement that came last of those that wait for each other in a circle. */
  #circled(statements: readonly Statement[], blockers: ReadonlyMap<number, number[]>): Statement | undefined {
    const reaches = (from: number, target: number, seen = new Set<number>()): boolean =>
      (blockers.get(from) ?? []).some((pid) => {
        if (pid === target) return true;
        if (seen.has(pid)) return false;
        seen.add(pid);
        return reaches(pid, target, seen);
      });
    return statements.findLast(({ pid, isDone, isVictim }) => !isDone && !isVictim && reaches(pid, pid));
  }
}

/** Connections that the processes of a world share. */
const SESSIONS = 6;
/** In place of the server's own clock, which knows nothing of the world's. */
const CLOCK = `create schema simulation;
  create function simulation.clock_timestamp() returns timestamptz language sql volatile
    as $$ select to_timestamp(current_setting('simulation.now')::float8 / 1000) $$`;

/** Prepares a database on a server of PostgreSQL for worlds, and opens its sessions. */
export async function openSessions({ pool }: Connection, tables: readonly string[]) {
  await pool.query(CLOCK);
  // A worker that looks at tables when it likes would change plans, and with them the order of rows.
  for (const name of tables) await pool.query(`alter table "${name}" set (autovacuum_enabled = false)`);
  // Without the limits of time of a shop, which would count in the world's time and end the server's.
  const { connectionString, types } = pool.options;
  const own = new Pool({ connectionString, types, max: SESSIONS + 1 });
  // Dropped with the database.
  own.on('connect', (client) => client.on('error', () => undefined));
  const watcher = await own.connect();
  const clients: { client: PoolClient; pid: number }[] = [];
  while (clients.length < SESSIONS) {
    const client = await own.connect();
    await client.query('set search_path = simulation, public, pg_catalog');
    await client.query('set synchronous_commit = off');
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    clients.push({ client, pid: rows[0]?.pid ?? 0 });
  }
  return { clients, locks: new LockWatch(watcher) };
}
