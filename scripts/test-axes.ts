import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright';
import { findBarriers } from '../.storybook/checks/accessibility';
import { controlsCutOff, wordsOnWords } from '../.storybook/checks/covered';
import { stopCalendar } from '../.storybook/checks/fixedTime';
import { settle } from '../.storybook/checks/frame';
import { freezeTimers } from '../.storybook/checks/freezeTimers';
import { lostInLargeText } from '../.storybook/checks/largeText';
import { seedRandom } from '../.storybook/checks/seedRandom';
import { fixedNow } from '../stories/support/fixedNow';
import { axes, type Permutation } from '../ui/theme/tokens';
import { findBrowser } from './lib/browser.mjs';
import { serveFolder } from './lib/serve.mjs';
import { buildStorybook, storybook } from './lib/stories.mjs';

/**
 * `npm run test:axes`: builds Storybook and looks at every story in each permutation of theme, scale and contrast. At each
 * scale a story is played anew, for some parts take another shape there; then axe looks at all of it, and so do the checks
 * for what is cut off or stands on something else. In the other themes and contrasts of that scale, where nothing moves,
 * axe looks at the colors. What a story expects while it is played is of the regular scale: at another it may break off
 * (a countdown in words has no seconds), and is looked at as far as it came. `-- Button` for some, `-- --scale dense` for one scale.
 */
const LANES = 2;
const PATIENCE_MS = 90_000;
/** Where a story may wait for what does not come at that scale. */
const PATIENCE_ELSEWHERE_MS = 8_000;
const REPORT_EVERY = 100;

interface Entry {
  id: string;
  title: string;
  name: string;
  type: string;
  tags: string[];
}

/** The stories of one component at one scale, which share a page. */
interface Job {
  entries: Entry[];
  scale: Permutation['scale'];
}

interface Played {
  /** Of what the story expects. */
  failures: string[];
  /** What axe found of what it came to; null where it still waits for something. */
  barriers: string[] | null;
  /** What the story chooses itself on an axis, and is shown in alone. */
  own: Partial<Permutation>;
}

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const { values, positionals: wanted } = parseArgs({ allowPositionals: true, options: { scale: { type: 'string' } } });
const scales = axes.scale.filter((scale) => scale === (values.scale ?? scale));
if (scales.length === 0) throw new Error(`There is no scale ${values.scale}. These exist: ${axes.scale.join(', ')}.`);
const build = await buildStorybook();
if (build.code !== 0) throw new Error(`Storybook could not be built.\n${build.output}`);
const { entries } = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as {
  entries: Record<string, Entry>;
};
const stories = Object.values(entries).filter(
  ({ type, title }) => type === 'story' && (wanted.length === 0 || wanted.some((name) => title.endsWith(`/${name}`))),
);
const titles = [...new Set(stories.map(({ title }) => title))];
const jobs: Job[] = scales.flatMap((scale) =>
  titles.map((title) => ({ entries: stories.filter((story) => story.title === title), scale })),
);
const total = stories.length * scales.length;

const server = await serveFolder(storybook);
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
});

async function openPage(): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
  });
  // What tsx writes into functions that are sent to the page.
  await context.addInitScript('globalThis.__name = (named) => named');
  await context.addInitScript(stopCalendar, fixedNow);
  await context.addInitScript(freezeTimers);
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  return page;
}

async function openStorybook(page: Page, scale: Permutation['scale']): Promise<void> {
  await page.goto(`${server.url}/iframe.html?a11y=violations&scale=${scale}`, { waitUntil: 'load' });
  await page.evaluate(() => Promise.all([...document.fonts].map((font) => font.load())));
}

/** Runs in the page: shows a story, plays it, and says what went wrong or what axe found of it. */
async function play({ id, scale, patienceMs }: { id: string; scale: string; patienceMs: number }): Promise<Played> {
  interface Report {
    storyId: string;
    reporters: { type: string; result: { violations: { id: string; help: string; nodes: { html: string }[] }[] } }[];
  }
  interface Channel {
    on(event: string, heard: (data: never) => void): void;
    off(event: string, heard: (data: never) => void): void;
    emit(event: string, data: object): void;
  }
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
    __STORYBOOK_PREVIEW__: { currentRender: { story: { storyGlobals: Played['own'] } } };
  };
  localStorage.clear();
  sessionStorage.clear();
  scrollTo(0, 0);
  const { dataset } = document.documentElement;
  delete dataset.theme;
  delete dataset.contrast;
  dataset.scale = scale;
  document.body.style.padding = '';
  const outcome = await new Promise<Omit<Played, 'own'>>((done) => {
    const failures: string[] = [];
    const heard: Record<string, (data: never) => void> = {};
    const end = (barriers: string[] | null) => {
      clearTimeout(patience);
      for (const [event, hears] of Object.entries(heard)) channel.off(event, hears);
      done({ failures, barriers });
    };
    const patience = setTimeout(() => {
      failures.push('it does not end');
      end(null);
    }, patienceMs);
    for (const event of ['playFunctionThrewException', 'unhandledErrorsWhilePlaying'])
      heard[event] = (data: { message: string } | [{ message: string }]) =>
        failures.push(`it fails: ${[data].flat()[0]?.message.slice(0, 400)}`);
    for (const event of ['storyThrewException', 'storyErrored'])
      heard[event] = ({ message, description }: { message?: string; description?: string }) =>
        end([`it cannot be drawn: ${(message ?? description ?? event).slice(0, 400)}`]);
    // Axe has then looked at whatever the story came to.
    heard.storyFinished = ({ storyId, reporters }: Report) => {
      if (storyId !== id) return;
      const [report] = reporters.filter(({ type }) => type === 'a11y');
      const violations = report ? report.result.violations : [{ id: '-', help: 'axe did not look', nodes: [] }];
      end(
        violations.flatMap(({ id: rule, help, nodes }) =>
          (nodes.length > 0 ? nodes : [{ html: '' }]).map(({ html }) => `${help} (${rule}): ${html}`),
        ),
      );
    };
    for (const [event, hears] of Object.entries(heard)) channel.on(event, hears);
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });
  return { ...outcome, own: preview.currentRender.story.storyGlobals };
}

