import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
let isBuilt = false;

/**
 * Path of the server as `npm start` runs it, built from today's sources on first use. Throws when it cannot be built.
 */
export function builtServer(): string {
  if (!isBuilt) {
    const build = spawnSync(process.execPath, ['scripts/build.mjs', 'server'], { cwd: root, encoding: 'utf8' });
    if (build.status !== 0) throw new Error(`The server could not be built: ${build.stdout}${build.stderr}`);
    isBuilt = true;
  }
  return join(root, 'backend/dist/server.js');
}
