import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { storageKeys } from '../../storefront/lib/storageKeys';
import { root } from '../lib/root.mjs';
import { sourceFiles } from './sourceFiles';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Hears which keys other tabs have written, and asks the modules they belong to. */
const LISTENER = 'storefront/app/browserStorefront.ts';
/** Locks, which share names with keys and are none. */
const LOCKS = /browserLock\(navigator\.locks, 'veloc\.[\w-]+'\)/g;

const sources = sourceFiles(['storefront'])
  .filter((path) => !/\.test\.|\/testing\/|lib\/storageKeys\.ts$/.test(path))
  .map((path) => ({ path, source: read(path) }));

/** By its name, taken out of the table by its name, or one of several kinds that a module keeps in the same way. */
function uses(source: string, key: string): boolean {
  const named = new RegExp(`storageKeys\\.${key}\\b|\\{[^}]*\\b${key}: \\w+[^}]*\\} = storageKeys;`).test(source);
  return named || (source.includes('storageKeys[kind]') && new RegExp(`^  ${key}: \\{ place`, 'm').test(source));
}

const modulesOf = (key: string) =>
  sources.filter(({ path, source }) => path !== LISTENER && uses(source, key)).map(({ path }) => path);

const { pin, ...kept } = storageKeys;

it.each(Object.keys(kept))('%s is read and written by one module', (key) => {
  expect(modulesOf(key)).toHaveLength(1);
});

it('a PIN is kept by none', () => {
  expect(modulesOf('pin')).toEqual([]);
  expect(sources.filter(({ source }) => source.includes(pin))).toEqual([]);
});

it('drafts are read and written by one module, and forgotten with the session', () => {
  const calling = sources.filter(({ source }) => /\bdraftKey\(/.test(source)).map(({ path }) => path);
  expect(calling).toEqual(['storefront/state/drafts/drafts.ts']);
});

it('a key is written out nowhere else, but for what the page reads before its script', () => {
  const literal = /['"`]veloc\.[\w.-]+/;
  const naming = sources.filter(({ source }) => literal.test(source.replaceAll(LOCKS, ''))).map(({ path }) => path);
  expect(naming).toEqual([]);
  const early = [...read('index.html').matchAll(/Storage\.getItem\('([^']+)'\)/g)].map(([, key]) => key);
  expect(new Set(early)).toEqual(new Set([storageKeys.darkMode, storageKeys.token, storageKeys.todayRows]));
});
