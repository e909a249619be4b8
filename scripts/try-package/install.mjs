import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../lib/root.mjs';

/** Runs a program to its end, out of sight, and gives what it printed. */
export function command(name, args, cwd, env = {}) {
  return execFileSync(name, args, {
    cwd,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Packs `@veloc/ui` as it would be published, and gives the path of the tarball. */
export function pack(folder) {
  const printed = command('npm', ['pack', '--loglevel', 'error', '--pack-destination', folder], join(root, 'ui'));
  return join(folder, printed.trim().split('\n').at(-1));
}

/** The versions this repository is built with, so that an app differs in nothing but the package. */
export function versionsOf(...names) {
  const { resolve } = createRequire(join(root, 'ui/package.json'));
  return Object.fromEntries(
    names.map((name) => [name, JSON.parse(readFileSync(resolve(`${name}/package.json`), 'utf8')).version]),
  );
}

/** Installs what `manifest` asks for, and gives what came, by its path in the folder. */
export function install(folder, manifest) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module', ...manifest }, null, 2));
  command('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel', 'error'], folder);
  return JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')).packages;
}

/** How many packages come with `name` beside React, itself among them. */
export function packagesOf(installed, name) {
  const seen = new Set();
  const visit = (wanted, from) => {
    // Node looks in the folder of the package, then in each one above.
    const places = from
      .split('/node_modules/')
      .map((_part, index, parts) => parts.slice(0, index + 1).join('/node_modules/'));
    const path = [
      ...places.toReversed().map((place) => `${place}/node_modules/${wanted}`),
      `node_modules/${wanted}`,
    ].find((place) => installed[place]);
    if (!path || seen.has(path) || /^(react|react-dom|scheduler)$/.test(wanted)) return;
    seen.add(path);
    const { dependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = installed[path];
    const peers = Object.keys(peerDependencies).filter((peer) => !peerDependenciesMeta[peer]?.optional);
    for (const next of [...Object.keys(dependencies), ...peers]) visit(next, path);
  };
  visit(name, '');
  return seen.size;
}
