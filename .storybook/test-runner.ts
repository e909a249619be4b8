import type { TestRunnerConfig } from '@storybook/test-runner';
import { chosenButLookingAlike } from './forcedColors';
import { movesInSpiteOfReader } from './stillness';

function refuse(what: string, findings: readonly string[]): void {
  if (findings.length > 0) throw new Error(`${what}:\n${[...new Set(findings)].join('\n')}`);
}

const config: TestRunnerConfig = {
  // One run is one theme. Changing globals later re-renders the story and cuts its play function short.
  async prepare({ page }) {
    const url = new URL('iframe.html', process.env.TARGET_URL);
    url.searchParams.set('theme', process.env.STORY_THEME ?? 'light');
    await page.goto(url.toString(), { waitUntil: 'load' });
  },

  // Every story is run for a reader who wants less motion, and looked at once in the system's colours.
  async postVisit(page) {
    refuse('Motion is unwelcome here, yet something moves', await page.evaluate(movesInSpiteOfReader));
    await page.emulateMedia({ forcedColors: 'active' });
    const alike = await page.evaluate(chosenButLookingAlike);
    await page.emulateMedia({ forcedColors: 'none' });
    refuse('In forced colours one cannot see what is chosen', alike);
  },
};

export default config;
