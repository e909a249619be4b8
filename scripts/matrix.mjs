import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findBrowser } from './lib/browser.mjs';
import { root } from './lib/root.mjs';

/** `npm run test:matrix`, or with words that Playwright takes: `npm run test:matrix -- -g Power`. */
const cli = join(root, 'node_modules/@playwright/test/cli.js');
const config = join(root, 'playwright.matrix.config.ts');
const { status } = spawnSync(process.execPath, [cli, 'test', '--config', config, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, VELOC_CHROMIUM: findBrowser() },
});
process.exit(status ?? 1);
