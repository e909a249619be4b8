import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { countJest, failuresOfJest } from './counts.mjs';
import { root } from './root.mjs';
import { runNode } from './run.mjs';
import { serveFolder } from './serve.mjs';

export const storybook = join(root, 'storybook-static');

/** Builds Storybook as the stories' tests need it, or `withDocs` as readers do, which takes four times as long. */
export function buildStorybook(withDocs = false) {
  return runNode(
    join(root, 'node_modules/storybook/dist/bin/dispatcher.js'),
    ['build', '--quiet', ...(withDocs ? [] : ['--test']), '--output-dir', storybook],
    { STORYBOOK_DISABLE_TELEMETRY: '1', VELOC_NAMED_CLASSES: withDocs ? '' : '1' },
  );
}

/** A story waits a minute for what it looks for and its clock is stopped, so it takes what other suites leave. */
const NICENESS = 5;

/** More than the cores: of a screen's story two fifths are waiting, for timers and for frames. */
const WORKERS = 4;

/**
 * Plays the stories of the built Storybook and holds their pictures (`STORY_PICTURES`: `hold`, or `renew` to take them
 * anew; `STORY_LOOKS_ONLY` for nothing else). `files` are patterns of story files, none for all. `notes` are to be read
 * by whoever reads the counts.
 */
export async function runStories(reports, env, files = []) {
  const report = join(reports, 'stories.json');
  const differences = join(reports, 'visual');
  mkdirSync(reports, { recursive: true });
  rmSync(report, { force: true });
  rmSync(differences, { recursive: true, force: true });

  const server = await serveFolder(storybook);
  const runner = createRequire(join(root, 'package.json')).resolve('@storybook/test-runner/package.json');
  const { code, output } = await runNode(
    join(runner, '../dist/test-storybook.js'),
    ['--url', server.url, `--maxWorkers=${WORKERS}`, '--json', '--outputFile', report, '--failOnConsole', ...files],
    { TARGET_URL: server.url, ...env },
    NICENESS,
  );
  server.stop();

  const note = join(differences, 'note.txt');
  const notes = existsSync(note) ? [readFileSync(note, 'utf8')] : [];
  return { counts: countJest(report, code), output, notes: [...failuresOfJest(report), ...notes] };
}
