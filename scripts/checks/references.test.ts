import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/root.mjs';
import { undefinedReferences } from './references';
import { sourceFiles } from './sourceFiles';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const firstOf = (file: string, pattern: RegExp) => new Set([...read(file).matchAll(pattern)].map(([, it = '']) => it));

const defined = {
  decisions: firstOf('docs/decisions/numbered.md', /^\| ([A-Z]\d+) \|/gm),
  rows: firstOf('docs/reliability.md', /^\| ([A-Z]\d+) \|/gm),
  sections: firstOf('docs/specification.md', /^## (\d+) /gm),
};

const self = ['scripts/checks/references.test.ts', 'scripts/checks/references.ts'];

it('whatever a source file refers to by a number is defined in docs', () => {
  expect([defined.decisions.size > 60, defined.rows.size > 25, defined.sections.size]).toEqual([true, true, 9]);
  const files = sourceFiles(['rules', 'proof', 'ui', 'storefront', 'backend', 'stories', 'scripts', 'tests']);
  const missing = files
    .filter((file) => !self.includes(file))
    .flatMap((file) => undefinedReferences(read(file), defined).map((reference) => `${file}: ${reference}`));
  expect(missing).toEqual([]);
});

describe('a reference', () => {
  const few = { decisions: new Set(['A1', 'G2']), rows: new Set(['R1']), sections: new Set(['1', '2']) };

  it.each([
    ['(decision A9)', 'decision A9'],
    ['(decisions A1 and G9)', 'decisions A1 and G9'],
    ['// Row R9: never twice', 'Row R9'],
    ['(spec section 12)', 'section 12'],
    ['(S6)', '(S6)'],
    ['(Q3)', '(Q3)'],
    ['One sheet (mockup 27b).', 'mockup 27'],
    ['see issue #14', 'issue #14'],
    ['(decisions, Routes)', '(decisions, Routes)'],
  ])('%s leads nowhere', (text, reference) => {
    expect(undefinedReferences(text, few)).toEqual([reference]);
  });

  it.each(['(decisions A1 and G2)', '(spec sections 1 and 2)', 'row R1', '(A1, G2)', 'RFC 9110, section 13.1.2'])(
    '%s is defined, or is none',
    (text) => {
      expect(undefinedReferences(text, few)).toEqual([]);
    },
  );
});
