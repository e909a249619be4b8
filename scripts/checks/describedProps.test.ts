import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { argTypesOfVariants, categoryOf, controlOf } from '../../.storybook/props/argTypeOf';
import { propsOfSource, variantsOfSource } from '../../.storybook/props/propsOfSource';
import { componentSources, publicComponents } from './components';
import { sourceFiles } from './sourceFiles';

const root = join(import.meta.dirname, '../..');

describe('what a docs page says of props', () => {
  it('is read from the source, lists and variants too', () => {
    const source = `
      export interface Slide { id: string }
      type Variants = VariantsOf<typeof reel>;
      export interface ReelProps extends ComponentProps<'div'> {
        tone?: Variants['tone'];
        slides: readonly Slide[];
        every?: number | undefined;
      }
      export interface OtherProps { nothing: string }
      export function Reel({ slides }: ReelProps) { return slides; }`;
    expect(propsOfSource('Reel.tsx', source)).toEqual([
      {
        component: 'Reel',
        variants: 'reel',
        types: {
          tone: { text: "Variants['tone']" },
          slides: { text: 'readonly Slide[]', detail: 'interface Slide { id: string }' },
          every: { text: 'number | undefined' },
        },
      },
    ]);
  });

  it.each([
    ["'plain' | 'danger'", undefined, { options: ['plain', 'danger'], control: { type: 'inline-radio' } }],
    ['28 | 34 | undefined', undefined, { options: [28, 34], control: { type: 'inline-radio' } }],
    ['number | null', null, { control: { type: 'number' } }],
    ['ReactNode', undefined, { control: { type: 'text' } }],
    ['ReactNode', { type: 'b' }, { control: false }],
    ['(change: { value: string }) => void', undefined, { control: false }],
    ['readonly string[]', undefined, { control: false }],
    ['readonly string[]', ['a'], { control: { type: 'object' } }],
    ['readonly Row[]', [{ icon: { $$typeof: 'element' } }], { control: false }],
    ['number | string', 7, { control: { type: 'number' } }],
  ])('%s is set by fitting means', (type, given, expected) => {
    expect(controlOf('prop', type, given)).toEqual(expected);
  });

  it.each([
    ['onClose', 'Opened | undefined', 'Events'],
    ['tone', "'plain' | 'danger'", 'Look'],
    ['isLoading', 'boolean | undefined', 'State'],
    ['title', 'string', 'Content'],
  ])('%s stands with its like', (name, type, category) => expect(categoryOf(name, type)).toBe(category));

  it('names variants with what they are without', () => {
    const variants = { tone: { plain: '', quiet: '' }, size: { 28: '', 34: '' }, wide: { true: '', false: null } };
    expect(argTypesOfVariants({ variants, defaultVariants: { tone: 'plain', wide: false } })).toMatchObject({
      tone: { options: ['plain', 'quiet'], table: { defaultValue: { summary: "'plain'" } } },
      size: { options: [28, 34], table: { type: { summary: '28 | 34' } } },
      wide: { control: { type: 'boolean' } },
    });
  });
});

describe('every component with variants', () => {
  const sources = componentSources(root);
  const varied = publicComponents(root).filter((name) => sources.get(name)?.includes('VariantsOf<'));
  const made = sourceFiles(['ui'])
    .filter((file) => file.endsWith('.variants.ts'))
    .flatMap((file) => variantsOfSource(file, readFileSync(join(root, file), 'utf8')).map(({ name }) => name));

  it('is found', () => expect(varied.length).toBeGreaterThan(12));

  it.each(varied)('%s has them on its docs page', (name) => {
    const source = sources.get(name) ?? '';
    const variants = propsOfSource(`${name}.tsx`, source).find(({ component }) => component === name)?.variants ?? '';
    const [, original = variants] = new RegExp(`(\\w+) as ${variants}\\b`).exec(source) ?? [];
    expect(made).toContain(original);
  });
});
