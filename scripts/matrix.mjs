import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { root } from './lib/root.mjs';

/** `npm run test:matrix`, or with words that Playwright takes: `npm run test:matrix -- -g Power`. */
ensureBuilt();
const { status } = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules/@playwright/test/cli.js'),
    'test',
    '--config',
    join(root, 'playwright.matrix.config.ts'),
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: 'inherit' },
);
process.exit(status ?? 1);
