import { describe, expect, it } from 'vitest';
import { CHOSEN, chosenButLookingAlike } from '../../.storybook/checks/forcedColors';
import { wordsOnWords } from '../../.storybook/checks/covered';
import { lostInLargeText } from '../../.storybook/checks/largeText';
import { movesInSpiteOfReader } from '../../.storybook/checks/stillness';
import { realPage } from './realPage';

const page = realPage();

/** A story in the page that Storybook shows it in. */
const show = (story: string, style = '') =>
  page().setContent(
    `<!doctype html><style>${style}</style><body style="margin: 0"><div id="storybook-root">${story}</div></body>`,
  );

describe('looking for what moves', () => {
  const thing = '<p class="thing">Vé</p>';
  const findings = async (story: string, style: string) => {
    await show(story, `@keyframes turn { to { rotate: 1turn } } ${style}`);
    return page().evaluate(movesInSpiteOfReader);
  };

  it.each([
    ['.thing { transition: transform 200ms }', 'thing moves by transform'],
    ['.thing { transition: color 1s, left 0.3s }', 'thing moves by left'],
    ['.thing { transition-property: color, opacity, height; transition-duration: 1s }', 'thing moves by height'],
    ['.thing { transition: 0.2s }', 'thing moves by all'],
    ['.thing { animation: turn 1s infinite }', 'thing runs turn for 1s'],
    ['.thing::after { content: ""; animation: turn 1s }', 'thing::after runs turn for 1s'],
  ])('finds %s', async (style, finding) => {
    expect(await findings(thing, style)).toEqual([finding]);
  });

  it.each([
    ['colours that fade', '.thing { transition: color 1s, opacity 1s }'],
    ['what takes no time', '.thing { transition: transform 0s; animation: turn 0.1s }'],
    ['a clock that ticks', '.thing { animation: turn 60s steps(60) }'],
    ['a pseudo element that is not there', '.thing::after { animation: turn 1s }'],
  ])('lets %s be', async (_what, style) => {
    expect(await findings(thing, style)).toEqual([]);
  });

  it('looks at popups too, and not at the screens of Storybook', async () => {
    await show('', '.thing { transition: top 1s }');
    await page().evaluate(() => document.body.insertAdjacentHTML('beforeend', '<div><p class="thing"></p></div>'));
    expect(await page().evaluate(movesInSpiteOfReader)).toEqual(['thing moves by top']);
    await page().evaluate(() => (document.body.innerHTML = '<div class="sb-nopreview"><p class="thing"></p></div>'));
    expect(await page().evaluate(movesInSpiteOfReader)).toEqual([]);
  });

  it('sees through the style by which Storybook stops a story, and leaves it on', async () => {
    const stop = '* { animation-play-state: paused !important; transition: none !important }';
    await show(thing, '.thing { transition: transform 1s }');
    await page().addStyleTag({ content: stop });
    expect(await page().evaluate(movesInSpiteOfReader)).toEqual(['thing moves by transform']);
    expect(await page().evaluate(() => [...document.styleSheets].map(({ disabled }) => disabled))).toEqual([
      false,
      false,
    ]);
  });

  it('says so when something else stops all motion', async () => {
    expect(await findings(thing, '* { transition: none !important }')).toEqual([expect.stringMatching(/none can be/)]);
  });
});

describe('looking at what is chosen in forced colours', () => {
  const findings = async (story: string, style = '') => {
    await show(story, style);
    await page().emulateMedia({ forcedColors: 'active' });
    const alike = await page().evaluate(chosenButLookingAlike, CHOSEN);
    await page().emulateMedia({ forcedColors: 'none' });
    return alike;
  };
  const radios =
    '<label><input type="radio" name="a" checked>Có</label><label><input type="radio" name="a">Không</label>';

  it.each(['aria-pressed="true"', 'aria-checked="true"', 'aria-selected="true"', 'aria-current="page"'])(
    'finds a button with %s that only has another background',
    async (state) => {
      const pair = `<button ${state}>07</button><button>08</button>`;
      expect(await findings(pair, `[${state}] { background: red; box-shadow: 0 0 2px red }`)).toEqual([
        '"07" looks as it would if it were not chosen',
      ]);
      expect(await findings(pair, `[${state}] { outline: 2px solid }`)).toEqual([]);
    },
  );

  it('goes by the label of an input that is not seen', async () => {
    const hidden = 'input { appearance: none }';
    expect(await findings(radios, hidden)).toEqual(['"Có" looks as it would if it were not chosen']);
    expect(await findings(radios, `${hidden} label:has(:checked) { font-weight: 700 }`)).toEqual([]);
  });

  it('holds it against its own kind only, and not against what cannot be chosen', async () => {
    const states = ['class="other"', 'disabled', 'aria-disabled="true"'];
    const others = states.map((state) => `<button ${state}>08</button>`).join('');
    expect(await findings(`<button aria-pressed="true">07</button>${others}<a href="#a">08</a>`)).toEqual([]);
  });
});

