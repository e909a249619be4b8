import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const METHODS = 'get|post|put|delete';

/**
 * The calls of the backend, read from the sources of its routes: 'GET /users/{id}'. What only a running loop knows is
 * '*': one such call stands for all that fit it.
 */
export function backendCalls(root: string): string[] {
  const folder = join(root, 'backend/routes');
  const files = readdirSync(folder).filter((file) => !file.includes('.test.'));
  return [...new Set(files.flatMap((file) => callsOf(readFileSync(join(folder, file), 'utf8'))))].toSorted();
}

function callsOf(source: string): string[] {
  const known = new Map(
    [...source.matchAll(/^const (\w+) = '(\/[^']*)'/gm)].map(([, name = '', text = '']) => [name, text]),
  );
  const calls = source.matchAll(new RegExp(`\\.(${METHODS})\\(\\s*(?:'(/[^']*)'|\`([^\`]*)\`|(\\w+),)`, 'g'));
  return [...calls].flatMap(([, method = '', literal, template, name]) => {
    const paths = literal ?? template ?? (name && pathsNamed(source, name, known));
    return [paths ?? []].flat().map((path) => `${method.toUpperCase()} ${plain(path, known)}`);
  });
}

/** A constant, or what the entries of a list have under that name. */
function pathsNamed(source: string, name: string, known: ReadonlyMap<string, string>): string[] {
  const constant = known.get(name);
  if (constant) return [constant];
  return [...source.matchAll(new RegExp(`\\b${name}: '(/[^']*)'`, 'g'))].map(([, path = '']) => path);
}

function plain(path: string, known: ReadonlyMap<string, string>): string {
  return path
    .replace(/\$\{(\w+)\}/g, (_, name: string) => known.get(name) ?? '*')
    .replace(/:(\w+)(?:\{[^}]*\})?/g, '{$1}');
}
