import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import { Client, Pool, types as pgTypes, type CustomTypesConfig, type PoolConfig } from 'pg';
import type { DatabaseLimits } from '../settings/databaseLimits';
import { consoleLog, type Log } from '../log';
import { lockFolder } from './folderLock';
import { guardPool, type InnerPool } from './guardedPool';
import { limitTransactions, PooledDialect, UnnamedClient, type TimeLimits } from './pooledConnections';
import { withPreparedStatements } from './preparedStatements';
import { shareByRoute, unshared, type RouteShares } from './routeShares';
import type { Database } from './schema';

export interface Connection {
  db: Kysely<Database>;
  pool: Pool;
  /** For long works such as a settlement, which must neither wait for short calls nor make them wait. */
  longDb: Kysely<Database>;
  /** Shares the connections of `db` out among the calls. */
  routes: RouteShares;
  /** Asks the database for a sign of life, beside everything else. Rejects after 0.9 s at the latest. */
  probe(): Promise<void>;
  /** One sentence for the start-up lines. */
  description: string;
  close(): Promise<void>;
}

const INT8 = pgTypes.builtins.INT8;

/** Whole đồng stay far below 2^53, so bigint columns arrive as numbers. */
const types: CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pgTypes.getTypeParser(oid, format)) as typeof pgTypes.getTypeParser,
};

function overPool(pool: PostgresPool, isPooled = false): Kysely<Database> {
  return new Kysely<Database>({ dialect: isPooled ? new PooledDialect({ pool }) : new PostgresDialect({ pool }) });
}

/** Ms after which the database counts as away: who asks for readiness is answered within a second. */
const PROBED_FOR = 900;

const LONG_CONNECTIONS = 4;
const MINUTE = 60_000;

/** Ms beyond its own limit after which a server that says nothing counts as gone: it may have vanished. */
const SILENCE = 5_000;

/** A pool whose lost connections end no process: the call that used one fails, and the next call opens another. */
function openPool(config: PoolConfig, log: Log): Pool {
  const pool = new Pool({ keepAlive: true, types, ...config });
  const report = (error: Error) => log.error(`database connection lost: ${error.message}`);
  // The pool tells of idle connections alone; one that is lost inside a transaction has only its own listener.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', report));
  return pool;
}

function within<T>(time: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`no answer within ${time} ms`)), time);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** What one kind of work may ask of the server; ms, 0 is no limit. */
interface Work {
  connections: number;
  connectMs: number;
  time: TimeLimits;
  /** Behind a pooler: whether statements outside of transactions need these limits too. */
  each: boolean;
  /** Behind a pooler: whether its transactions wait for each other. */
  oneAtATime: boolean;
}

const unlimited: TimeLimits = { lock_timeout: 0, statement_timeout: 0, idle_in_transaction_session_timeout: 0 };
const whole: Work = { connections: 2, connectMs: 0, time: unlimited, each: true, oneAtATime: true };
const long: Work = {
  connections: LONG_CONNECTIONS,
  connectMs: MINUTE,
  time: {
    lock_timeout: MINUTE / 2,
    statement_timeout: 10 * MINUTE,
    idle_in_transaction_session_timeout: 5 * MINUTE,
  },
  each: true,
  oneAtATime: false,
};
const shortOf = ({ pool, connectMs, lockMs, statementMs, idleMs }: DatabaseLimits): Work => ({
  connections: pool,
  connectMs,
  time: { lock_timeout: lockMs, statement_timeout: statementMs, idle_in_transaction_session_timeout: idleMs },
  each: false,
  oneAtATime: false,
});

interface ServerOptions {
  /** A pooler in transaction mode stands between. @default false */
  isPooled?: boolean;
  /** Told of connections that are lost. @default the console */
  log?: Log;
}

/** The driver's pool and, over it, the one for Kysely. */
function openFor(work: Work, url: string, { isPooled, log }: Required<ServerOptions>) {
  const { connections, connectMs, time } = work;
  const pool = openPool(
    {
      connectionString: url,
      max: connections,
      connectionTimeoutMillis: connectMs,
      query_timeout: time.statement_timeout && time.statement_timeout + SILENCE,
      ...(isPooled ? { Client: UnnamedClient } : time),
    },
    log,
  );
  return { pool, inner: isPooled ? limitTransactions(pool, work) : withPreparedStatements(pool) };
}

/** SQLSTATEs of a database that does not let this user in, such as a password that was changed; 28 is their class. */
const isBarredBy = (error: unknown) => /^28...$/.test(String((error as { code?: unknown } | null)?.code));

