import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import { Pool, types as pgTypes, type CustomTypesConfig } from 'pg';
import { lockFolder } from './folderLock';
import { withPreparedStatements } from './preparedStatements';
import type { Database } from './schema';

export interface Connection {
  db: Kysely<Database>;
  pool: Pool;
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

function overPool(pool: PostgresPool): Kysely<Database> {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}

/** Connects to a PostgreSQL server. `max` connections at most, default 20. */
export function connectServer(url: string, max = 20): Connection {
  const pool = new Pool({ connectionString: url, max, types });
  // An idle connection that the server drops must not end the process; the next query opens another.
  pool.on('error', (error) => console.error(`database connection lost: ${error.message}`));
  const db = overPool(withPreparedStatements(pool));
  return { db, pool, description: `PostgreSQL at ${withoutPassword(url)}`, close: () => db.destroy() };
}

/** Wraps a running PGlite. It has one connection, so inside a transaction only that transaction may be used. */
export function overPglite(pglite: PGlite, description: string, afterClose: () => void = () => {}): Connection {
  const pool = new Pool({ ...createPgConfig(pglite), max: 1, idleTimeoutMillis: 0, types });
  const db = overPool(pool);
  return {
    db,
    pool,
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
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
