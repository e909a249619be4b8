import { execFileSync } from 'node:child_process';
import { rmSync, mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linkPackages } from '../lib/linkPackages.mjs';
import { root } from '../lib/root.mjs';

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
}

function answers(...args: string[]): string | null {
  try {
    return git(...args);
  } catch {
    return null;
  }
}

/** The commit that `ref` names. Without one: where this branch left main, or on main itself the commit before. */
export function baselineCommit(ref?: string): string {
  const named = ref === undefined ? defaultBaseline() : answers('rev-parse', '--verify', `${ref}^{commit}`);
  if (named) return named;
  throw new Error(
    `There is no commit ${ref ?? 'before this one'} to hold the stories against. Name one: npm run test:visual -- --against REF`,
  );
}

function defaultBaseline(): string | null {
  const head = git('rev-parse', 'HEAD');
  const main = answers('rev-parse', '--verify', 'origin/main') ?? answers('rev-parse', '--verify', 'main');
  const fork = main && answers('merge-base', head, main);
  if (fork && fork !== head) return fork;
  const isChanged = git('status', '--porcelain', '--', 'ui', 'stories', '.storybook') !== '';
  return isChanged ? head : answers('rev-parse', '--verify', 'HEAD~1');
}

/** Lets `work` be done in a folder that holds the commit's files and the packages installed here; then it is gone. */
export async function inWorktree<Result>(commit: string, work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'veloc-baseline-')));
  try {
    git('worktree', 'add', '--detach', '--force', folder, commit);
    linkPackages(folder);
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    git('worktree', 'prune');
  }
}
