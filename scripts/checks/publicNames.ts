import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';

/** A package whose public names are looked at before they change. */
export interface OpenRoom {
  package: string;
  /** Of the package itself, and of its further entries. */
  index: string | readonly string[];
  /** Where the names stand that it had when somebody last looked at them. */
  list: string;
}

export const uiRoom: OpenRoom = {
  package: '@veloc/ui',
  index: ['ui/index.ts', 'ui/css.ts', 'ui/brand.ts'],
  list: 'scripts/checks/public-names.txt',
};

export const rulesRoom: OpenRoom = {
  package: '@veloc/rules',
  index: 'rules/index.ts',
  list: 'scripts/checks/public-names-of-rules.txt',
};

/** Everything that a package gives away, one `Button` or `type ButtonProps` a line, in the order of the alphabet. */
export function publicNames(root: string, index = uiRoom.index): string[] {
  const names = new Set([index].flat().flatMap((entry) => namesOf(join(root, entry))));
  return [...names].toSorted((a, b) => bare(a).localeCompare(bare(b), 'en'));
}

export function acceptedNames(root: string, { list }: OpenRoom): string[] {
  const file = join(root, list);
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
}

function bare(name: string): string {
  return name.replace('type ', '');
}

function namesOf(file: string): string[] {
  const { staticExports } = parseSync(file, readFileSync(file, 'utf8')).module;
  return staticExports
    .flatMap(({ entries }) => entries)
    .flatMap((entry) => {
      const from = entry.moduleRequest?.value ?? '';
      // `export *` of another package's names would change with that package, so only our own files may do it.
      if (entry.importName.kind === 'AllButDefault') return namesOf(`${join(dirname(file), from)}.ts`);
      return `${entry.isType ? 'type ' : ''}${entry.exportName.name}`;
    });
}

/** Those of `names` that none of the files imports by name from the package. */
export function unusedNames(names: readonly string[], room: OpenRoom, files: readonly string[]): string[] {
  const used = new Set(files.flatMap((file) => importedNames(file, room.package)));
  return names.filter((name) => !used.has(bare(name)));
}

function importedNames(file: string, from: string): string[] {
  const source = readFileSync(file, 'utf8');
  if (!source.includes(`'${from}'`)) return [];
  const { staticImports, staticExports } = parseSync(file, source).module;
  return [
    ...staticImports.filter(({ moduleRequest }) => moduleRequest.value === from).flatMap(({ entries }) => entries),
    ...staticExports.flatMap(({ entries }) => entries).filter(({ moduleRequest }) => moduleRequest?.value === from),
  ].flatMap(({ importName }) => importName.name ?? []);
}
