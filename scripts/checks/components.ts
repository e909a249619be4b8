import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { publicNames } from './publicNames';

/** Folders of components, and the files of each. `internal`, `theme` and the like are no components. */
export function componentFolders(root: string): Map<string, string[]> {
  const folders = readdirSync(join(root, 'ui'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[A-Z]/.test(entry.name))
    .map(({ name }): [string, string[]] => [name, readdirSync(join(root, 'ui', name))]);
  // Git knows no empty folder, so one that is left on a disk is nobody's fault.
  return new Map(folders.filter(([, files]) => files.length > 0));
}

/** Components of `@veloc/ui`: names that are values and written as only components are. Icons come from elsewhere. */
export function publicComponents(root: string): string[] {
  const written = componentSources(root);
  return publicNames(root).filter((name) => written.has(name));
}

/** The source of every component, public or not, by its name. */
export function componentSources(root: string): Map<string, string> {
  const folders = [...componentFolders(root).entries(), ['internal', readdirSync(join(root, 'ui/internal'))] as const];
  return new Map(
    folders.flatMap(([folder, files]) =>
      files
        .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
        .map((file): [string, string] => [
          basename(file, '.tsx'),
          readFileSync(join(root, 'ui', folder, file), 'utf8'),
        ]),
    ),
  );
}
