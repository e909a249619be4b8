import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { overPglite, type Connection } from '../db/connect';
import { migrate } from '../db/migrate';
import { seed } from '../db/seed';
import { sourceHash } from './sourceHash';

/** Filling the usual 128 MB of buffers with zeros took a third of a clone's time; no test has as much data. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=4MB'];

const cache = fileURLToPath(new URL('../../node_modules/.cache/veloc', import.meta.url));

async function prepare(file: string, now: Date): Promise<void> {
  // In place of 16 MB a file of the log, most of it empty, which each clone would copy several times.
  const pglite = await PGlite.create({ initDbStartParams: ['--wal-segsize=1'] });
  const connection = overPglite(pglite, 'PGlite in memory');
  await migrate(connection.db);
  await seed(connection.db, now);
  // Each clone would play the log again from its start, and copy databases that nobody opens.
  await pglite.exec('update pg_database set datistemplate = false');
  for (const query of ['drop database template0', 'drop database template1', 'checkpoint']) await pglite.exec(query);
  const dump = await pglite.dumpDataDir('none');
  await connection.close();

  mkdirSync(cache, { recursive: true });
  for (const old of readdirSync(cache)) {
    if (old.startsWith('pglite-') && !old.startsWith(basename(file))) rmSync(join(cache, old), { force: true });
  }
  // Test files run side by side: each writes its own and the last rename wins with the same content.
  const fresh = `${file}.${process.pid}`;
  writeFileSync(fresh, Buffer.from(await dump.arrayBuffer()));
  renameSync(fresh, file);
}

/** A migrated and seeded PGlite in memory, cloned from a snapshot that is made once for each state of the sources. */
export async function clonePglite(now: Date): Promise<Connection> {
  const file = join(cache, `pglite-${sourceHash()}-${now.getTime()}.tar`);
  if (!existsSync(file)) await prepare(file, now);
  const pglite = await PGlite.create({ loadDataDir: new Blob([readFileSync(file)]), startParams });
  return overPglite(pglite, 'PGlite in memory');
}
