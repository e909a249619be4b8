import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pictures } from '../../.storybook/checks/names';
import { findBrowser } from '../lib/browser.mjs';
import { sentence } from '../lib/counts.mjs';
import { root } from '../lib/root.mjs';
import { buildStorybook, runStories } from '../lib/stories.mjs';
import { removeOrphans } from './orphans';

/**
 * `npm run test:visual`: holds the stories against their committed pictures. `-- --update` renews these; `--
 * NumberGrid` does either for some story files only.
 */
const { values, positionals } = parseArgs({ options: { update: { type: 'boolean' } }, allowPositionals: true });

const browser = findBrowser();
if (!browser) throw new Error('No browser to take pictures with. Install Chromium, or name one in VELOC_CHROMIUM.');

const build = await buildStorybook();
if (build.code !== 0) throw new Error(`Storybook could not be built, so there are no pictures.\n${build.output}`);

// The pictures of a part may not be those of another browser than the rest.
if (values.update && positionals.length === 0) rmSync(join(pictures, 'chromium.txt'), { force: true });
const { counts, output, notes } = await runStories(
  join(root, 'test-results'),
  { VELOC_CHROMIUM: browser, STORY_PICTURES: values.update ? 'renew' : 'hold', STORY_LOOKS_ONLY: '1' },
  positionals,
);
if (values.update) for (const file of removeOrphans()) console.log(`Removed ${file}, whose story is gone.`);
if (counts.failed > 0) console.log(output);
for (const note of notes) console.log(note);
console.log(sentence(counts));
process.exitCode = counts.failed === 0 ? 0 : 1;
