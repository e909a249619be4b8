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

/** A list or a record of plain values, which can be edited as text; one that holds elements or functions cannot. */
function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function';
  return !('$$typeof' in value) && Object.values(value).every(isPlain);
}

/** Where the type does not say how: by the value that the story has given, and not at all where it gave none. */
export function controlOfValue(given: unknown): InputType {
  if (typeof given === 'string') return { control: { type: 'text' } };
  if (typeof given === 'number') return { control: { type: 'number' } };
  if (typeof given === 'boolean') return { control: { type: 'boolean' } };
  return { control: given !== undefined && given !== null && isPlain(given) ? { type: 'object' } : false };
}

/** The part of the table that a prop stands in: what it says, how it looks, what holds now, what it tells. */
export function categoryOf(name: string, type: string): string {
  if (/^on[A-Z]/.test(name) || type.includes('=>')) return 'Events';
  if (/^(?:accent|size|tone|kind|layout|weight|align\w*|on|wide|inset)$/.test(name)) return 'Look';
  if (/\bboolean\b/.test(type) || /^(?:open|value|selected|state)$/.test(name)) return 'State';
  const parts = partsOf(type);
  return parts.length > 0 && parts.every((part) => /^(?:'[^']*'|\d+)$/.test(part)) ? 'Look' : 'Content';
}

/** How a prop of such a type is set on a docs page. */
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
  if (parts.length !== 1) return controlOfValue(given);
  if (only === 'number') return { control: { type: 'number' } };
  if (only === 'string') return { control: { type: 'text' } };
  return only === 'boolean' ? { control: { type: 'boolean' } } : controlOfValue(given);
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
      return [name, { name, ...control, table: { category: 'Look', type: { summary }, ...byDefault } }];
    }),
  );
}
