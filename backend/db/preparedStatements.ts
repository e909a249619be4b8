import type { PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import type { DisposableClient, InnerPool } from './guardedPool';

/** Statements that get a name, of which a shop has about 250: each connection keeps those it has used. */
const MOST = 400;

const FEATURE_NOT_SUPPORTED = '0A000';

/** A kept plan whose table another process has migrated; PostgreSQL has no code of its own for it. */
export function isStalePlan(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  return code === FEATURE_NOT_SUPPORTED && String(message).includes('cached plan');
}

/**
 * The pool for Kysely, with a name for each statement: a connection of PostgreSQL parses and plans a named one once and
 * not at each call, which is half of what a short query costs it. After a migration all names are new ones.
 */
export function withPreparedStatements(pool: Pool, most = MOST): InnerPool {
  const names = new Map<string, string>();
  let made = 0;

  function nameOf(sql: string): string | undefined {
    const known = names.get(sql);
    if (known !== undefined || names.size >= most) return known;
    made += 1;
    const name = `veloc_${made}`;
    names.set(sql, name);
    return name;
  }

  async function ask<R>(client: PoolClient, sql: string, parameters: readonly unknown[]) {
    // Commands without parameters, such as begin and commit, go in one message as they are.
    const name = parameters.length === 0 ? undefined : nameOf(sql);
    const asked = { text: sql, values: [...parameters], ...(name === undefined ? {} : { name }) };
    return (await client.query(asked)) as unknown as PostgresQueryResult<R>;
  }

  async function query<R>(client: PoolClient, sql: string, parameters: readonly unknown[]) {
    try {
      return await ask<R>(client, sql, parameters);
    } catch (error) {
      if (!isStalePlan(error)) throw error;
      names.clear();
      // A transaction is lost with it and begins again as a whole (`inTransaction`).
      if (client.getTransactionStatus() !== 'I') throw error;
      return ask<R>(client, sql, parameters);
    }
  }

  return {
    async connect() {
      const client = await pool.connect();
      return {
        query: (sql: string, parameters: readonly unknown[]) => query(client, sql, parameters),
        release: (isBroken) => client.release(isBroken),
      } as DisposableClient;
    },
    end: () => pool.end(),
  };
}
