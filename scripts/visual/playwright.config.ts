import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const { VELOC_CHROMIUM, VISUAL_COMPARES, VISUAL_PICTURES } = process.env;
const results = join(import.meta.dirname, '../../test-results');

/** Pictures of stories: taken into `VISUAL_PICTURES`, or held against those that are there. */
export default defineConfig({
  testDir: '.',
  testMatch: 'pictures.spec.ts',
  outputDir: join(results, 'visual'),
  snapshotPathTemplate: `${VISUAL_PICTURES}/{arg}{ext}`,
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  reporter: VISUAL_COMPARES
    ? [
        ['dot'],
        ['html', { open: 'never', outputFolder: join(results, 'visual-report') }],
        ['json', { outputFile: join(results, 'visual.json') }],
      ]
    : [['dot']],
  use: {
    launchOptions: {
      ...(VELOC_CHROMIUM ? { executablePath: VELOC_CHROMIUM } : {}),
      args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
    },
  },
  expect: {
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      // Both sides come from one machine, so what is not the same is a difference. This little the eye cannot see.
      threshold: 0.01,
      maxDiffPixels: 10,
    },
  },
});
