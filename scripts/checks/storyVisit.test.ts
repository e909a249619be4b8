import { createRequire } from 'node:module';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import visit from '../../.storybook/test-runner';
import { realPage } from './realPage';

const page = realPage({ reducedMotion: 'reduce' });
const ownRequire = createRequire(import.meta.url);
const axe = createRequire(ownRequire.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js');
const story = { id: 'components-ticket--paid', title: 'components/Ticket', name: 'Paid' };

/** What the test-runner asks of Storybook: the story that is shown, and axe by way of its addon. */
const storybook = ({ a11y = { test: 'error' } as object, theme = undefined as string | undefined }) => `
  const answers = {};
  __STORYBOOK_PREVIEW__ = { currentRender: { id: '${story.id}', story: {
    parameters: { a11y: ${JSON.stringify(a11y)}, chromatic: { disableSnapshot: true } },
    storyGlobals: ${JSON.stringify({ theme })},
  } } };
  __STORYBOOK_ADDONS_CHANNEL__ = {
    once: (event, listen) => (answers[event] = listen),
    emit: (_event, _id, { options }) => axe.run(document.body, options).then(answers['storybook/a11y/result']),
  };`;

async function show(body: string, style = '', settings: Parameters<typeof storybook>[0] = {}) {
  await visit.preVisit?.(page(), story);
  await page().evaluate(
    ([html, css]) => {
      document.body.innerHTML = `<style>${css}</style><div id="storybook-root">${html}</div>`;
      delete document.documentElement.dataset.theme;
    },
    [body, style] as const,
  );
  await page().evaluate(storybook(settings));
}

const judge = (given = {}) => Promise.resolve(visit.postVisit?.(page(), { ...story, ...given }));

beforeAll(async () => {
  await page().route('https://stories.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="vi"><title>Vé</title><main></main>' }),
  );
  await page().goto('https://stories.example/');
  await page().addScriptTag({ path: axe });
});

describe('a story is refused', () => {
  const pair = '<button aria-pressed="true">07</button><button aria-pressed="false">08</button>';
  const faint = '[data-theme="dark"] #storybook-root { background: #222; color: #444 }';
  const clear = '#storybook-root { background: #fff; color: #000 }';

  it.each([
    ['that moves in spite of its reader', '<p>Vé</p>', 'p { transition: scale 1s }', /Motion is unwelcome[^]*by scale/],
    [
      'whose choice is lost in forced colours',
      pair,
      '[aria-pressed="true"] { background: gold }',
      /In forced colours[^]*"07" looks/,
    ],
    ['that is too faint in dark', '<p>Vé</p>', faint, /In dark axe finds[^]*color-contrast/],
    [
      'that is too faint in light',
      '<p>Vé</p>',
      '#storybook-root { background: #fff; color: #bbb }',
      /In light axe finds/,
    ],
    ['whose button says nothing', '<button><i></i></button>', '', /Axe finds[^]*\(button-name\)/],
    ['whose field has no label', '<input>', '', /Axe finds[^]*\(label\)/],
    ['whose picture has no words', '<img src="data:,">', '', /Axe finds[^]*\(image-alt\)/],
    ['whose frame has no title', '<iframe srcdoc="Vé"></iframe>', '', /Axe finds[^]*\(frame-title\)/],
    ['that holds what is hidden open', '<div aria-hidden="true"><a href="#">Vé</a></div>', '', /\(aria-hidden-focus\)/],
    [
      'that holds letters close',
      '<p style="letter-spacing: 0 !important">Vé Lộc</p>',
      '',
      /Axe finds[^]*\(avoid-inline-spacing\)/,
    ],
    ['that loses large text on a phone', '<p>Vé</p>', 'p { width: 11rem }', /at 320 px[^]*wider than the window/],
  ])('%s', async (_what, body, style, finding) => {
    await show(body, style);
    await expect(judge()).rejects.toThrow(finding);
  });

  it('for colours in dark unless it turned axe off, or has a theme of its own', async () => {
    for (const settings of [
      { a11y: { test: 'off' } },
      { a11y: { test: 'error', disable: true } },
      { theme: 'light' },
    ]) {
      await show('<p>Vé</p>', faint, settings);
      await expect(judge()).resolves.toBeUndefined();
    }
  });

  it.each([
    ['in another colour', '<p>Vé</p>', `${clear} p { color: #bbb }`],
    ['on another ground', '<p>Vé</p>', '#storybook-root { background: #333; color: #000 }'],
    ['in another part', '<p><b>Vé</b></p>', `${clear} b { color: #bbb }`],
    [
      'before another thing',
      '<p>Vé</p><i></i>',
      `${clear} p { position: relative; z-index: 1 } i { position: absolute; inset: 0; background: #333 }`,
    ],
    ['above a shade of its own', '<p class="a">Vé</p>', `${clear} .a { opacity: 0.3 }`],
  ])('for a text that was readable before and now stands %s', async (_what, body, style) => {
    await show('<p>Vé</p>', clear);
    await expect(judge()).resolves.toBeUndefined();
    await show(body, style);
    await expect(judge()).rejects.toThrow(/In light axe finds/);
  });

  it('only if it came to its end', async () => {
    await show('<p>Vé</p>', 'p { transition: scale 1s }');
    await expect(judge({ hasFailure: true })).resolves.toBeUndefined();
  });
});

describe('each story begins alike', () => {
  const begin = () => visit.preVisit?.(page(), story);
  const chance = () => page().evaluate(() => [Math.random(), crypto.getRandomValues(new Uint32Array(2)).join()]);

  afterEach(() => page().evaluate(() => localStorage.clear()));

  it('after a story that was well, at its size again and in no theme', async () => {
    await show('<p>Vé</p>');
    await expect(judge()).resolves.toBeUndefined();
    await begin();
    expect(page().viewportSize()).toEqual({ width: 390, height: 844 });
    expect(
      await page().evaluate(() => [document.documentElement.style.fontSize, document.documentElement.dataset.theme]),
    ).toEqual(['', undefined]);
  });

  it('with nothing stored, at the top, and with the same chance', async () => {
    await begin();
    const first = await chance();
    expect(await chance()).not.toEqual(first);
    await show('', '#storybook-root { height: 9000px }');
    await page().evaluate(() => {
      localStorage.setItem('a', '1');
      sessionStorage.setItem('a', '1');
      scrollTo(0, 500);
    });
    await begin();
    expect(await chance()).toEqual(first);
    expect(await page().evaluate(() => [localStorage.length, sessionStorage.length, scrollY])).toEqual([0, 0, 0]);
  });
});
