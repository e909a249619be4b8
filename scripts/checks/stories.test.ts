import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { groups } from '../../.storybook/groups';
import { aliasedComponents } from '../../.storybook/searchAliases';
import { sourceFiles } from './sourceFiles';

const root = join(import.meta.dirname, '../..');

/** Components that a public list of `@veloc/ui` exports: a capitalised name that is a value, not a type. */
function exportsOf(list: string) {
  return [...readFileSync(join(root, list), 'utf8').matchAll(/^export \{([^}]*)\} from '\.\/([A-Z]\w*)\//gm)].flatMap(
    ([, names = '']) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => /^[A-Z][a-z]\w*$/.test(name)),
  );
}

function exportedComponents() {
  return [...exportsOf('ui/index.ts'), ...exportsOf('ui/lottery.ts')];
}

const stories = sourceFiles(['stories']).filter((file) => file.endsWith('.stories.tsx'));

describe('every component', () => {
  it('is found in the public lists', () => {
    expect(exportsOf('ui/index.ts').length).toBeGreaterThan(20);
    expect(exportsOf('ui/lottery.ts').length).toBeGreaterThan(20);
  });

  it.each(exportedComponents())('%s is in ui/lottery.ts if its story is in the section Lottery', (name) => {
    const file = join(root, `stories/components/${name}.stories.tsx`);
    const [, group] = (existsSync(file) && /\btitle: '(\w+)\//.exec(readFileSync(file, 'utf8'))) || [];
    // Those shown with another's story stand where that one stands.
    if (group) expect(exportsOf('ui/lottery.ts').includes(name)).toBe(group === 'Lottery');
  });

  it.each(exportedComponents())('%s has a story', (name) => {
    const documented = existsSync(join(root, `stories/components/${name}.stories.tsx`));
    const isInSharedStory = stories.some((file) =>
      new RegExp(`subcomponents:[^}]*\\b${name}\\b`).test(readFileSync(join(root, file), 'utf8')),
    );
    expect(documented || isInSharedStory).toBe(true);
  });
});

describe('every component story file', () => {
  const files = stories.filter((file) => file.includes('/components/'));

  it.each(files)('%s tests an interaction', (file) => {
    expect(readFileSync(join(root, file), 'utf8')).toMatch(/\bplay:|\bplay\s*=|play\(/);
  });

  // Forms is no component, and what stands below a component's page belongs to it.
  const shown = files.filter(
    (file) =>
      /\btitle: '\w+\/\w+'/.test(readFileSync(join(root, file), 'utf8')) && !file.endsWith('/Forms.stories.tsx'),
  );
  it.each(shown)('%s shows its hard cases', (file) => {
    expect(readFileSync(join(root, file), 'utf8')).toMatch(/^export const BreakIt\b[^]*\.\.\.breakIt\([^]*'!test'/m);
  });

  it.each(files)('%s stands in a section of the sidebar, under an id that outlives a move', (file) => {
    const [, group, name = ''] =
      /\btitle: '(\w+)\/([\w/]+)',\s+id: '/.exec(readFileSync(join(root, file), 'utf8')) ?? [];
    expect(groups).toContain(group);
    const id = `components-${name.toLowerCase().replaceAll('/', '-')}`;
    expect(readFileSync(join(root, file), 'utf8')).toContain(`id: '${id}'`);
  });
});

it('the sidebar sorts the sections of components as they are listed', () => {
  const [, order = ''] =
    /storySort: \{\s+order: \[([^]*?)\n +\],\n +\},/.exec(readFileSync(join(root, '.storybook/preview.tsx'), 'utf8')) ??
    [];
  // Without the pages within a section.
  const sections = [...order.replaceAll(/\[[^\]]*\]/g, '').matchAll(/'([^']+)'/g)].map(([, name]) => name);
  expect(sections.slice(sections.indexOf('guides') + 1, sections.indexOf('flows'))).toEqual(groups);
});

it('other words are known of components that are there', () => {
  const documented = [...exportedComponents(), 'Toast'];
  expect(aliasedComponents.filter((name) => !documented.includes(name))).toEqual([]);
});
