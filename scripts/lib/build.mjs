import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { root } from './root.mjs';

/** What the built storefront is made of. */
const sources = ['index.html', 'vite.config.ts', 'package-lock.json', 'public', 'ui', 'rules', 'storefront'];
const skipped = new Set(['node_modules', 'dist', 'e2e']);

function* files(path) {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).toSorted()) {
    if (!skipped.has(name) && !name.includes('.test.')) yield* files(join(path, name));
  }
}

function fingerprint() {
  const hash = createHash('sha256').update(process.env.VELOC_API_BASE ?? '');
  for (const source of sources) {
    for (const file of files(join(root, source))) hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Builds the storefront into `dist/` unless it stands there, built from the same sources. */
export function ensureBuilt() {
  const stamp = join(root, 'dist/.veloc-sources');
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;

  console.log('Building the storefront…');
  const { status } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'],
    {
      cwd: root,
      stdio: 'inherit',
    },
  );
  if (status !== 0) {
    console.error('The storefront could not be built, so there is nothing to serve. The message above says why.');
    process.exit(status ?? 1);
  }
  writeFileSync(stamp, wanted);
}
