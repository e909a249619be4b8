import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { componentFolders, componentSources, publicComponents } from './components';
import { sourceFiles } from './sourceFiles';
import { refusedUndefined, undocumentedProps, unlistedValues } from './undocumentedProps';

const root = join(import.meta.dirname, '../..');
const sources = componentSources(root);

describe('the props of every component', () => {
  it.each(publicComponents(root))('%s', (name) => {
    expect(undocumentedProps(`${name}.tsx`, sources.get(name) ?? '')).toEqual([]);
  });
});

it('every value of a variant is told by its docblock', async () => {
  const varied = [...componentFolders(root)].flatMap(([folder, files]) =>
    files
      .filter((file) => sources.get(file.replace('.tsx', ''))?.includes('VariantsOf<'))
      .map((file) => [folder, file]),
  );
  expect(varied.length).toBeGreaterThan(12);
  const unlisted = varied.map(async ([folder = '', file = '']) => {
    const styles: Record<string, unknown> = await import(`../../ui/${folder}/${folder}.css.ts`);
    return unlistedValues(file, sources.get(file.replace('.tsx', '')) ?? '', styles);
  });
  expect((await Promise.all(unlisted)).flat()).toEqual([]);
});

it('every member that may be left out may be undefined', () => {
  const files = sourceFiles(['ui']).filter(
    (file) => /(?<!\.css|\.test)\.tsx?$/.test(file) && !/^ui\/(bench|theme)\//.test(file),
  );
  expect(files.length).toBeGreaterThan(200);
  expect(files.flatMap((file) => refusedUndefined(file, readFileSync(join(root, file), 'utf8')))).toEqual([]);
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

  it('of a variant lists its values', () => {
    const listed = (doc: string) =>
      unlistedValues('a.tsx', props(`/** ${doc} */ size?: Variants['size']`), { size: { 20: '', small: '' } });
    expect(listed('In px.')).toEqual(['BallProps.size does not list `20`', 'BallProps.size does not list `small`']);
    expect(listed('`20` px, or `small`.')).toEqual([]);
  });

  it.each(['BallProps', 'BallItem'])('that may be left out may be undefined, in %s', (name) => {
    const optional = (type: string) => refusedUndefined('a.ts', `export interface ${name} { weight?: ${type} }`);
    expect(optional('number')).toEqual([`${name}.weight refuses undefined`]);
    expect(optional('number | undefined')).toEqual([]);
    expect(optional('ReactNode')).toEqual([]);
  });
});
