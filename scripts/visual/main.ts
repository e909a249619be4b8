import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { pictures } from '../../.storybook/checks/names';
import { findBrowser } from '../lib/browser.mjs';
import { sentence } from '../lib/counts.mjs';
import { root } from '../lib/root.mjs';
import { buildStorybook, runStories } from '../lib/stories.mjs';
import { removeOrphans } from './orphans';

/**
 * `npm run test:visual`: holds the stories against their committed pictures. `-- --update` renews these. `-- --base
 * COMMIT` takes whole pictures of the screens in both themes at that commit, HEAD^ if none is named, and holds the stories
 * against them; `-- --into FOLDER` takes such pictures here. `-- NumberGrid` does any of it for some story files only.
 */
const { values, positionals } = parseArgs({
  options: { update: { type: 'boolean' }, base: { type: 'string' }, into: { type: 'string' } },
  // `--base` alone names no commit.
  args: process.argv.slice(2).flatMap((arg, at, all) => {
    const isBare = arg === '--base' && (all[at + 1] ?? '--').startsWith('--');
    return isBare ? ['--base', 'HEAD^'] : [arg];
  }),
  allowPositionals: true,
});

const found = findBrowser();
if (!found) throw new Error('No browser to take pictures with. Install Chromium, or name one in VELOC_CHROMIUM.');
const browser: string = found;

async function look(how: 'hold' | 'renew', files: string[], folder?: string): Promise<boolean> {
  const { counts, output, notes } = await runStories(
    join(root, 'test-results'),
    {
      VELOC_CHROMIUM: browser,
      STORY_PICTURES: how,
      STORY_LOOKS_ONLY: '1',
      ...(folder !== undefined && { STORY_PICTURES_IN: folder }),
    },
    files,
  );
  if (counts.failed > 0) console.log(output);
  for (const note of notes) console.log(note);
  console.log(sentence(counts));
  return counts.failed === 0;
}

/** Takes whole pictures at another commit, in a copy of its own. Its packages are taken for those of this one. */
function takeAt(commit: string, folder: string, files: string[]): void {
  const copy = mkdtempSync(join(tmpdir(), 'veloc-base-'));
  try {
    execFileSync('git', ['worktree', 'add', '--detach', '--force', copy, commit], { cwd: root, stdio: 'inherit' });
    const from = join(root, 'node_modules');
    const to = join(copy, 'node_modules');
    // The workspaces are links to the folders beside them, so in the copy they are its own.
    mkdirSync(join(to, '@veloc'), { recursive: true });
    for (const name of readdirSync(from)) if (name !== '@veloc') symlinkSync(join(from, name), join(to, name));
    for (const name of readdirSync(join(from, '@veloc'))) symlinkSync(join(copy, name), join(to, '@veloc', name));
    const args = ['--import', 'tsx', 'scripts/visual/main.ts', '--into', folder, ...files];
    execFileSync(process.execPath, args, { cwd: copy, stdio: 'inherit' });
  } finally {
    execFileSync('git', ['worktree', 'remove', '--force', copy], { cwd: root });
  }
}

const base = values.base === undefined ? undefined : mkdtempSync(join(tmpdir(), 'veloc-base-pictures-'));
const files = positionals.length > 0 || !base ? positionals : ['stories/flows'];
if (base) takeAt(values.base ?? 'HEAD^', base, files);

const build = await buildStorybook();
if (build.code !== 0) throw new Error(`Storybook could not be built, so there are no pictures.\n${build.output}`);

let isGood: boolean;
if (values.into !== undefined) {
  isGood = await look('renew', files, resolve(values.into));
} else if (base) {
  isGood = await look('hold', files, base);
  rmSync(base, { recursive: true });
} else {
  // The pictures of a part may not be those of another browser than the rest.
  if (values.update && files.length === 0) rmSync(join(pictures, 'chromium.txt'), { force: true });
  isGood = await look(values.update ? 'renew' : 'hold', files);
  if (values.update) for (const file of removeOrphans()) console.log(`Removed ${file}, whose story is gone.`);
}
process.exitCode = isGood ? 0 : 1;
