import type { GameEntry } from '@veloc/rules';
import { gameEntry } from '@veloc/rules/testing/gameEntry';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { browserTimers } from '../../api/timers';
import { readFirstPage } from '../../data/usePeriods';
import { memoryStorage, testUser } from '../../testing/fakes';
import { fakeTime } from '../../testing/renderStorefront';
import { App } from '../App';
import { room as classes } from '../../screens/home/HomeScreen.css';
import { createStorefront } from '../createStorefront';
import { Providers } from '../Providers';
import { createFirstPage } from './renderFirstPage';
import { prepareTakeOver } from './takeOver';

const SHELL = `<!doctype html><html lang="vi"><head><style nonce="%NONCE%">#skeleton{}</style>
<link rel="stylesheet" crossorigin href="/assets/a.css" nonce="%NONCE%"></head>
<body><div id="root"></div><div id="skeleton"><header>Vé Lộc</header><div></div></div>
<noscript>JavaScript</noscript></body></html>`;
const SHEET = '@layer tokens{:root{--read:1;--unread:2}}@layer components{.unused{color:red}body{order:var(--read)}}';

const room = classes.split(' ').at(-1);
const NOW = Date.parse('2026-11-21T12:16:42+07:00');
const entries = [
  gameEntry(NOW + 282_000, { gameId: 'keno', drawInterval: 480 }),
  gameEntry(NOW + 5 * 3_600_000, { gameId: 'power', jackpot1: 87_000_000_000 }),
  gameEntry(NOW + 30 * 3_600_000, { gameId: 'mega', jackpot1: 32_000_000_000 }),
  gameEntry(NOW + 40_000, { gameId: 'max3d' }),
];
const write = createFirstPage(SHELL, SHEET);
const homeOf = (listPeriod: GameEntry[] = entries) => write({ listPeriod, serverTime: new Date(NOW).toISOString() });

/** Without its links, which the test's window would follow. */
const parse = (html: string) => new DOMParser().parseFromString(html.replaceAll(/<link[^>]*>/g, ''), 'text/html');

fakeTime(NOW);

let close = async () => undefined as void;
afterEach(() => close());

/** Opens what the server wrote as a browser would, `later` ms after it was written, and lets the app take it over. */
async function open(
  html: string,
  { later = 0, storage = {} }: { later?: number; storage?: Record<string, string> } = {},
) {
  const page = parse(html);
  const root = document.importNode(page.getElementById('root') as HTMLElement, true);
  document.body.append(root);
  const written = [...root.querySelectorAll('article, header, nav, h1, h2, h3, button, a')];
  const shop = createStorefront({
    base: 'https://shop.example',
    first: readFirstPage(page.getElementById('first-page')?.textContent),
    fetch: () => new Promise(() => undefined),
    storage: memoryStorage(storage),
    timers: browserTimers,
    lock: (run) => run(false),
    newId: () => 'id',
    deviceNow: () => NOW + later,
    stopwatch: () => 0,
    prefersDark: () => false,
    applyColorMode: () => undefined,
    goTo: () => undefined,
    reloadOnce: () => true,
  });
  const faults: unknown[] = [];
  // React's development build also compares styles letter by letter, which a browser writes in its own way.
  const silence = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  prepareTakeOver(root, shop);
  const reactRoot = await act(async () =>
    hydrateRoot(
      root,
      <Providers shop={shop} location={{ hook: () => ['/', () => undefined] }}>
        <App />
      </Providers>,
      { onRecoverableError: (fault) => faults.push(fault) },
    ),
  );
  silence.mockRestore();
  close = async () => {
    await act(async () => reactRoot.unmount());
    root.remove();
  };
  return { page, root, written, faults, shop };
}

it('writes what the app renders first, which takes over the very elements', async () => {
  const { root, written, faults } = await open(homeOf());
  expect(faults).toEqual([]);
  expect(written.length).toBeGreaterThan(20);
  expect(written.filter((element) => !root.contains(element))).toEqual([]);
  expect(root.textContent).toContain('87.000.000.000');
});

it('takes over as well when the written figures are old by then', async () => {
  const { root, faults } = await open(homeOf(), { later: 3_000 });
  expect(faults).toEqual([]);
  const seconds = [...root.querySelectorAll('[data-part="seconds"]')].map((part) => part.textContent);
  // 40 s less 3 s, less the cut-off of a game whose sales have closed by then.
  expect(seconds.length).toBe(5);
  expect(root.querySelector('[role="timer"]')?.textContent).toMatch(/^Còn \d+ giờ/);
});

it('keeps the room of a player’s own card, then shows the player', async () => {
  const { page, root, written, faults } = await open(homeOf(), {
    storage: { 'veloc.token': 'a.b.c', 'veloc.user': JSON.stringify(testUser) },
  });
  expect(page.querySelector('main > :first-child')?.classList).toContain(room);
  expect(faults).toEqual([]);
  expect(root.querySelector('main > :first-child')?.className).not.toContain(room);
  expect(root.textContent).not.toContain('Đăng nhập');
  expect(written.filter((element) => element.tagName === 'ARTICLE' && !root.contains(element))).toEqual([]);
});

it('presses once more what was pressed before the app was there', async () => {
  let button: HTMLElement | undefined;
  globalThis.velocPressed = {
    stop: vi.fn(),
    get button() {
      return button;
    },
  } as typeof globalThis.velocPressed;
  const html = homeOf();
  const observed = vi.spyOn(document.body, 'append').mockImplementation(function append(this: HTMLElement, root) {
    this.appendChild(root as HTMLElement);
    button = [...this.querySelectorAll('button')].find(({ textContent }) => textContent === 'Đăng nhập');
  });
  const { shop } = await open(html);
  observed.mockRestore();
  expect(globalThis.velocPressed?.stop).toHaveBeenCalledOnce();
  expect(shop.popups.get().login).toBe(true);
  globalThis.velocPressed = undefined;
});

it('writes texts of the shop as texts, in the page as in its list of games', () => {
  const title = '</script><script>alert(1)</script>\u2028 "x" style="color:red"';
  const html = homeOf([gameEntry(NOW + 3_600_000, { title })]);
  const page = parse(html);
  expect(page.scripts.length).toBe(1);
  expect(html).not.toContain('\u2028"');
  expect(readFirstPage(page.getElementById('first-page')?.textContent)?.listPeriod[0]?.title).toBe(title);
  expect(page.querySelector('main h3')?.textContent).toBe(title);
});

it('gives no element a style, which the page’s policy would not take, and each its rule', () => {
  const html = homeOf();
  expect(html).not.toContain(' style="');
  for (const [, style = ''] of html.matchAll(/<[^>]* data-style="([^"]*)"/g))
    expect(html).toContain(`[data-style="${style}"]{${style}}`);
});

it('sends the rules that home needs ahead, and the whole sheet after it', () => {
  const html = homeOf();
  expect(html).toContain('<style nonce="%NONCE%">@layer reset,tokens,components,screens;');
  expect(html).toContain('@layer tokens{:root{--read:1}}@layer components{body{order:var(--read)}}');
  expect(html.indexOf('<link rel="stylesheet"')).toBeGreaterThan(html.indexOf('<main'));
  expect(html).not.toContain('id="skeleton"');
});

it.each([
  ['a page without its places', () => createFirstPage('<html></html>', SHEET), /index\.html has no root/],
  ['another answer than the list of games', () => write({ listPeriod: [{}] }), /list of games/],
])('refuses %s', (_what, run, message) => {
  expect(run).toThrow(message);
});
