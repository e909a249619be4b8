import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';
import { argTypesOfVariants, controlOf, type Variants } from './argTypeOf';
import type { DescribedProps } from './propsOfSource';

interface Described {
  describedProps?: { types: DescribedProps['types']; variants?: Variants };
}

const MOST_OF_A_DEFAULT = 40;

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
  for (const [name, { text, detail }] of Object.entries(types)) {
    const known = argTypes[name] ?? { name, type: { name: 'other' as const, value: text } };
    const { description, defaultValue } = splitDefault(known);
    const type = { summary: text, ...(detail ? { detail } : {}) };
    described[name] = {
      ...known,
      ...controlOf(name, text, initialArgs[name]),
      description,
      table: { ...known.table, type, ...(defaultValue ? { defaultValue } : { defaultValue: undefined }) },
    } as StrictInputType;
  }
  for (const [name, argType] of Object.entries(variants ? argTypesOfVariants(variants) : {}))
    described[name] = { ...argTypes[name], ...argType, name };
  return described;
};

// After Storybook's own, which would guess the controls anew.
describeArgs.secondPass = true;
