import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const skipped = new Set(['node_modules', 'dist', 'storybook-static', 'data', 'fonts']);

/** TypeScript files below the given folders, as paths from the repository's root. */
export function sourceFiles(folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return skipped.has(entry.name) ? [] : sourceFiles([path]);
      return /\.tsx?$/.test(entry.name) ? [path] : [];
    }),
  );
}
