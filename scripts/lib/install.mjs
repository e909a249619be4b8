import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const OLDEST_NODE = [20, 19];

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  console.error(
    `Node ${process.versions.node} is too old for the build tools. Install Node ${OLDEST_NODE.join('.')} or newer.`,
  );
  process.exit(1);
}

/**
 * Runs `npm ci` when the installed packages are not those of the lockfile. Quick when nothing changed. No package runs
 * code of its own meanwhile: those that would (esbuild, SWC, Parcel's watcher) work without.
 */
export function ensureInstalled() {
  checkNode();
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const stamp = join(root, 'node_modules/.veloc-lock');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;

  console.log('Installing packages (npm ci)…');
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('npm ci failed, so nothing can be built. Its own message above says why.');
    process.exit(status ?? 1);
  }
  writeFileSync(stamp, lock);
}
