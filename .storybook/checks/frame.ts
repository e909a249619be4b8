import type { Mode } from './story';

/** The part of the window that a picture shows, in px. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Lets what a story set off last arrive: waits until the page has not changed for a tenth of a second, or for a whole one
 * where it never rests. A part that says that it is still loading has ten. Runs in the browser.
 */
export async function untilQuiet(): Promise<void> {
  const QUIET_MS = 100;
  const MOST_TURNS = 10;
  let hasChanged = true;
  const changes = new MutationObserver(() => {
    hasChanged = true;
  });
  changes.observe(document.body, { subtree: true, childList: true, characterData: true });
  const isLoading = () => document.querySelector('[data-loading]') !== null;
  for (let turns = 0; (hasChanged && turns < MOST_TURNS) || (isLoading() && turns < 10 * MOST_TURNS); turns += 1) {
    hasChanged = false;
    await new Promise((next) => setTimeout(next, QUIET_MS));
  }
  changes.disconnect();
}

/**
 * Turns the page to a theme (only its attribute changes: through Storybook's globals the story would be rendered anew),
 * waits until nothing on it is under way any more, and says which part of the window the story fills: its own
 * box with the margin around, or all of it when something lies over the page. Runs in the browser.
 */
export async function settle(theme: Mode['theme']): Promise<Frame> {
  const MARGIN = 16;
  const MOST_TURNS = 50;
  const isVisible = (node: Element) => [...node.getClientRects()].some(({ width, height }) => width * height > 0);
  const isNear = (image: Element) => {
    const { top, bottom } = image.getBoundingClientRect();
    return isVisible(image) && bottom > 0 && top < innerHeight;
  };
  // One that a scroll position drives stays under way wherever it is put.
  const isMoving = ({ timeline, playState, effect }: Animation) =>
    timeline instanceof DocumentTimeline &&
    playState !== 'finished' &&
    effect?.getComputedTiming().endTime !== Infinity;

  /** A frame is drawn and whatever it set off, such as a chart that measured itself, has had its turn. */
  const turn = () =>
    new Promise((next) =>
      requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(next, { timeout: 1_000 }))),
    );
  /**
   * The pictures that a style sheet draws, such as the drum's sun, come over the network too: once, and it keeps them.
   */
  const styledImages = (sheet: CSSStyleSheet & { drawn?: HTMLImageElement[] }) =>
    (sheet.drawn ??= [...sheet.cssRules].flatMap(({ cssText }) =>
      [...cssText.matchAll(/url\("([^"]+\.(?:svg|png|webp))"\)/g)].map(([, url = '']) =>
        Object.assign(new Image(), { src: new URL(url, sheet.href ?? location.href).href }),
      ),
    ));
  document.documentElement.dataset.theme = theme;
  let hasChanged = true;
  const changes = new MutationObserver(() => {
    hasChanged = true;
  });
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  for (let turns = 0; hasChanged && turns < MOST_TURNS; turns += 1) {
    hasChanged = false;
    await document.fonts.ready;
    // Far below the window a lazy one waits for whoever scrolls there.
    const images = [...document.images].filter((image) => image.loading !== 'lazy' || isNear(image));
    const drawn = [...document.styleSheets].flatMap(styledImages);
    await Promise.all([...images, ...drawn].map((image) => image.decode().catch(() => undefined)));
    await turn();
    const moving = document.getAnimations().filter(isMoving);
    for (const animation of moving) animation.finish();
    hasChanged ||= moving.length > 0;
  }
  changes.disconnect();

  const whole = { x: 0, y: 0, width: innerWidth, height: innerHeight };
  const root = document.querySelector('#storybook-root');
  if (!root) return whole;
  const outside = document.querySelectorAll('body > :not([class^="sb-"], [id^="storybook-"], script, style) *');
  const isFixed = (node: Element) => getComputedStyle(node).position === 'fixed' && isVisible(node);
  if ([...outside].some(isVisible) || [...root.querySelectorAll('*')].some(isFixed)) return whole;

  const { top } = root.getBoundingClientRect();
  const start = Math.max(0, Math.floor(top) - MARGIN);
  const end = Math.min(innerHeight, Math.ceil(top + Math.max(root.scrollHeight, root.clientHeight)) + MARGIN);
  return { ...whole, y: start, height: end - start };
}

/** Turns the page to dark and to the end of what fades, for a look at its colours alone: no frame need be drawn. */
export async function turnDark(): Promise<void> {
  document.documentElement.dataset.theme = 'dark';
  // What draws itself by the theme has its turn.
  await new Promise((next) => setTimeout(next));
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
}
