import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const skipped = new Set(['node_modules', 'dist', 'storybook-static', 'fonts']);
/** What a running shop writes. */
const written = 'backend/data';

/** TypeScript files below the given folders, as paths from the repository's root. */
export function sourceFiles(folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return skipped.has(entry.name) || path === written ? [] : sourceFiles([path]);
      return /\.tsx?$/.test(entry.name) ? [path] : [];
    }),
  );
}
