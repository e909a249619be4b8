import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectFolder, connectServer } from '../../../backend/db/connect';
import { migrate } from '../../../backend/db/migrate';
import { createDatabase, dropDatabase } from './databases';

/** Before any journey: the shop they go through is that of today's sources, and there is a database for it to copy. */
export default async function build() {
  execFileSync(process.execPath, [join(import.meta.dirname, '../../../scripts/build.mjs')], { stdio: 'inherit' });
  const server = process.env.VELOC_TEST_DATABASE_URL;
  return server ? prepareOn(server) : prepareFolder();
}

async function prepareOn(server: string) {
  const url = await createDatabase(server);
  const { db, close } = connectServer(url);
  await migrate(db);
  await close();
  process.env.VELOC_JOURNEYS_DATABASE = url;
  return () => dropDatabase(server, url);
}

async function prepareFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'veloc-journeys-'));
  const { db, close } = await connectFolder(folder);
  await migrate(db);
  await close();
  process.env.VELOC_JOURNEYS_DATABASE = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
