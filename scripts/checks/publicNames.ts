import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';

/** Where the names stand that the package had when somebody last looked at them. */
export const ACCEPTED_NAMES = 'scripts/checks/public-names.txt';

/** Everything `@veloc/ui` gives away, one `Button` or `type ButtonProps` a line, in the order of the alphabet. */
export function publicNames(root: string, index = 'ui/index.ts'): string[] {
  return namesOf(join(root, index)).toSorted((a, b) => bare(a).localeCompare(bare(b), 'en'));
}

export function acceptedNames(root: string): string[] {
  return readFileSync(join(root, ACCEPTED_NAMES), 'utf8').split('\n').filter(Boolean);
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
