import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectFolder } from '../../../backend/db/connect';
import { migrate } from '../../../backend/db/migrate';

/** Before any journey: the shop they go through is that of today's sources, and there is a database for it to copy. */
export default async function build() {
  execFileSync(process.execPath, [join(import.meta.dirname, '../../../scripts/build.mjs')], { stdio: 'inherit' });
  const folder = mkdtempSync(join(tmpdir(), 'veloc-journeys-'));
  const { db, close } = await connectFolder(folder);
  await migrate(db);
  await close();
  process.env.VELOC_JOURNEYS_DATABASE = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
