import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { connectServer, withClient } from '../../backend/db/connect';
import { migrations } from '../../backend/db/migrations';
import type { Database } from '../../backend/db/schema';
import { checkLedger, invariants, type Violation } from '../../backend/ledger/invariants';
import { BackupError, runTool } from './pgTools';

/** What a restored shop holds. */
export interface Restored {
  players: number;
  tickets: number;
  journals: number;
  /** Of the newest journal; null in a shop where no money has moved. */
  newest: Date | null;
  /** Rules of the ledger that were asked. */
  rules: number;
  /** Rows that break one; empty: the ledger is sound. */
  violations: readonly Violation[];
}

/** Migrations that a database has seen and this release does not hold: another one must serve it. */
async function unknownMigrations(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name).filter((name) => !(name in migrations));
}

async function look(db: Kysely<Database>): Promise<Restored> {
  const { rows } = await sql<{ players: number; tickets: number; journals: number; newest: Date | null }>`
    select (select count(*) from users) as players, (select count(*) from tickets) as tickets,
      count(*) as journals, max(created_at) as newest from journals`.execute(db);
  const [counts] = rows;
  if (!counts) throw new BackupError('The restored database answers nothing, so the backup is of no use.');
  return { ...counts, rules: invariants.length, violations: await checkLedger(db) };
}

/**
 * Restores the dump `file` into a fresh database on the server at `url`, looks at the shop in it with every rule of the
 * ledger, and drops that database again, whatever came of it. The user of `url` must be able to create databases.
 * @throws BackupError with one sentence when the dump cannot be restored
 */
export async function tryRestore(file: string, url: string): Promise<Restored> {
  const name = `veloc_restore_${randomBytes(6).toString('hex')}`;
  const fresh = new URL(url);
  fresh.pathname = `/${name}`;
  await withClient(url, (client) => client.query(`create database ${name} template template0 encoding 'UTF8'`));
  try {
    await runTool('pg_restore', fresh.href, ['--exit-on-error', '--no-owner', '--no-privileges', file]);
    const { db, close } = connectServer(fresh.href);
    try {
      const unknown = await unknownMigrations(db);
      if (unknown.length > 0) {
        throw new BackupError(`The backup is of a newer release (${unknown.join(', ')}): check it with that one.`);
      }
      return await look(db);
    } finally {
      await close();
    }
  } finally {
    await withClient(url, (client) => client.query(`drop database if exists ${name} with (force)`));
  }
}
