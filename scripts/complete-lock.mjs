import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './lib/root.mjs';

/**
 * `npm run complete-lock`: names every platform's binaries in the lockfile.
 *
 * A registry that serves one platform only makes npm leave the other platforms' optional packages out, and `npm ci`
 * then refuses the lockfile. Their version is pinned by the package that wants them, and their name tells where they
 * run, which is all that npm needs to skip them here and to install them there.
 */
const file = join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
const packages = lock.packages;

const systems = ['android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32', 'aix'];
const processors = {
  arm64: /arm64/,
  arm: /arm(?!64)/,
  x64: /x64/,
  ia32: /ia32/,
  ppc64: /ppc64/,
  riscv64: /riscv64/,
  s390x: /s390x/,
  loong64: /loong64/,
  mips64el: /mips64el/,
  wasm32: /wasm32/,
};

/** Where a package of this name runs, in the words of package.json; undefined for one that runs anywhere. */
function platform(name) {
  const os = systems.find((system) => new RegExp(`(?:^|[-/])${system}(?:-|$)`).test(name));
  const cpu = Object.keys(processors).find((processor) => processors[processor].test(name));
  if (!cpu) return os === 'darwin' ? { os: ['darwin'] } : undefined;
  const libc =
    os === 'linux'
      ? { ...(name.includes('musl') && { libc: ['musl'] }), ...(/-gnu/.test(name) && { libc: ['glibc'] }) }
      : {};
  return { cpu: [cpu], ...(os && { os: [os] }), ...libc };
}

/** Where npm would look for `name` from a package at `from`, nearest first. */
function installedAs(from, name) {
  for (let folder = from; ; folder = dirname(folder)) {
    const place = folder === '.' || folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (packages[place]) return place;
    if (folder === '.' || folder === '') return undefined;
  }
}

let added = 0;
for (const [place, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const where = platform(name);
    if (!where || !/^\d/.test(version) || installedAs(place, name)) continue;
    packages[`node_modules/${name}`] = { version, ...(dev && { dev: true }), optional: true, ...where };
    added += 1;
  }
}

lock.packages = Object.fromEntries(Object.entries(packages).toSorted(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} packages of other platforms added`);
