import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { componentSources, publicComponents } from './components';
import { isInteractive, keyboardStories } from './keyboard';
import { sourceFiles } from './sourceFiles';

const root = join(import.meta.dirname, '../..');
const sources = componentSources(root);
const interactive = publicComponents(root).filter((name) => isInteractive(name, sources));
const stories = sourceFiles(['stories/components']).map((file) => ({
  file,
  source: readFileSync(join(root, file), 'utf8'),
}));

/** The stories in which a component is used by keys: in its own file, or in that of a component it belongs to. */
function usesOf(name: string): string[] {
  const together = new RegExp(`subcomponents: \\{[^}]*\\b${name}\\b`);
  return stories
    .filter(({ file, source }) => file.endsWith(`/${name}.stories.tsx`) || together.test(source))
    .flatMap(({ file, source }) => keyboardStories(file, source));
}

describe('every component that can be used', () => {
  it('is found', () => expect(interactive.length).toBeGreaterThan(50));

  it.each(interactive)('%s is used from the keyboard alone in a story', (name) => {
    expect(usesOf(name), `Write a story of ${name} that only presses keys, for instance KeyboardAlone.`).not.toEqual(
      [],
    );
  });
});

describe('reading components and stories', () => {
  it('sees a control within a component within another', () => {
    const made = new Map([
      ['Row', '<Label />'],
      ['Bar', '<Press />'],
      ['Press', '<button type="button" />'],
      ['Loop', '<Loop />'],
    ]);
    expect(['Row', 'Bar', 'Press', 'Loop'].filter((name) => isInteractive(name, made))).toEqual(['Bar', 'Press']);
  });

  it('tells keys from presses', () => {
    const story = (act: string) =>
      `export const ${act}: Story = { play: async () => { await userEvent.${act}('x'); } };`;
    expect(keyboardStories('a.tsx', ['click', 'keyboard', 'tab', 'hover'].map(story).join('\n'))).toEqual([
      'keyboard',
      'tab',
    ]);
  });
});
