import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { parseSync } from 'vite';
import { pictureName, pictures } from '../../.storybook/checks/names';
import { groups } from '../../.storybook/groups';
import { sourceFiles } from '../checks/sourceFiles';
import { root } from '../lib/root.mjs';

/** Names of the exported constants of a story file: all but the types and the default are stories. */
function storiesIn(file: string, source: string): string[] {
  return parseSync(file, source).program.body.flatMap((statement) =>
    statement.type === 'ExportNamedDeclaration' && statement.declaration?.type === 'VariableDeclaration'
      ? statement.declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
      : [],
  );
}

const TITLE = new RegExp(`\\btitle: '((?:${groups.join('|')}|flows|foundations)/[^']+)'`);

/** The title that a story file gives itself, or else the one that Storybook makes of its path. */
function titleOf(file: string, source: string): string {
  const [, own] = TITLE.exec(source) ?? [];
  return own ?? file.replace(/^stories\//, '').replace(/\.stories\.tsx$/, '');
}

/** What the pictures of each story are called, without mode and ending. */
export function storyPictures(): string[] {
  return sourceFiles(['stories'])
    .filter((file) => file.endsWith('.stories.tsx'))
    .flatMap((file) => {
      const source = readFileSync(join(root, file), 'utf8');
      const title = titleOf(file, source);
      return storiesIn(file, source).map((name) => pictureName({ id: toId(title, storyNameFromExport(name)), title }));
    });
}

/** Every committed picture, as a path within their folder. */
export function committedPictures(): string[] {
  return readdirSync(pictures, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.png'))
    .map((entry) => relative(pictures, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

/** Pictures whose story is gone. */
export function orphans(): string[] {
  const stories = new Set(storyPictures());
  return committedPictures().filter((file) => !stories.has(file.replace(/-(?:light|dark)-\d+\.png$/, '')));
}

/** Removes them, and says which they were. */
export function removeOrphans(): string[] {
  const files = orphans();
  for (const file of files) rmSync(join(pictures, file));
  return files;
}
