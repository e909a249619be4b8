import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { root } from './root.mjs';

/** What is built, into which folder, from what. */
const storefront = {
  name: 'storefront',
  folder: 'dist',
  sources: [
    'index.html',
    'vite.config.ts',
    'scripts/lib/firstPagePlugin.mjs',
    'package-lock.json',
    'public',
    'ui',
    'rules',
    'proof',
    'storefront',
  ],
  config: 'vite.config.ts',
};
const server = {
  name: 'server',
  folder: 'backend/dist',
  sources: ['backend', 'rules', 'proof', 'package-lock.json', 'scripts/lib/server.config.mjs'],
  config: 'scripts/lib/server.config.mjs',
};
const skipped = new Set(['node_modules', 'dist']);

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

function fingerprint(sources) {
  const hash = createHash('sha256').update(process.env.VELOC_API_BASE ?? '');
  for (const source of sources) {
    for (const file of files(join(root, source))) hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Builds it unless it stands there, built from the same sources. */
function ensure({ name, folder, sources, config }) {
  const stamp = join(root, folder, '.veloc-sources');
  const wanted = fingerprint(sources);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;

  console.error(`Building the ${name}…`);
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const { status } = spawnSync(process.execPath, [vite, 'build', '--config', config, '--logLevel', 'warn'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) {
    console.error(`The ${name} could not be built, so there is no shop to open. The message above says why.`);
    process.exit(status ?? 1);
  }
  writeFileSync(stamp, wanted);
}

/** The storefront in `dist/`. */
export const ensureBuilt = () => ensure(storefront);

/** The server and the operator's commands in `backend/dist/`: they start in half the time of their sources. */
export const ensureServerBuilt = () => ensure(server);
