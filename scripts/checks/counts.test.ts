import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/root.mjs';
import { sourceFiles } from './sourceFiles';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const lineCount = (path: string) => read(path).split('\n').length - 1;
const storefront = sourceFiles(['storefront']);

/**
 * What is always opened together stands together. Who has fewer now writes that figure here. Parts of a game are loaded at
 * other times each, so every game has a few: 21 in nine folders.
 */
const MOST_SMALL_FILES = 17;
const MOST_IN_A_GAME = 4;
const SMALL = 20;

const LONGEST = 300;
describe('a count that may only fall', () => {
  it('of small files in the storefront', () => {
    const folders = new Map<string, string[]>();
    for (const path of storefront.filter((file) => lineCount(file) <= SMALL)) {
      const folder = /^storefront\/games\/[^/]+(?=\/)/.exec(path)?.[0] ?? 'storefront';
      folders.set(folder, [...(folders.get(folder) ?? []), path]);
    }
    for (const [folder, small] of folders) {
      const most = folder === 'storefront' ? MOST_SMALL_FILES : MOST_IN_A_GAME;
      expect(small.length, small.join('\n')).toBeLessThanOrEqual(most);
    }
  });

  it('of long files', () => {
    const rooms = ['rules', 'proof', 'ui', 'storefront', 'backend', 'stories', 'tests', 'scripts'];
    expect(sourceFiles(rooms).filter((path) => lineCount(path) > LONGEST)).toEqual([]);
  });

  it('of places that say where a page is: shared/paths.ts does', () => {
    const literal =
      /(['"`])\/(account|cart|checkout|payment|result|guide|profile|term|contact|login|test-|device-management)\b[^'"`]*\1/;
    const asked = storefront.filter(
      (path) => !path.includes('.test.') && !/^storefront\/(api|testing)\/|shared\/(paths|navigation)\.ts$/.test(path),
    );
    expect(asked.filter((path) => literal.test(read(path).replaceAll(/^\s*(\/\/|\*|\/\*\*).*$/gm, '')))).toEqual([]);
  });
});
