import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { componentSources, publicComponents } from './components';
import { undocumentedProps } from './undocumentedProps';

const root = join(import.meta.dirname, '../..');
const sources = componentSources(root);

describe('the props of every component', () => {
  it.each(publicComponents(root))('%s', (name) => {
    expect(undocumentedProps(`${name}.tsx`, sources.get(name) ?? '')).toEqual([]);
  });
});

describe('a prop', () => {
  it('is not inherited without its docblock', () => {
    const source = 'export interface BallProps extends VariantsOf<typeof ball> {}';
    expect(undocumentedProps('a.tsx', source)).toHaveLength(1);
  });

  const props = (body: string) => `/** Not this one's. */\nexport interface BallProps extends Other { ${body} }`;

  it.each([
    'weight: number',
    '/* no docblock */ weight: number',
    '/** Documented. */ size: number; weight: number',
    '/** Whether it rolls. */ rolls?: boolean | undefined',
    '/** In grams. */ weight?: number',
  ])('would be caught in { %s }', (body) => {
    expect(undocumentedProps('a.tsx', props(body))).toHaveLength(1);
  });

  it.each([
    'label: string',
    '/** In grams. */ weight: number',
    '/** Whether it rolls. @default false */ rolls?: boolean | undefined',
    '/** Whether it rolls. */ rolls: boolean',
  ])('may be { %s }', (body) => {
    expect(undocumentedProps('a.tsx', props(body))).toEqual([]);
  });
});
