import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { specificationPage, unprovenRows } from '../specification/page';
import { routes } from '../specification/rows/routes';
import { routesBeyond } from '../specification/rows/routesBeyond';
import { sections } from '../specification/sections';
import { testTitles } from './testTitles';

/** Lower it with each row that gets its test. */
const UNPROVEN = 13;

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const all = sections.flatMap(({ parts }) => parts.flatMap(({ rows }) => rows));

const titles = new Map<string, Set<string>>();
/** None for a file that is not there. */
function titlesOf(file: string): ReadonlySet<string> {
  const known = titles.get(file) ?? (existsSync(join(root, file)) ? testTitles(file, read(file)) : new Set<string>());
  titles.set(file, known);
  return known;
}

describe('docs/specification.md', () => {
  it('is what the rows make (npm run specification)', () => {
    expect(read('docs/specification.md')).toBe(specificationPage(sections));
  });

  it('names a test for every row that is not listed as unproven, and tests that are there', () => {
    const proofs = all.flatMap((row) => row.proofs);
    expect(proofs.length).toBeGreaterThan(200);
    const gone = proofs.filter(({ file, title }) => !titlesOf(file).has(title));
    expect(gone.map(({ file, title }) => `${file}: ${title}`)).toEqual([]);
  });

  it('lists nothing twice', () => {
    const keys = sections.flatMap(({ parts }) =>
      parts.flatMap(({ title, rows }) => rows.map(({ names, says }) => `${title}: ${names.join(' ')} ${says}`)),
    );
    expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
    const proofs = all.flatMap((row) => row.proofs.map(({ file, title }) => ({ row, key: `${file} ${title}` })));
    const twice = proofs.filter(({ row, key }, place) =>
      proofs.slice(place + 1).some((other) => other.row === row && other.key === key),
    );
    expect(twice).toEqual([]);
  });

  it('leaves no more unproven than this', () => {
    expect(unprovenRows(sections)).toHaveLength(UNPROVEN);
  });
});

describe('a row stands for', () => {
  it('every route of the shop, once', () => {
    const table = read('storefront/app/routes.ts');
    const paths = [...table.matchAll(/^ .*?\bpath: '([^']+)'/gm)].map(([, path = '']) => path);
    expect(paths.length).toBeGreaterThan(50);
    const rows = [...routes.rows, ...routesBeyond.rows];
    expect(rows.flatMap(({ names }) => names.slice(0, 1)).toSorted()).toEqual(paths.toSorted());
  });
});
