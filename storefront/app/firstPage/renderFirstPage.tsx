import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { browserTimers } from '../../api/timers';
import { browserLocation } from '../../shared/navigation';
import { App } from '../App';
import { createStorefront } from '../createStorefront';
import { Providers } from '../Providers';
import { createCriticalStyles } from './criticalStyles';
import { readFirstPage, type FirstPage } from '../../data/usePeriods';

/** What index.html must have for the page to be written into it. */
const places = {
  root: '<div id="root"></div>',
  skeleton: /<div id="skeleton"[\s\S]*?<\/div>\s*(?=<noscript>)/,
  style: /(?<=<style nonce="%NONCE%">)[\s\S]*?(?=<\/style>)/,
  sheet: /<link rel="stylesheet"[^>]*>/,
  html: /<html\b/,
} as const;

/** Has browsers that know it paint nothing before the whole of home is here: it comes in one flight, and half of a row moves. */
const WHOLE = '<link rel="expect" blocking="render" href="#first-page">';

/** In the order of index.html. */
const LAYERS = '@layer reset,tokens,components,screens;';

/** Text as it may stand in a script element: a `<` would end it, and the two line ends are none in old JavaScript. */
const inScript = (json: string) =>
  json.replace(/[<\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

/**
 * The largest thing in sight is a drawing that is a mask. A browser asks for it late, and Chromium counts it as painted
 * only when it is painted a second time: without this, seconds after it was seen.
 */
const mask = /([^{}]+)\{[^{}]*mask-image:url\(([^)]+)\)/g;
const masksOf = (styles: string) =>
  [...styles.matchAll(mask)].map(([, selector = '', href = '']) => ({ selector, href }));
const preload = (href: string) => `<link rel="preload" as="image" crossorigin fetchpriority="high" href="${href}">`;
const repaint = (selector: string) => `[data-drawn] :is(${selector}){background-position:0 1px}`;

/** A shop that nobody has opened yet: no session, nothing stored, no network. */
function shopOfNobody(first: FirstPage) {
  const nowhere = () => new Promise<never>(() => undefined);
  return createStorefront({
    base: '',
    first,
    fetch: nowhere,
    storage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
    timers: browserTimers,
    lock: nowhere,
    newId: () => '',
    deviceNow: () => Date.parse(first.serverTime),
    stopwatch: () => 0,
    prefersDark: () => false,
    applyColorMode: () => undefined,
    goTo: () => undefined,
    reloadOnce: () => false,
  });
}

/**
 * Home as a guest sees it, written into `shell` (the built index.html) with the rules of `sheet` that it needs; the rest
 * of the sheet follows the page. `periods` is the answer of the games on sale with the server's time. Throws when one of
 * them is not as expected.
 */
export function createFirstPage(shell: string, sheet: string) {
  for (const [name, place] of Object.entries(places))
    if (shell.search(place) < 0)
      throw new Error(
        `index.html has no ${name} as expected, so home cannot be written into it. Compare renderFirstPage.tsx.`,
      );
  const [link = ''] = places.sheet.exec(shell) ?? [];
  const criticalStyles = createCriticalStyles(sheet);
  return (periods: unknown): string => {
    const json = inScript(JSON.stringify(periods));
    // The very text that the browser reads.
    const first = readFirstPage(json);
    if (!first) throw new Error('The list of games is not as the shop reads it, so home cannot be written from it.');
    const rendered = renderToString(
      <StrictMode>
        <Providers shop={shopOfNobody(first)} location={{ ...browserLocation, ssrPath: '/' }}>
          <App />
        </Providers>
      </StrictMode>,
      // The page's policy takes no style of an element; what stands here becomes one once the script is here.
    ).replaceAll(' style="', ' data-style="');
    const styles = [...new Set(rendered.match(/(?<= data-style=")[^"]*/g))].map(
      (style) => `[data-style="${style}"]{${style}}`,
    );
    const critical = criticalStyles(rendered);
    const masks = masksOf(critical);
    const own = [...styles, ...masks.map(({ selector }) => repaint(selector))].join('');
    const data = `<script type="application/json" id="first-page">${json}</script>`;
    const body = `<div id="root">${rendered}</div>${data}${link}`;
    return shell
      .replace(places.skeleton, '')
      .replace(places.style, () => LAYERS + critical + own)
      .replace(places.sheet, () => WHOLE + masks.map(({ href }) => preload(href)).join(''))
      .replace(places.html, '<html data-written')
      .replace(places.root, () => body);
  };
}
