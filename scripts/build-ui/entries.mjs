import { posix } from 'node:path';

const oneExport = /^export (?:type )?\{[^}]*\} from '\.\/(([A-Z]\w*)\/\w+)';$/gm;

/**
 * An entry for each folder of components, such as `@veloc/ui/Button`: what the sources of the public lists
 * (`ui/index.ts` and `ui/lottery.ts`) export of it.
 *
 * @returns {Map<string, { code: string, types: string }>} by folder
 */
export function componentEntries(sources) {
  const entries = new Map();
  for (const [line, path, folder] of sources.join('\n').matchAll(oneExport)) {
    const { code = '', types = '' } = entries.get(folder) ?? {};
    const full = `${line.replace(`./${path}`, `./${posix.basename(path)}.js`)}\n`;
    const values = full.startsWith('export type') ? '' : full.replaceAll(/, type \w+|type \w+, /g, '');
    entries.set(folder, { code: code + values, types: types + full });
  }
  return entries;
}

const styleImport = /\nimport '([^']+\.css)';/g;

/** A built module as Node reads it: without its style sheets. */
export function withoutStyles(code) {
  return code.replaceAll(styleImport, '');
}

/** The style sheets of `path` and of all it imports, in the order in which a bundler writes them. */
export function stylesInOrder(modules, path, seen = new Set()) {
  if (seen.has(path) || !modules.has(path)) return [];
  seen.add(path);
  const folder = posix.dirname(path);
  const code = modules.get(path);
  const parts = [...code.matchAll(/ from ["'](\.[^"']+)["']/g)].map(([, from]) => posix.join(folder, from));
  const own = [...code.matchAll(styleImport)].map(([, file]) => posix.join(folder, file));
  return [...new Set([...parts.flatMap((part) => stylesInOrder(modules, part, seen)), ...own])];
}
