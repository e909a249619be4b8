import { routePaths } from '../lib/routePaths';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as texts from '../../rules/texts';
import { gameConfig } from '../../rules/gameNames';
import { gameIds } from '../../rules/games';
import { allCalls } from '../../rules/wire/contract';
import { specificationPage, unprovenRows } from '../specification/page';
import type { Proof } from '../specification/row';
import { routes } from '../specification/rows/routes';
import { routesBeyond } from '../specification/rows/routesBeyond';
import { sections } from '../specification/sections';
import { testTexts } from './testText';
import { testTitles } from './testTitles';

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
    expect(proofs.length).toBeGreaterThan(600);
    const gone = proofs.filter(({ file, title }) => !titlesOf(file).has(title));
    expect(gone.map(({ file, title }) => `${file}: ${title}`)).toEqual([]);
  });

  it('lists nothing twice', () => {
    const keys = sections.flatMap(({ parts }) =>
      parts.flatMap(({ title, rows }) => rows.map(({ names, says }) => `${title}: ${names.join(' ')} ${says}`)),
    );
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    const proofs = all.flatMap((row) => row.proofs.map(({ file, title }) => ({ row, key: `${file} ${title}` })));
    const twice = proofs.filter(({ row, key }, index) =>
      proofs.slice(index + 1).some((other) => other.row === row && other.key === key),
    );
    expect(twice).toEqual([]);
  });

  it('leaves nothing unproven', () => {
    expect(unprovenRows(sections).map(({ names, says }) => `${names.join(' ')} ${says}`)).toEqual([]);
  });
});

describe('a row', () => {
  const readers = new Map<string, (title: string) => string>();
  function textOf({ file, title }: Proof): string {
    const reader = readers.get(file) ?? testTexts(file, read(file));
    readers.set(file, reader);
    return reader(title);
  }
  const without = (isNamed: (text: string, name: string) => boolean, pick: (name: string) => boolean) =>
    all.flatMap(({ names, proofs }) => {
      const asked = names.filter(pick);
      if (asked.length === 0) return [];
      // The table of all calls tries each alike and shows nothing of what one is for.
      const text = proofs
        .filter(({ file }) => !TABLES.includes(file))
        .map(textOf)
        .join('\n');
      return asked.filter((name) => !isNamed(text, name));
    });

  it('about a call cites a test that makes it', () => {
    const namesCall = (text: string, call: string) => text.includes(lastWord(call));
    expect(without(namesCall, (name) => /^(GET|POST|PUT|DELETE) \//.test(name))).toEqual([]);
  });

  it('cites a test that does more than repeat a name, a text or the table of all calls', () => {
    const bare = all.filter(({ proofs }) => proofs.every(({ file }) => PINS.includes(file)));
    expect(bare.map(({ names, says }) => `${names.join(' ')} ${says}`)).toEqual([]);
  });

  it('about a field cites a test that names it', () => {
    expect(
      without(
        (text, field) => text.includes(field),
        (name) => /^[a-z]+([A-Z][a-z]*)+$/.test(name),
      ),
    ).toEqual([]);
  });
});

const TABLES = ['tests/contract/success.test.ts', 'tests/contract/contract.test.ts'];

/** They hold what the specification writes to what the catalogue says, and would stay green if nothing showed it. */
const PINS = [...TABLES, 'rules/texts/texts.test.ts', 'rules/messages.test.ts', 'tests/journeys/every-route.spec.ts'];

/** '/client-carts/remove-item/{id}' is told by 'remove-item'. */
function lastWord(call: string): string {
  const words = call.replace(/^[A-Z]+ /, '').split(/[/?]/);
  return words.findLast((word) => word !== '' && !/[{:*=]/.test(word)) ?? call;
}

describe('reading what a test says', () => {
  const source = `
    import { a } from './a';
    const call = () => post('/pay');
    const other = () => post('/charge');
    describe('paying', () => {
      const pay = () => call();
      it('takes money', () => expect(pay()).toBe(1));
      it('gives none', () => expect(0).toBe(0));
    });`;
  const textOf = testTexts('a.test.ts', source);

  it('follows the names of its file, and no others', () => {
    expect(textOf('takes money')).toContain('/pay');
    expect(textOf('takes money')).not.toContain('/charge');
    expect(textOf('gives none')).not.toContain('/pay');
    expect(textOf('is not there')).toBe('');
  });
});

describe('a row stands for', () => {
  /** What the shop has beyond the specification's games needs no row; its own journey plays it. */
  const otherGames = gameIds.filter((gameId) => !all.some(({ names }) => names[0] === gameId));
  const ofOthers = new Set<string>(
    otherGames.flatMap((id) => [gameConfig[id].href, `GET /client-game-results/get-${id}-v2`]),
  );

  it('every route of the shop, once', () => {
    const paths = [...routePaths(), ...Object.values(gameConfig).map(({ href }) => href)].filter(
      (path) => !ofOthers.has(path),
    );
    expect(paths.length).toBeGreaterThan(50);
    const rows = [...routes.rows, ...routesBeyond.rows];
    expect(rows.flatMap(({ names }) => names.slice(0, 1)).toSorted()).toEqual(paths.toSorted());
  });

  it('every call of the backend', () => {
    const rows = all.flatMap(({ names }) => names).filter((name) => /^(GET|POST|PUT|DELETE) \//.test(name));
    const known = allCalls()
      .map(({ method, path }) => `${method} ${path.replace(/:(\w+)(\{[^}]*\})?/g, '{$1}')}`)
      .filter((call) => !ofOthers.has(call));
    expect(known.length).toBeGreaterThan(90);
    expect(rows.toSorted()).toEqual(known.toSorted());
    expect(rows.filter((row, index) => rows.indexOf(row) !== index)).toEqual([]);
  });

  it('every sentence of the specification, and every code of a refused ticket', () => {
    const named = new Set(all.flatMap(({ names }) => names));
    const catalogue = read('rules/texts/texts.test.ts');
    const sentences = [...catalogue.matchAll(/^ {2}\[\s*'\d',\s*'([^']+)'/gm)].map(([, sentence = '']) => sentence);
    expect(sentences.length).toBeGreaterThan(60);
    const asked = [...sentences, ...texts.loginPhrases, ...texts.balancePhrases, ...Object.keys(texts.messages)];
    expect(asked.filter((text) => !named.has(text))).toEqual([]);
  });
});

describe('reading the titles of a file', () => {
  it.each([
    ["it('counts', () => {});", 'counts'],
    ["test.each([['one', 1]])('%s is %i', () => {});", '%s is %i'],
    ["test.each([['one', 1]])('%s is %i', () => {});", 'one'],
    ["describe('a cart', () => {});", 'a cart'],
    ['for (const path of paths) test(`${path} fits`, () => {});', '… fits'],
  ])('finds in %s “%s”', (source, title) => {
    expect([...testTitles('a.test.ts', source)]).toContain(title);
  });

  it.each([
    ["it.skip('counts', () => {});"],
    ["it.todo('counts');"],
    ["// it('counts', () => {});"],
    ["say('counts');"],
  ])('finds no test in %s', (source) => {
    expect([...testTitles('a.test.ts', source)]).toEqual([]);
  });

  it('finds stories, but not what they hold', () => {
    const source = "export const Empty: Story = { name: 'nothing' };\nexport default meta;";
    expect([...testTitles('a.stories.tsx', source)]).toEqual(['Empty']);
  });
});