describe('looking at text of twice the size', () => {
  const findings = async (story: string, style = '') => {
    await show(story, `p { margin: 0; white-space: nowrap; width: 100px } ${style}`);
    return page().evaluate(lostInLargeText);
  };
  const long = '<p>Mười hai nghìn đồng một vé</p>';

  it.each([
    ['at its own edge', long, 'p { overflow: hidden }', /"Mười hai nghìn.*cut off at the right by \d+ px$/],
    ['by a box around it', `<div>${long}</div>`, 'div { overflow-x: clip; width: 100px }', /at the right/],
    ['at the bottom', `<div>${long}</div>`, 'div { overflow: hidden; height: 8px }', /at the bottom/],
    ['at the top', `<div>${long}</div>`, 'div { overflow: hidden } p { margin-top: -9px }', /at the top/],
    ['within what scrolls', `<div>${long}</div>`, 'div { overflow: auto } p { overflow: hidden }', /at the right/],
    [
      'at the bottom of what scrolls',
      `<div>${long}</div>`,
      'div { overflow: auto } p { width: auto; height: 8px; overflow: hidden }',
      /at the bottom/,
    ],
    ['by the window', long, 'p { position: fixed; left: -20px }', /at the left by 20 px/],
  ])('finds what is cut off %s', async (_where, story, style, finding) => {
    expect(await findings(story, style)).toEqual([expect.stringMatching(finding)]);
  });

  it('finds a page that is wider than the window', async () => {
    expect(await findings('<p>Vé</p>', '#storybook-root { width: 400px } p { width: auto }')).toEqual([
      'the page is 10 px wider than the window',
    ]);
  });

  it.each([
    ['ends in "…"', 'p { overflow: hidden; text-overflow: ellipsis }'],
    ['can be scrolled to', 'div { overflow: hidden; width: 100px } p { overflow-x: auto }'],
    [
      'can be scrolled down to',
      'div { overflow: hidden; height: 20px } p { white-space: normal; overflow-y: auto; height: 20px }',
    ],
    ['is fixed, whatever is cut off around it', 'div { overflow: hidden; height: 8px } p { position: fixed }'],
    ['is for ears only', 'p { overflow: hidden; clip-path: inset(50%) }'],
    ['is not there yet', 'p { overflow: hidden; opacity: 0 }'],
  ])('lets be what %s', async (_what, style) => {
    expect(await findings(`<div>${long}</div>`, style)).toEqual([]);
  });

  it('passes over drawings, and what is out of reach', async () => {
    const drawing = '<svg width="20" height="20" style="overflow: hidden"><text x="50" y="9">Vé</text></svg>';
    expect(await findings(`${drawing}<div inert>${long}</div>`, 'p { overflow: hidden }')).toEqual([]);
  });

  it('takes the margin of Storybook, and the frame that a story gives its component, for what they are', async () => {
    const inFrame = '<div style="width: 420px"><p>Vé</p></div>';
    await show(inFrame, 'body.sb-main-padded { padding: 2rem }');
    await page().evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      document.body.className = 'sb-main-padded';
    });
    expect(await page().evaluate(lostInLargeText)).toEqual([]);
    expect(await page().evaluate(() => document.body.style.padding)).toBe('16px');
  });
});

describe('looking for words on words', () => {
  const findings = async (story: string, style = '') => {
    await show(story, `p { margin: 0; line-height: 20px; width: 200px } ${style}`);
    return page().evaluate(wordsOnWords);
  };
  const two = '<p>Mười hai nghìn đồng</p><p class="second">Kỳ quay kế tiếp</p>';
  const onIt = '.second { margin-top: -12px }';

  it('finds those that stand on each other', async () => {
    expect(await findings(two, onIt)).toEqual([
      expect.stringMatching(/^"Mười hai.*" and "Kỳ quay.*" stand on each other/),
    ]);
    expect(await findings(two)).toEqual([]);
  });

  it.each([
    ['cut off where they would', `<div>${two}</div>`, 'div { height: 8px; overflow: hidden }'],
    ['for ears only', two, '.second { clip-path: inset(50%) }'],
    ['not there yet', two, '.second { opacity: 0 }'],
    ['under a bar that is fixed', two, '.second { position: fixed; inset: 20px auto auto 0 }'],
    ['behind a popup', `${two}<div role="dialog">Kỳ quay đã đóng</div>`, ''],
  ])('lets be what is %s', async (_what, story, style) => {
    expect(await findings(story, `${onIt} ${style}`)).toEqual([]);
  });
});
