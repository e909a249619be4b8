import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowser } from '../lib/browser.mjs';
import { countPlaywright, sentence } from '../lib/counts.mjs';
import { root } from '../lib/root.mjs';
import { baselineCommit, inWorktree } from './baseline';
import { picturesOf, type StoryEntry } from './pictures';
import { buildStorybook, photograph } from './tools';

/**
 * `npm run test:visual`: holds a picture of every component story against the same story of another commit, taken on
 * this machine with this browser. `-- --against REF` names that commit; `-- NumberGrid` looks at some stories only.
 */
const { values, positionals } = parseArgs({ options: { against: { type: 'string' } }, allowPositionals: true });
const [pattern] = positionals;

const browser = findBrowser();
if (!browser) throw new Error('No browser to take pictures with. Install Chromium, or name one in VELOC_CHROMIUM.');
process.env.VELOC_CHROMIUM = browser;

const commit = baselineCommit(values.against);
const cache = join(root, '.cache/visual');
const before = join(cache, `${commit.slice(0, 12)}-${fingerprint()}`);
const now = join(cache, 'storybook');
/** Marks a folder that holds every picture, or at least all that match. */
const taken = (what: string) => join(before, `taken-${encodeURIComponent(what)}`);

/** Pictures are kept for a commit, as long as they would be taken in the same way. */
function fingerprint(): string {
  const hash = createHash('sha256').update(
    execFileSync(browser, ['--version'], { stdio: ['ignore', 'pipe', 'ignore'] }),
  );
  for (const file of readdirSync(import.meta.dirname)) hash.update(readFileSync(join(import.meta.dirname, file)));
  return hash.digest('hex').slice(0, 8);
}

function storiesOf(storybook: string) {
  const index = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as {
    entries: Record<string, StoryEntry>;
  };
  return picturesOf(Object.values(index.entries)).filter(({ title }) => !pattern || new RegExp(pattern).test(title));
}

async function takeBaseline(): Promise<void> {
  console.log(`Taking the pictures of ${commit.slice(0, 12)}…`);
  mkdirSync(before, { recursive: true });
  await inWorktree(commit, async (folder) => {
    const storybook = join(folder, 'storybook-static');
    await buildStorybook(folder, storybook);
    const { code, output } = await photograph({ storybook, pictures: before, compares: false, pattern });
    if (code !== 0) console.log(`Some stories of that commit could not be taken and count as new:\n${output}`);
  });
  writeFileSync(taken(pattern ?? 'all'), '');
}

if (!existsSync(taken('all')) && !existsSync(taken(pattern ?? 'all'))) await takeBaseline();

console.log('Holding the stories of this tree against them…');
rmSync(now, { recursive: true, force: true });
await buildStorybook(root, now);
const { code, output } = await photograph({ storybook: now, pictures: before, compares: true, pattern });
const counts = countPlaywright(join(root, 'test-results/visual.json'), code);
const stories = storiesOf(now);
const added = stories.filter(({ file }) => !existsSync(join(before, file)));
if (added.length > 0) console.log(`New since then: ${[...new Set(added.map(({ id }) => id))].join(', ')}`);
if (counts.failed > 0) {
  console.log(`${output}\nBefore, now and the difference of each: test-results/visual-report/index.html`);
}
console.log(sentence(counts));
process.exitCode = counts.failed === 0 ? 0 : 1;
