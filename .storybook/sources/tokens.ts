import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const ui = join(import.meta.dirname, '../../ui');

/** `color-brand-tint` of `color.brandTint`: a token as its custom property calls it, without the prefix. */
const property = (path: string) =>
  path.replaceAll('.', '-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The tokens that a source names: `vars.color.brand`, `vars.space[16]`, `text('body')`. */
export function tokensNamed(source: string): string[] {
  const named = [...source.matchAll(/\bvars\.(\w+)(?:\.(\w+)|\[(\d+)\])/g)].map(([, kind, name, step]) =>
    property(`${kind}.${name ?? step}`),
  );
  const roles = [...source.matchAll(/\btext\('(\w+)'\)/g)].map(([, role]) => property(`type.${role}`));
  return [...named, ...roles];
}

/** A file of ours by the path that it is imported by, if it is one of those that components share. */
function shared(from: string, path: string): string | undefined {
  const file = normalize(join(dirname(from), path));
  if (!/\/ui\/(?:internal|theme)\//.test(file) || /\/(?:contract\.css|tokens|tokensToCss)$/.test(file))
    return undefined;
  return ['.ts', '.tsx'].map((ending) => file + ending).find((whole) => existsSync(whole));
}

function tokensOfFile(file: string, seen: Set<string>): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const source = readFileSync(file, 'utf8');
  const imported = [...source.matchAll(/from '(\.[^']+)'/g)].flatMap(([, path = '']) => shared(file, path) ?? []);
  return [...tokensNamed(source), ...imported.flatMap((path) => tokensOfFile(path, seen))];
}

/** The tokens that a component is drawn with, its own and those of what it shares with others. */
export function tokensOf(folder: string): string[] {
  const seen = new Set<string>();
  const files = readdirSync(join(ui, folder)).filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'));
  return [...new Set(files.flatMap((file) => tokensOfFile(join(ui, folder, file), seen)))];
}
