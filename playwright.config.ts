import { defineConfig } from '@playwright/test';

const executablePath = process.env.VELOC_CHROMIUM;

/** Journeys through the built storefront on a real server and database, at the size of a phone. */
export default defineConfig({
  testDir: 'tests/journeys',
  globalSetup: './tests/journeys/support/build.ts',
  // The matrix of widths, themes and text sizes takes its time and runs by name.
  testIgnore: 'matrix/**',
  outputDir: 'test-results/journeys',
  fullyParallel: false,
  // More than the cores: a journey waits for its shop and its timers a third of its time.
  workers: 3,
  timeout: 300_000,
  expect: { timeout: 20_000 },
  use: {
    // What cannot be pressed for so long will not be; the test's own time would say so four minutes later.
    actionTimeout: 60_000,
    viewport: { width: 390, height: 844 },
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    // What a worker of the page answers no journey sees; the one about it asks for it.
    serviceWorkers: 'block',
    // What moves while a journey waits takes a tenth of the run; those about what moves ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // Traces of all journeys would cost a tenth of the run, and tell of those that fail: add
    // `--trace=retain-on-failure`.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // The shop must be whole where no other host answers.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      ],
    },
  },
});
