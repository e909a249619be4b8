import { defineConfig, parse } from '@terrazzo/parser';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { permutations, sources, tokensIn, valueOf } from '../../ui/theme/tokens';
import { tokenFiles } from '../build-ui/tokenFiles.mjs';
import { readBack } from './tokensOfCss';

const folder = join(import.meta.dirname, '../../ui/theme/tokens');
const url = (file: string) => pathToFileURL(join(folder, file));
const FILE = 'veloc.resolver.json';
const source = JSON.parse(readFileSync(url(FILE), 'utf8'));
const named = permutations.map((permutation) => ({ called: Object.values(permutation).join(', '), permutation }));

function resolved(permutation: (typeof permutations)[number]): Record<string, unknown> {
  const tokens = tokensIn(permutation);
  return Object.fromEntries(Object.entries(tokens).map(([path, { $value }]) => [path, valueOf($value, tokens)]));
}

/** A value with what the format has for what is left out, as another reader gives it. */
function inFull(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inFull);
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, inFull(part)]));
  if ('colorSpace' in value) return { alpha: 1, ...parts };
  return 'offsetX' in value ? { inset: false, ...parts } : parts;
}

/** What another reader of the format makes of a file; it throws at what the format does not allow. */
async function readByTerrazzo(file: string, src: string) {
  const config = defineConfig({ lint: { rules: { 'core/consistent-naming': 'off' } } }, { cwd: pathToFileURL(folder) });
  return parse([{ filename: url(file), src }], { config });
}

describe('the files of tokens', () => {
  let read: Awaited<ReturnType<typeof readByTerrazzo>>;
  beforeAll(async () => {
    read = await readByTerrazzo(FILE, JSON.stringify(source));
  });

  it('are all read', () => {
    const files = readdirSync(folder).filter((file) => file.endsWith('.tokens.json'));
    expect(Object.keys(sources).toSorted()).toEqual(files.toSorted());
  });

  it('offer a reader of the format the same permutations', () => {
    const theirs = read.resolver.listPermutations?.();
    expect(theirs).toEqual(expect.arrayContaining([...permutations]));
    expect(theirs).toHaveLength(permutations.length);
  });

  it.each(named)('mean the same to a reader of the format in $called', ({ permutation }) => {
    const theirs = read.resolver.apply({ ...permutation });
    const values = Object.fromEntries(Object.entries(theirs).map(([path, { $value }]) => [path, $value]));
    const ours = Object.entries(resolved(permutation)).map(([path, value]) => [
      path,
      theirs[path]?.$type === 'shadow' ? [inFull(value)].flat() : inFull(value),
    ]);
    expect(values).toEqual(Object.fromEntries(ours));
  });

  it('write each color the same as numbers and as hex', () => {
    const colors = JSON.stringify(sources).matchAll(/"components":\[([^\]]+)\][^}]*?"hex":"#(\w+)"/g);
    const apart = [...colors].filter(([, components = '', hex = '']) => {
      const channels = components.split(',').map((share) => Math.round(Number(share) * 255));
      return channels.map((channel) => channel.toString(16).padStart(2, '0')).join('') !== hex.toLowerCase();
    });
    expect(apart).toEqual([]);
  });
});

describe('the files that the package brings', () => {
  // In a folder that has none of ours beside them.
  const packed = tokenFiles(source, (file: string) => sources[file] ?? {});
  const elsewhere = (file: string, content: object) => readByTerrazzo(`../${file}`, JSON.stringify(content));

  it('give a reader of the format all tokens of the regular page from tokens.json alone', async () => {
    const { tokens } = await elsewhere('tokens.json', packed.tokens);
    const ours = resolved({ theme: 'light', scale: 'regular', contrast: 'regular' });
    expect(Object.keys(tokens).toSorted()).toEqual(Object.keys(ours).toSorted());
    expect(tokens['color.brandText']?.$value).toEqual(inFull(ours['color.brandText']));
    expect(tokens['accent.text']?.$value).toEqual(inFull(ours['color.brandText']));
  });

  it('give it all permutations from the resolver alone', async () => {
    const { resolver } = await elsewhere(FILE, packed.resolver);
    const high = { theme: 'dark', scale: 'large', contrast: 'high' } as const;
    expect(resolver.listPermutations?.()).toHaveLength(permutations.length);
    expect(resolver.apply(high)['color.text3']?.$value).toEqual(inFull(resolved(high)['color.text3']));
    expect(resolver.apply(high)['root.size']?.$value).toEqual(resolved(high)['root.size']);
  });
});

describe.each(named)('CSS of $called', ({ permutation }) => {
  it('tells every token again', () => {
    const told = readBack(permutation);
    const expected = Object.entries(resolved(permutation)).filter(
      ([path]) => !/^(?:highContrast|font\.weight)\./.test(path),
    );
    expect(inFull(told)).toEqual(inFull(Object.fromEntries(expected)));
  });
});
