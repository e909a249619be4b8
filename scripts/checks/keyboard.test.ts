import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { componentSources, publicComponents } from './components';
import { isInteractive, keyboardStories, mouseStories, touchStories } from './keyboard';
import { sourceFiles } from './sourceFiles';

const root = join(import.meta.dirname, '../..');
const sources = componentSources(root);
const interactive = publicComponents(root).filter((name) => isInteractive(name, sources));
const stories = sourceFiles(['stories/components']).map((file) => ({
  file,
  source: readFileSync(join(root, file), 'utf8'),
}));

/** The stories in which a component is used this way: in its own file, or in that of a component it belongs to. */
function usesOf(name: string, storiesIn: typeof keyboardStories): string[] {
  const together = new RegExp(`subcomponents: \\{[^}]*\\b${name}\\b`);
  return stories
    .filter(({ file, source }) => file.endsWith(`/${name}.stories.tsx`) || together.test(source))
    .flatMap(({ file, source }) => storiesIn(file, source));
}

describe('every component that can be used', () => {
  it('is found', () => expect(interactive.length).toBeGreaterThan(50));

  it.each(interactive)('%s is used from the keyboard alone in a story', (name) => {
    const uses = usesOf(name, keyboardStories);
    expect(uses, `Write a story of ${name} that only presses keys, for instance KeyboardAlone.`).not.toEqual([]);
  });

  it.each(interactive)('%s is used by a mouse and by a finger in a story', (name) => {
    const advice = `In a story of ${name}, press it with pressTwoWays() of stories/support/press.ts.`;
    expect(usesOf(name, mouseStories), advice).not.toEqual([]);
    expect(usesOf(name, touchStories), advice).not.toEqual([]);
  });
});

describe('reading components and stories', () => {
  it('sees a control within a component within another', () => {
    const made = new Map([
      ['Row', '<Label />'],
      ['Bar', '<Press />'],
      ['Press', '<button type="button" />'],
      ['Loop', '<Loop />'],
      ['Frame', '<section aria-label="x" tabIndex={0} />'],
      ['Stop', '<li tabIndex={0} />'],
    ]);
    expect(['Row', 'Bar', 'Press', 'Loop', 'Frame', 'Stop'].filter((name) => isInteractive(name, made))).toEqual([
      'Bar',
      'Press',
      'Stop',
    ]);
  });

  it('tells keys, mouse and finger apart', () => {
    const story = (name: string, act: string) =>
      `export const ${name}: Story = { play: async () => { await ${act}; } };`;
    const source = [
      story('Click', "userEvent.click('x')"),
      story('Keyboard', "userEvent.keyboard('x')"),
      story('Tab', 'userEvent.tab()'),
      story('Hover', "userEvent.hover('x')"),
      story('Touch', "userEvent.pointer({ keys: '[TouchA]' })"),
      story('Tap', 'tap(userEvent, x)'),
      story('Both', 'pressTwoWays(userEvent, x)'),
    ].join('\n');
    expect(keyboardStories('a.tsx', source)).toEqual(['Keyboard', 'Tab']);
    expect(mouseStories('a.tsx', source)).toEqual(['Click', 'Hover', 'Both']);
    expect(touchStories('a.tsx', source)).toEqual(['Touch', 'Tap', 'Both']);
  });
});
