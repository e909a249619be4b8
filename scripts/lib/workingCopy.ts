import { cpSync, mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { linkPackages } from './linkPackages.mjs';

/** What is installed, built or kept rather than written. */
const LEFT = /^(\.git|data|storybook-static|test-results|\.cache)$|(^|[\\/])(node_modules|dist)$/;

/** A copy of the repository below the system's folder for such things, with the same packages installed. */
export function workingCopy(root: string): string {
  // Some systems name that folder by a link, and tools compare real paths.
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'veloc-copy-')));
  cpSync(root, copy, { recursive: true, filter: (path) => !LEFT.test(relative(root, path)) });
  linkPackages(copy);
  return copy;
}
