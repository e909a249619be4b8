import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';
import { argTypesOfVariants, categoryOf, controlOf, controlOfValue, type Variants } from './argTypeOf';
import type { DescribedProps } from './propsOfSource';

interface Described {
  describedProps?: { types: DescribedProps['types']; variants?: Variants };
}

const MOST_OF_A_DEFAULT = 40;

/** Types that Storybook's own guess will do for. */
const SIMPLE = new Set(['string', 'number', 'boolean', 'enum']);

/** The docblock without its `@default`, and that default where Storybook has none to show. */
function splitDefault({ description = '', table }: StrictInputType) {
  const [words = '', byDefault] = description.split(/\s*@default\s+/);
  const shown = byDefault ?? table?.defaultValue?.summary;
  // A long one is code, which says nothing to whoever reads the page, and elements in it break the page.
  const isShort = shown !== undefined && shown.length <= MOST_OF_A_DEFAULT;
  return { description: words, defaultValue: isShort ? { summary: shown } : undefined };
}

/** Makes the table of a docs page say what the source says. */
export const describeArgs: ArgTypesEnhancer = ({ argTypes, component, initialArgs }) => {
  const { types = {}, variants } = (component as Described | undefined)?.describedProps ?? {};
  const described = { ...argTypes };
  // Those of the element, and of an interface in another file.
  for (const [name, known] of Object.entries(argTypes)) {
    const kind = typeof known.type === 'string' ? known.type : (known.type?.name ?? '');
    const control = SIMPLE.has(kind) ? {} : controlOfValue(initialArgs[name]);
    const category = categoryOf(name, kind === 'function' ? '=>' : kind);
    described[name] = { ...known, ...control, table: { ...known.table, category } };
  }
  for (const [name, { text, detail }] of Object.entries(types)) {
    const known = argTypes[name] ?? { name, type: { name: 'other' as const, value: text } };
    const { description, defaultValue } = splitDefault(known);
    const type = { summary: text, ...(detail ? { detail } : {}) };
    described[name] = {
      ...known,
      ...controlOf(name, text, initialArgs[name]),
      description,
      table: {
        ...known.table,
        category: categoryOf(name, text),
        type,
        ...(defaultValue ? { defaultValue } : { defaultValue: undefined }),
      },
    } as StrictInputType;
  }
  for (const [name, argType] of Object.entries(variants ? argTypesOfVariants(variants) : {}))
    described[name] = { ...described[name], ...argType, name };
  return described;
};

// After Storybook's own, which would guess the controls anew.
describeArgs.secondPass = true;
