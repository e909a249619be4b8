import type { InputType } from 'storybook/internal/types';

/** The parts of a union that is made of nothing but names and literals, without `null` and `undefined`. */
function partsOf(type: string): string[] {
  if (/[(){}<>]/.test(type)) return [];
  return type
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== 'null' && part !== 'undefined');
}

function choice(options: readonly (string | number)[]): InputType {
  return { options, control: { type: options.length > 4 ? 'select' : 'inline-radio' } };
}

/** How a prop of such a type is set on a docs page; nothing where Storybook's own guess will do. */
export function controlOf(name: string, type: string, given: unknown): InputType {
  if (type.includes('=>')) return { control: false };
  const parts = partsOf(type);
  const [only] = parts;
  if (parts.length > 0 && parts.every((part) => /^'[^']*'$/.test(part))) {
    return choice(parts.map((part) => part.slice(1, -1)));
  }
  if (parts.length > 0 && parts.every((part) => /^\d+$/.test(part))) return choice(parts.map(Number));
  // An element cannot be typed in; a word in its place can.
  if (only === 'ReactNode') {
    return { control: name === 'icon' || (typeof given === 'object' && given !== null) ? false : { type: 'text' } };
  }
  if (parts.length !== 1) return {};
  if (only === 'number') return { control: { type: 'number' } };
  if (only === 'string') return { control: { type: 'text' } };
  return only === 'boolean' ? { control: { type: 'boolean' } } : {};
}

export interface Variants {
  variants: Record<string, Record<string, unknown>>;
  defaultVariants?: Record<string, unknown>;
}

const literal = (value: unknown) => (typeof value === 'string' ? `'${value}'` : String(value));

/** The variants of a `cva()` result as props: what there is to choose, and what it is without. */
export function argTypesOfVariants({ variants, defaultVariants = {} }: Variants): Record<string, InputType> {
  return Object.fromEntries(
    Object.entries(variants).map(([name, values]) => {
      const keys = Object.keys(values);
      const isSwitch = keys.includes('true');
      const isNumber = keys.every((key) => /^\d+$/.test(key));
      const options = isNumber ? keys.map(Number) : keys;
      const summary = isSwitch ? 'boolean' : options.map(literal).join(' | ');
      const byDefault = name in defaultVariants ? { defaultValue: { summary: literal(defaultVariants[name]) } } : {};
      const control: InputType = isSwitch ? { control: { type: 'boolean' } } : choice(options);
      return [name, { name, ...control, table: { type: { summary }, ...byDefault } }];
    }),
  );
}
