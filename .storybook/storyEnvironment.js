import { createRequire } from 'node:module';
import { getTestRunnerConfig, setupPage } from '@storybook/test-runner';
import PlaywrightEnvironment from '@storybook/test-runner/dist/jest-playwright-entries/test-environment.js';

const { chromium } = createRequire(import.meta.url)('playwright');

/** One browser context a worker: its cache spares each story file the loading of Storybook. */
let context;

async function openContext({ launchOptions, contextOptions }) {
  const browser = await chromium.launch(launchOptions);
  return browser.newContext(contextOptions);
}

/**
 * The test-runner's environment, with what is costly kept from one story file to the next. The runner's modules are
 * loaded here, once a worker; its setup files would load them again for each of a hundred story files, and its own
 * environment would connect to a browser as often. That took two thirds of a whole run.
 */
export default class StoryEnvironment extends PlaywrightEnvironment {
  async setup() {
    await super.setup();
    const { _jestPlaywrightConfig: options } = this;
    const config = await getTestRunnerConfig();
    context ??= openContext(options);
    this.global.context = await context;
    this.global.page = await this.global.context.newPage();
    // The names that the tests made of the stories ask for.
    Object.assign(this.global, {
      __sbSetupPage: setupPage,
      __sbPreVisit: config?.preVisit,
      __sbPostVisit: config?.postVisit,
      __sbCollectCoverage: false,
    });
    await setupPage(this.global.page, this.global.context);
  }

  async teardown() {
    await this.global.page?.close();
    await super.teardown();
  }
}
