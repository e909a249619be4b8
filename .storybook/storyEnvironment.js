import { createRequire } from 'node:module';
import { getTestRunnerConfig, setupPage } from '@storybook/test-runner';
import PlaywrightEnvironment from '@storybook/test-runner/dist/jest-playwright-entries/test-environment.js';

const { chromium } = createRequire(import.meta.url)('playwright');

/**
 * One page a worker: its cache spares each story file the loading of Storybook, and a browser takes long to open one.
 */
let page;

async function openPage({ launchOptions, contextOptions }) {
  const browser = await chromium.launch(launchOptions);
  // One Chromium tells its whole version and another the first figure of it; a page that shows it looks the same in both.
  const [major] = browser.version().split('.');
  const userAgent = `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/${major}.0.0.0 Safari/537.36`;
  const context = await browser.newContext({ ...contextOptions, userAgent });
  return context.newPage();
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
    if (!page || page.isClosed()) page = await openPage(options);
    // The names that the tests made of the stories ask for.
    Object.assign(this.global, {
      page,
      context: page.context(),
      __sbSetupPage: setupPage,
      __sbPreVisit: config?.preVisit,
      __sbPostVisit: config?.postVisit,
      __sbCollectCoverage: false,
    });
    await setupPage(page, page.context());
    // A page keeps its bindings over a new address, and would refuse to be given them twice.
    page.exposeBinding = () => Promise.resolve();
  }
}
