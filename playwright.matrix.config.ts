import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

/**
 * Every builder, popup and page of the account at each width, theme and text size: long, so it runs by name
 * (`npm run test:matrix`).
 */
export default defineConfig({
  ...journeys,
  testDir: 'tests/journeys/matrix',
  testIgnore: [],
  outputDir: 'test-results/matrix',
  timeout: 900_000,
});
