import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { ensureBuilt } from './lib/build.mjs';
import { root } from './lib/root.mjs';

/** `npm run size`: what each route makes a phone load, in brotli kB, against the budget. Home comes with the shell. */
const budgets = { homeScript: 100, homeStyle: 10, homeFonts: 60, routeScript: 15, routeStyle: 3 };

ensureBuilt();
const dist = join(root, 'dist');
const manifestFile = join(dist, '.vite/manifest.json');
if (!existsSync(manifestFile)) {
  console.error(
    'The build has no manifest, so its routes cannot be weighed. Keep `build.manifest` on in vite.config.ts.',
  );
  process.exit(1);
}
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);

/** Everything a chunk loads at once, itself included. */
function closure(key, seen = new Set()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key].imports ?? []) closure(next, seen);
  return seen;
}

const weight = (file) => brotliCompressSync(readFileSync(join(dist, file))).length / 1000;
const sum = (files) => [...new Set(files)].reduce((total, file) => total + weight(file), 0);
const scripts = (keys) => sum(keys.map((key) => manifest[key].file));
const styles = (keys) => sum(keys.flatMap((key) => manifest[key].css ?? []));

const known = closure(entry);
/**
 * What every page fetches once it stands, whichever page it is (storefront/app/AfterFirstPage.tsx): no route pays for
 * it alone.
 */
const late = manifest[entry].dynamicImports
  .filter((key) => !/^storefront\/(screens|games)\//.test(key))
  .flatMap((key) => [...closure(key)]);
const shared = new Set([...known, ...late]);
const html = readFileSync(join(dist, 'index.html'), 'utf8');
const fonts = [...html.matchAll(/href="\/([^"]+\.woff2)"/g)].map(([, file]) => file);

const rows = [
  ['home, JS', scripts([...known]), budgets.homeScript],
  ['home, CSS', styles([...known]), budgets.homeStyle],
  [
    'home, preloaded fonts',
    fonts.reduce((total, file) => total + readFileSync(join(dist, file)).length / 1000, 0),
    budgets.homeFonts,
  ],
];
for (const key of Object.keys(manifest).filter((name) => /(screens|games)\/.+Screen\.tsx$/.test(name))) {
  const own = [...closure(key)].filter((part) => !shared.has(part));
  const name = key.match(/(?:screens|games)\/([^/]+)\/.*\w+\.tsx$/)?.[1] ?? key;
  rows.push([`${name}, JS`, scripts(own), budgets.routeScript], [`${name}, CSS`, styles(own), budgets.routeStyle]);
}

const lateOnly = [...shared].filter((part) => !known.has(part));
console.log(
  `cart, popups and sidebar, after the first page: ${scripts(lateOnly).toFixed(1)} kB JS, ${styles(lateOnly).toFixed(1)} kB CSS`,
);

let over = 0;
for (const [name, size, budget] of rows) {
  if (size > budget) over += 1;
  console.log(`${name.padEnd(32)} ${size.toFixed(1).padStart(6)} kB of ${budget}${size > budget ? '  TOO LARGE' : ''}`);
}
console.log(`${rows.length - over} passed, ${over} failed`);
process.exit(over === 0 ? 0 : 1);
