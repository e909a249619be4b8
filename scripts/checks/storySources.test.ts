import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { documentedComponents } from '../../.storybook/sources/components';
import { lineForTools, typesOf } from '../../.storybook/sources/forTools';
import { tokensNamed, tokensOf } from '../../.storybook/sources/tokens';

const root = join(import.meta.dirname, '../..');

describe('what Storybook reads from the sources', () => {
  it('is the tokens that a style names', () => {
    const source = `{ ...text('body'), color: vars.color.brandText, padding: \`\${vars.space[16]} \${vars.space[8]}\` }`;
    expect(tokensNamed(source)).toEqual(['color-brand-text', 'space-16', 'space-8', 'type-body']);
  });

  it('counts what a component shares with others, such as the ring of the focus', () => {
    expect(tokensOf('Button')).toEqual(expect.arrayContaining(['color-brand', 'color-info-text']));
  });

  it('is every component with a story, each with a sentence that says what it is', () => {
    const documented = documentedComponents();
    expect(documented.length).toBeGreaterThan(90);
    expect(documented.filter(({ says }) => !says.endsWith('.'))).toEqual([]);
  });
});

it('a tool is told of each component when to take it, what to do with it and what not', () => {
  const lines = documentedComponents().map((component) => lineForTools(component, typesOf));
  expect(lines.filter((line) => !/: .+ When: .+ Not: .+ Do: .+ Do not: /.test(line))).toEqual([]);
});

it('a tool is told of doors and commands that are there', () => {
  const { exports } = JSON.parse(readFileSync(join(root, 'ui/package.json'), 'utf8')) as { exports: object };
  const told = readFileSync(join(root, 'ui/AGENTS.md'), 'utf8').match(/@veloc\/ui(?:\/[\w.]+)?/g) ?? [];
  expect(told.filter((door) => !Object.keys(exports).includes(door.replace('@veloc/ui', '.')))).toEqual([]);
});
