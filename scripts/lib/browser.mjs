import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { root } from './root.mjs';

/** Chromium without a window: the same pixels for a fifth less of the processor. */
const HEADLESS = 'chromium-headless-shell';
const commands = [HEADLESS, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function installed() {
  const named = process.env.VELOC_CHROMIUM;
  if (named) return existsSync(named) ? named : undefined;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const found = commands.flatMap((command) => folders.map((folder) => join(folder, command)));
  return [...found, ...applications].find((path) => existsSync(path));
}

function playwrightOwn() {
  const { chromium } = createRequire(join(root, 'package.json'))('playwright');
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

/** True where `apt-get install` can be asked for: Debian or Ubuntu, as root. */
export function isDebianRoot() {
  return existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
}

/** Installs Debian packages; answers whether that worked. */
export function aptInstall(...packages) {
  console.log(`Installing ${packages.join(', ')} (apt-get)…`);
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update', '-qq'], options);
  return spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options).status === 0;
}

/** The path of a Chromium to test with: an installed one, Playwright's own, or Debian's package. */
export function findBrowser() {
  const path = installed() ?? playwrightOwn();
  if (path) return path;
  if (isDebianRoot() && (aptInstall(HEADLESS) || aptInstall('chromium'))) return installed();
  return undefined;
}