/**
 * Remembers whether the last new connection was refused for who asked: those from before go on, so nothing else tells.
 * What ends by itself, such as a server that starts, is left to the kept connection of /ready.
 */
function watchEntry(url: string) {
  let isBarred = false;
  return {
    isBarred: () => isBarred,
    watch: (inner: InnerPool): InnerPool => ({
      connect: () =>
        inner.connect().catch((error: unknown) => {
          isBarred ||= isBarredBy(error);
          throw error;
        }),
      end: () => inner.end(),
    }),
    /** Asks for a new connection. */
    enter: async () => {
      const client = new Client({ connectionString: url, connectionTimeoutMillis: PROBED_FOR });
      client.on('error', () => {});
      await client.connect();
      isBarred = false;
      await client.end();
    },
  };
}

/**
 * Connects to a PostgreSQL server. Without limits every work may take as long as it takes, as migrations must, over 2
 * connections at most for each kind of work.
 */
export function connectServer(
  url: string,
  limits?: DatabaseLimits,
  { isPooled = false, log = consoleLog }: ServerOptions = {},
): Connection {
  const { pool, inner } = openFor(limits ? shortOf(limits) : whole, url, { isPooled, log });
  const { inner: longInner } = openFor(limits ? long : whole, url, { isPooled, log });
  const probing = openPool(
    {
      connectionString: url,
      max: 1,
      connectionTimeoutMillis: PROBED_FOR,
      query_timeout: PROBED_FOR,
    },
    log,
  );
  const routes = limits ? shareByRoute({ most: Math.ceil(limits.pool / 2), patience: limits.connectMs }) : unshared;
  const place = withoutPassword(url);
  const entry = watchEntry(url);
  const db = overPool(guardPool(entry.watch(inner), routes, place), isPooled);
  const longDb = overPool(guardPool(entry.watch(longInner), unshared, place), isPooled);
  let asked: Promise<unknown> | undefined;
  return {
    db,
    pool,
    longDb,
    routes,
    // Whoever asks meanwhile shares the one question, so a flood of them waits for none.
    probe: async () => {
      asked ??= (entry.isBarred() ? entry.enter() : probing.query('select 1')).finally(() => {
        asked = undefined;
      });
      await within(PROBED_FOR, asked);
    },
    description: `PostgreSQL at ${place}${isPooled ? ', behind a pooler in transaction mode' : ''}`,
    close: async () => {
      await Promise.all([db.destroy(), longDb.destroy(), probing.end()]);
    },
  };
}

/** Runs `work` on a connection of its own to the server. */
export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Parse, bind, describe and execute are answered at the sync that follows them. */
const HELD: ReadonlySet<number | undefined> = new Set(Buffer.from('PBDE'));

/**
 * Hands the messages of a query over together with the sync that ends them: one at a time,
 * as the driver writes them, each would enter WebAssembly and copy its answer out by itself.
 */
function inBatches(pglite: PGlite): PGlite {
  let waiting: Uint8Array[] = [];
  const execProtocolStream: PGlite['execProtocolStream'] = async (message, options) => {
    waiting.push(message);
    if (HELD.has(message[0])) return [];
    const batch = Buffer.concat(waiting);
    waiting = [];
    return pglite.execProtocolStream(batch, options);
  };
  return { waitReady: pglite.waitReady, execProtocolStream } as PGlite;
}

/** Wraps a running PGlite. It has one connection, so inside a transaction only that transaction may be used. */
export function overPglite(pglite: PGlite, description: string, afterClose: () => void = () => {}): Connection {
  const pool = new Pool({ ...createPgConfig(inBatches(pglite)), max: 1, idleTimeoutMillis: 0, types });
  const db = overPool(withPreparedStatements(pool));
  return {
    db,
    pool,
    // One connection is all there is.
    longDb: db,
    routes: unshared,
    probe: async () => {
      await within(PROBED_FOR, pglite.query('select 1'));
    },
    description,
    close: async () => {
      await db.destroy();
      await pglite.close();
      afterClose();
    },
  };
}

/** Opens the embedded database in `<folder>/pg`; makes it on the first start. */
export async function connectFolder(folder: string): Promise<Connection> {
  const unlock = lockFolder(folder);
  try {
    const path = join(folder, 'pg');
    const pglite = await PGlite.create(path);
    const notice = `PGlite in ${path}; it never calls fsync: it survives a killed process, not a power cut. For real money set DATABASE_URL`;
    return overPglite(pglite, notice, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

function withoutPassword(url: string): string {
  const { hostname, port, pathname, searchParams } = new URL(url);
  const host = hostname || searchParams.get('host') || 'localhost';
  return `${host}:${port || 5432}${pathname}`;
}
