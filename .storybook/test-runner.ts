import type { TestRunnerConfig } from '@storybook/test-runner';

const config: TestRunnerConfig = {
  // One run is one theme. Changing globals later re-renders the story and cuts its play function short.
  async prepare({ page }) {
    const url = new URL('iframe.html', process.env.TARGET_URL);
    url.searchParams.set('theme', process.env.STORY_THEME ?? 'light');
    await page.goto(url.toString(), { waitUntil: 'load' });
  },
};

export default config;