/** Runs in the page: shows it in a theme and a contrast. Only colors change, and those at once. */
async function turnTo(choice: Pick<Permutation, 'theme' | 'contrast'>): Promise<void> {
  Object.assign(document.documentElement.dataset, choice);
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  await new Promise((drawn) => requestAnimationFrame(drawn));
}

async function look(page: Page, entry: Entry, scale: Permutation['scale']): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  await page.evaluate(seedRandom);
  const patienceMs = scale === axes.scale[0] ? PATIENCE_MS : PATIENCE_ELSEWHERE_MS;
  const { failures, barriers, own } = await page.evaluate(play, { id: entry.id, scale, patienceMs });
  if (own.scale && own.scale !== scale) return found;
  const isAtHome = scale === (own.scale ?? axes.scale[0]);
  if (!isAtHome && failures.length > 0) broken += 1;
  const shown = axes.theme
    .filter((theme) => theme === (own.theme ?? theme))
    .flatMap((theme) =>
      axes.contrast
        .filter((contrast) => contrast === (own.contrast ?? contrast))
        .map((contrast) => ({ theme, contrast })),
    );
  // Hard cases that stand twice on their page, with words where none belong, are no pages: axe looks at their colors.
  const isPage = entry.tags.includes('test');
  // A story that waits has kept the addon from loading its own.
  if (barriers === null) await page.addScriptTag({ path: axe });
  const [start] = shown;
  if (start) await page.evaluate(settle, start.theme);
  for (const choice of shown) {
    await page.evaluate(turnTo, choice);
    const isSeen = choice === start && isPage && barriers !== null;
    const isNew = choice === start && isPage && barriers === null;
    const colors = isSeen
      ? barriers
      : await page.evaluate(findBarriers, isNew ? ('everything' as const) : ('colors' as const));
    found.set(`${choice.theme}, ${scale}, ${choice.contrast}`, colors);
  }
  // Last, for it moves the story's frames.
  const unread = [
    ...(await page.evaluate(lostInLargeText)),
    ...(await page.evaluate(controlsCutOff)),
    ...(await page.evaluate(wordsOnWords)),
  ];
  const [first] = found.values();
  first?.push(...(isAtHome ? failures : []), ...unread);
  // Storybook reloads a page whose story cannot be stopped, at a moment of its own.
  if (barriers === null) await openStorybook(page, scale);
  return found;
}

let passed = 0;
let done = 0;
let broken = 0;
let failed = 0;
const started = performance.now();

function report({ title, name }: Entry, found: Map<string, string[]>) {
  for (const [permutation, findings] of found) {
    if (findings.length === 0) passed += 1;
    else {
      failed += 1;
      console.log(`${title}, ${name} (${permutation})\n  ${[...new Set(findings)].join('\n  ')}`);
    }
  }
  done += 1;
  if (done % REPORT_EVERY > 0) return;
  const seconds = Math.round((performance.now() - started) / 1_000);
  console.log(`… ${done} of ${total} after ${seconds} s: ${passed} passed, ${failed} failed`);
}

async function lane() {
  let page = await openPage();
  for (let job = jobs.shift(); job; job = jobs.shift()) {
    const { entries: ofComponent, scale } = job;
    await openStorybook(page, scale);
    for (const entry of ofComponent) {
      const found = await look(page, entry, scale).catch(async (error: unknown) => {
        // Whatever state the page is in, the next story gets another.
        await page.context().close();
        page = await openPage();
        await openStorybook(page, scale);
        return new Map([[`all, ${scale}`, [String(error).slice(0, 400)]]]);
      });
      report(entry, found);
    }
  }
}
await Promise.all(Array.from({ length: LANES }, lane));
await browser.close();
server.stop();
console.log(`${broken} of ${total} plays broke off at a scale that they were not written for`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
