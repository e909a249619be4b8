import { PostgresAdapter, PostgresDialect, type PostgresQueryResult } from 'kysely';
import { Client, type Pool, type QueryConfig } from 'pg';
import type { DisposableClient, InnerPool } from './guardedPool';

/** PostgreSQL's own names; ms, 0 is no limit. */
export interface TimeLimits {
  lock_timeout: number;
  statement_timeout: number;
  idle_in_transaction_session_timeout: number;
}

type Query = (asked: unknown, ...rest: unknown[]) => unknown;

/**
 * A client for a pooler in transaction mode, behind which each statement may reach another connection of the server: one
 * that was prepared under a name would be missing there, or be there already as another's.
 */
export class UnnamedClient extends Client {}
// Its declared type is ten overloads, of which the libraries use three.
UnnamedClient.prototype.query = function (this: Client, asked: unknown, ...rest: unknown[]) {
  const isNamed = typeof asked === 'object' && asked !== null && 'text' in asked && 'name' in asked;
  const unnamed = isNamed ? { ...(asked as QueryConfig), name: undefined } : asked;
  return (Client.prototype.query as Query).call(this, unnamed, ...rest);
} as typeof Client.prototype.query;

/** The number by which Kysely's adapter locks migrations. */
const MIGRATION_LOCK = '3853314791062309107';

class PooledAdapter extends PostgresAdapter {
  // Locks of a session: one is taken on one connection, and would be given back on another.
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

export class PooledDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new PooledAdapter();
  }
}

const BEGIN = /^(?:begin|start transaction)\b/;

interface TransactionOptions {
  time: TimeLimits;
  /** A statement outside of a transaction gets one of its own; else it goes by the limits of its role and of the driver. */
  each: boolean;
  /** Transactions wait for each other, those of other processes too, as migrations must. */
  oneAtATime: boolean;
}

/**
 * The pool for Kysely behind such a pooler, which takes no time limits when a connection begins: each transaction sets
 * them for itself, in the message that begins it.
 */
export function limitTransactions(pool: Pool, { time, each, oneAtATime }: TransactionOptions): InnerPool {
  const set = Object.entries(time).map(([name, milliseconds]) => `set local ${name} = ${milliseconds}`);
  const lock = oneAtATime ? [`select pg_advisory_xact_lock(${MIGRATION_LOCK})`] : [];
  const beginning = (begin: string) => [begin, ...set, ...lock].join('; ');

  async function inOwnTransaction<R>(client: Client, ask: () => Promise<R>): Promise<R> {
    await client.query(beginning('begin'));
    try {
      const result = await ask();
      await client.query('commit');
      return result;
    } catch (error) {
      // On a connection that is lost there is nothing to take back, and the first error says so.
      await client.query('rollback').catch(() => {});
      throw error;
    }
  }

  return {
    async connect() {
      const client = await pool.connect();
      const ask = (sql: string, parameters: readonly unknown[]) =>
        client.query(sql, [...parameters]) as unknown as Promise<PostgresQueryResult<unknown>>;
      return {
        async query(sql: string, parameters: readonly unknown[]) {
          if (BEGIN.test(sql)) {
            // One answer for each statement of the message; what begins a transaction has nothing to tell.
            const [begun] = (await client.query(beginning(sql))) as unknown as PostgresQueryResult<unknown>[];
            return begun;
          }
          const isOpen = client.getTransactionStatus() !== 'I';
          return each && !isOpen ? inOwnTransaction(client, () => ask(sql, parameters)) : ask(sql, parameters);
        },
        release: (isBroken) => client.release(isBroken),
      } as DisposableClient;
    },
    end: () => pool.end(),
  };
}
