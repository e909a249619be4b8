import { describe, expect, it } from 'vitest';
import { stopCalendar } from '../../.storybook/checks/fixedTime';
import { settle } from '../../.storybook/checks/frame';
import { freezeTimers } from '../../.storybook/checks/freezeTimers';
import { realPage } from './realPage';

const page = realPage();
const whole = { x: 0, y: 0, width: 390, height: 844 };

const show = (story: string, beside = '') =>
  page().setContent(
    `<!doctype html><style>@keyframes drop { from { height: 0 } } @keyframes turn { to { rotate: 1turn } }</style>
     <body style="margin: 0"><div style="height: 100px"></div><div id="storybook-root">${story}</div>${beside}</body>`,
  );

describe('the part of the window that a picture shows', () => {
  it.each([
    ['the story with a margin around', '<div style="height: 50px"></div>', '', { ...whole, y: 84, height: 82 }],
    ['no more than the window', '<div style="height: 900px"></div>', '', { ...whole, y: 84, height: 760 }],
    [
      'the story beside what Storybook shows',
      '<div style="height: 10px"></div>',
      '<div class="sb-x"><b>Vé</b></div>',
      { ...whole, y: 84, height: 42 },
    ],
    ['all of it under a popup', '<p>Vé</p>', '<div><div role="dialog">Đã mua</div></div>', whole],
    ['all of it under what is fixed', '<p style="position: fixed">Vé</p>', '', whole],
  ])('is %s', async (_what, story, beside, frame) => {
    await show(story, beside);
    expect(await page().evaluate(settle, 'light' as const)).toEqual(frame);
  });
});

describe('a picture is taken', () => {
  it('in its theme', async () => {
    await show('<p>Vé</p>');
    await page().evaluate(settle, 'dark' as const);
    expect(await page().locator('html').getAttribute('data-theme')).toBe('dark');
  });

  it('when what moves has arrived; what never ends does not keep it waiting', async () => {
    await show('<div style="height: 50px; animation: drop 600s"><i style="animation: turn 1s infinite">Vé</i></div>');
    expect(await page().evaluate(settle, 'light' as const)).toMatchObject({ height: 82 });
  });

  it('when nothing more follows from what was drawn', async () => {
    await show('<div id="growing"></div>');
    await page().evaluate(() => {
      const growing = document.querySelector<HTMLElement>('#growing');
      const grow = () => {
        if (!growing || growing.childElementCount === 5) return;
        growing.insertAdjacentHTML('beforeend', '<div style="height: 10px"></div>');
        requestAnimationFrame(grow);
      };
      requestAnimationFrame(grow);
    });
    expect(await page().evaluate(settle, 'light' as const)).toMatchObject({ height: 82 });
  });

  it('when the images near the window are there', async () => {
    await page().route('https://pictures.example/*', async (route) => {
      // Longer than a page takes that waits for nothing.
      await page().evaluate(async () => {
        for (let frames = 0; frames < 12; frames += 1) await new Promise(requestAnimationFrame);
      });
      const body = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="60"/>';
      await route.fulfill({ contentType: 'image/svg+xml', body });
    });
    await show('<p></p>');
    await page().evaluate(() => {
      const image = '<img alt="" style="display: block" src="https://pictures.example/sun.svg">';
      document
        .querySelector('#storybook-root')
        ?.replaceChildren(document.createRange().createContextualFragment(image));
    });
    expect(await page().evaluate(settle, 'light' as const)).toMatchObject({ height: 92 });
  });
});

describe('time under the hand of the stories', () => {
  it('stands still, while a date that is named is that date', async () => {
    await page().goto('about:blank');
    await page().evaluate(stopCalendar, 1_795_000_000_000);
    const told = await page().evaluate(() => [Date.now(), new Date().getTime(), new Date(5).getTime()]);
    expect(told).toEqual([1_795_000_000_000, 1_795_000_000_000, 5]);
  });

  it('lets no long wait of a story run out after it', async () => {
    await page().clock.install();
    await page().goto('about:blank');
    await page().evaluate(freezeTimers);
    await page().evaluate(() => {
      const rung: string[] = [];
      const { endStory } = globalThis as unknown as { endStory: () => void };
      setTimeout((name: string) => rung.push(name), 500, 'a toast of the story before');
      setTimeout(() => rung.push('what was under way'), 499);
      endStory();
      setTimeout(() => rung.push('a toast of this story'), 500);
      Object.assign(globalThis, { rung });
    });
    await page().clock.runFor(1_000);
    expect(await page().evaluate(() => (globalThis as unknown as { rung: string[] }).rung)).toEqual([
      'what was under way',
      'a toast of this story',
    ]);
  });
});
