import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { getJestConfig } from '@storybook/test-runner';

const config = getJestConfig();
const installed = process.env.VELOC_CHROMIUM ?? ['/usr/bin/chromium', '/usr/bin/google-chrome'].find(existsSync);

/** The test-runner's own configuration, with an installed browser in place of a downloaded one. */
export default {
  ...config,
  // Two lanes share two cores: a slow story is slow, not wrong.
  testTimeout: 120_000,
  testEnvironment: fileURLToPath(import.meta.resolve('./storyEnvironment.js')),
  setupFilesAfterEnv: [],
  // The browser that serves one file after another would keep Jest from ending when it runs in one process.
  forceExit: true,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...config.testEnvironmentOptions['jest-playwright'],
      // The environment opens its own browser.
      skipInitialization: true,
      launchOptions: {
        ...(installed ? { executablePath: installed } : {}),
        args: [
          '--no-sandbox',
          '--disable-gpu',
          '--disable-quic',
          '--no-first-run',
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-sync',
          // So that a pixel depends on the page alone: not on the screen, nor on what was drawn there before.
          '--force-color-profile=srgb',
          // As a Chromium with a window draws letters.
          '--font-render-hinting=slight',
          '--disable-lcd-text',
          '--disable-partial-raster',
          // A page lives for seconds, in which optimised code and tidied memory never pay for themselves.
          '--js-flags=--no-opt --no-maglev --min-semi-space-size=32 --initial-heap-size=1024',
        ],
      },
      contextOptions: {
        viewport: { width: 390, height: 844 },
        reducedMotion: 'reduce',
        locale: 'vi-VN',
        timezoneId: 'Asia/Ho_Chi_Minh',
      },
    },
  },
};
