import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { guideOf, guideTexts } from '../../.storybook/sources/guides';
import { documentedComponents } from '../../.storybook/sources/components';
import { sourceFiles } from './sourceFiles';

const root = join(import.meta.dirname, '../..');
const SECTIONS = ['when', 'not', 'anatomy', 'dos', 'donts', 'keys', 'heard', 'words'];
const pages = documentedComponents().map(({ title }) => title);
const files = sourceFiles(['stories/components']).filter((file) => file.endsWith('.guide.tsx'));

describe('the page of every component', () => {
  it('is found', () => expect(pages.length).toBeGreaterThan(90));

  it.each(pages)('%s has each section, or says why it has none', (page) => {
    const guide = guideOf(page);
    const advice = `Write it in stories/components/${page}.guide.tsx.`;
    expect(
      SECTIONS.filter((section) => !guide[section]?.some((text) => text.length > 3)),
      advice,
    ).toEqual([]);
  });

  it('is the only one a guide is written for', () => {
    const written = files.map((file) => file.replace(/^.*\/|\.guide\.tsx$/g, ''));
    expect(written.filter((name) => !pages.includes(name))).toEqual([]);
  });

  it('says nothing that another one says', () => {
    const said = new Map<string, string[]>();
    for (const file of files) {
      const { story: _, ...guide } = guideTexts(file, readFileSync(join(root, file), 'utf8'));
      for (const text of Object.values(guide).flat()) said.set(text, [...(said.get(text) ?? []), file]);
    }
    expect([...said].filter(([, by]) => by.length > 1)).toEqual([]);
  });

  it('draws a story that is there', () => {
    const lost = files.filter((file) => {
      const [story] = guideTexts(file, readFileSync(join(root, file), 'utf8')).story ?? [];
      const stories = file.replace(
        /(\w+)\.guide\.tsx$/,
        (_whole, name: string) => `${name === 'Toast' ? 'ToastProvider' : name}.stories.tsx`,
      );
      return story && !readFileSync(join(root, stories), 'utf8').includes(`export const ${story}:`);
    });
    expect(lost).toEqual([]);
  });
});

it('a guide is read without what it shows', () => {
  const source = `export const guide = { when: 'Now.', anatomy: { 'a > b': 'The link.' }, dos: { 'One.': <Button>Mua</Button> }, keys: { Tab: 'stops' } };`;
  expect(guideTexts('A.guide.tsx', source)).toEqual({
    when: ['Now.'],
    anatomy: ['The link.'],
    dos: ['One.'],
    keys: ['Tab: stops'],
  });
});
