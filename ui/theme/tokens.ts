import base from './tokens/base.tokens.json';
import high from './tokens/contrast.high.tokens.json';
import dense from './tokens/scale.dense.tokens.json';
import large from './tokens/scale.large.tokens.json';
import semantic from './tokens/semantic.tokens.json';
import dark from './tokens/theme.dark.tokens.json';
import light from './tokens/theme.light.tokens.json';
import resolver from './tokens/veloc.resolver.json';

/*
 * Reads the tokens as the Design Tokens modules of 2025.10 (Format, Color, Resolver) say, as far as these tokens use
 * them. Style sheets, which are run when something is built, and tests import it; it is no part of a page.
 */

/** One choice on each axis. */
export interface Permutation {
  theme: 'light' | 'dark';
  scale: 'regular' | 'large' | 'dense';
  contrast: 'regular' | 'high';
}

/** A token with its type, which it may have from a group around it. Values may still name other tokens. */
export interface Token {
  $type: string;
  $value: unknown;
  $extensions?: { 'design.veloc'?: { css?: string } };
}

/** Tokens by path: `color.brandText`. */
export type Tokens = Record<string, Token>;

interface Source {
  $ref: string;
}

interface ResolverDocument {
  sets: Record<string, { sources: readonly Source[] }>;
  modifiers: Record<keyof Permutation, { default: string; contexts: Record<string, readonly Source[]> }>;
  resolutionOrder: readonly Source[];
}

const { sets, modifiers, resolutionOrder }: ResolverDocument = resolver;

/** The documents that the resolver names. */
export const sources: Record<string, object> = {
  'base.tokens.json': base,
  'contrast.high.tokens.json': high,
  'scale.dense.tokens.json': dense,
  'scale.large.tokens.json': large,
  'semantic.tokens.json': semantic,
  'theme.dark.tokens.json': dark,
  'theme.light.tokens.json': light,
};

const namesOf = <Axis extends keyof Permutation>(axis: Axis) =>
  Object.keys(modifiers[axis].contexts) as Permutation[Axis][];

/** What may be chosen on each axis, the default first. */
export const axes = { theme: namesOf('theme'), scale: namesOf('scale'), contrast: namesOf('contrast') };

export const permutations: readonly Permutation[] = axes.theme.flatMap((theme) =>
  axes.scale.flatMap((scale) => axes.contrast.map((contrast) => ({ theme, scale, contrast }))),
);

function flatten(group: object, $type = '', path = ''): Tokens {
  const type = '$type' in group ? String(group.$type) : $type;
  if ('$value' in group) return { [path]: { ...group, $type: type } as Token };
  const inner = Object.entries(group).filter(([name]) => !name.startsWith('$'));
  return Object.assign({}, ...inner.map(([name, part]) => flatten(part, type, path ? `${path}.${name}` : name)));
}

/** The tokens of a permutation: in the resolver's order, where the last word about a token holds. */
export function tokensIn(permutation: Permutation): Tokens {
  const chosen = resolutionOrder.flatMap(({ $ref }) => {
    const [, kind, name = ''] = $ref.split('/');
    if (kind === 'sets') return sets[name]?.sources ?? [];
    const axis = name as keyof Permutation;
    return modifiers[axis].contexts[permutation[axis]] ?? [];
  });
  return Object.assign({}, ...chosen.map(({ $ref }) => flatten(sources[$ref] ?? {})));
}

/** What a value that names other tokens comes to. `refer` may answer for a named one with words of its own. */
export function valueOf(value: unknown, tokens: Tokens, refer?: (path: string) => string | undefined): unknown {
  const [, named] = typeof value === 'string' ? (/^\{(.+)\}$/.exec(value) ?? []) : [];
  if (named) return refer?.(named) ?? valueOf(tokens[named]?.$value, tokens, refer);
  if (Array.isArray(value)) return value.map((part) => valueOf(part, tokens, refer));
  if (typeof value !== 'object' || value === null) return value;
  if ('$ref' in value) {
    const [path = '', steps = ''] = String(value.$ref).slice(2).split('/$value/');
    const target = steps
      .split('/')
      .reduce<unknown>(
        (part, step) => (part as Record<string, unknown>)[step],
        tokens[path.replaceAll('/', '.')]?.$value,
      );
    return valueOf(target, tokens, refer);
  }
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, valueOf(part, tokens, refer)]));
}
