import { randomBytes } from 'node:crypto';
import { connectServer, withClient, type Connection } from '../db/connect';
import { migrate } from '../db/migrate';
import { seed } from '../db/seed';
import type { DatabaseLimits } from '../settings/databaseLimits';
import { refuseSecondConnections } from './secondConnection';
import { sourceHash } from './sourceHash';

/** Those of a shop, but for a machine that is busy with other suites. */
const patient = { pool: 20, connectMs: 60_000, lockMs: 60_000, statementMs: 60_000, idleMs: 60_000 };

const TEMPLATE_LOCK = 578_501;

function inDatabase(url: string, name: string, port?: number): string {
  const other = new URL(url);
  if (port !== undefined) other.host = `127.0.0.1:${port}`;
  other.pathname = `/${name}`;
  return other.href;
}

/** Makes the template unless it is there. Test files run side by side, so one builds and the others wait for it. */
async function ensureTemplate(url: string, template: string, now: Date): Promise<void> {
  await withClient(url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (rowCount) return;
    const building = `${template}_building`;
    await client.query(`drop database if exists ${building}`);
    await client.query(`create database ${building}`);
    const connection = connectServer(inDatabase(url, building));
    await migrate(connection.db);
    await seed(connection.db, now);
    await connection.close();
    await client.query(`alter database ${building} rename to ${template}`);
  });
}

/** The templates that this process knows to be there. */
const prepared = new Set<string>();

/** An empty database of its own on the server at `url`; dropped when it is closed. */
export async function emptyPostgres(url: string): Promise<Connection> {
  const name = `veloc_test_${randomBytes(6).toString('hex')}`;
  await withClient(url, (client) => client.query(`create database ${name}`));
  const connection = connectServer(inDatabase(url, name), { ...patient });
  return {
    ...connection,
    close: async () => {
      await connection.close();
      await withClient(url, (client) => client.query(`drop database ${name} with (force)`));
    },
  };
}

/** A migrated and seeded database of its own on the server at `url`; dropped when it is closed. */
export async function clonePostgres(
  url: string,
  now: Date,
  { limits, port, isPooled }: { limits: Partial<DatabaseLimits>; port: number | undefined; isPooled: boolean },
): Promise<Connection> {
  const template = `veloc_${sourceHash()}_${now.getTime()}`;
  const name = `veloc_test_${randomBytes(6).toString('hex')}`;
  if (!prepared.has(url + template)) await ensureTemplate(url, template, now);
  prepared.add(url + template);
  refuseSecondConnections();
  await withClient(url, async (client) => {
    // Copying locks the template; copies wait for each other instead of failing.
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    // The usual way writes each page to the log as well, for twice the processor time.
    await client.query(`create database ${name} template ${template} strategy file_copy`);
  });
  const connection = connectServer(inDatabase(url, name, port), { ...patient, ...limits }, { isPooled });
  return {
    ...connection,
    close: async () => {
      await connection.close();
      await withClient(url, (client) => client.query(`drop database ${name} with (force)`));
    },
  };
}
