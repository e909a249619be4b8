/** The part of the window that a picture shows, in px. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Waits until nothing on the page is under way any more, and says which part of the window the story fills: its own
 * box with the margin around, or all of it when something lies over the page. Runs in the browser.
 */
export async function settle(): Promise<Frame> {
  const MARGIN = 16;
  const drawn = () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
  const isShown = (node: Element) => [...node.getClientRects()].some(({ width, height }) => width * height > 0);

  await drawn();
  await document.fonts.ready;
  const images = [...document.images].filter(({ loading }) => loading !== 'lazy');
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  }

  const whole = { x: 0, y: 0, width: innerWidth, height: innerHeight };
  const root = document.querySelector('#storybook-root');
  if (!root) return whole;
  const outside = document.querySelectorAll('body > :not([class^="sb-"], [id^="storybook-"], script, style) *');
  const isFixed = (node: Element) => getComputedStyle(node).position === 'fixed' && isShown(node);
  if ([...outside].some(isShown) || [...root.querySelectorAll('*')].some(isFixed)) return whole;

  const { top } = root.getBoundingClientRect();
  const start = Math.max(0, Math.floor(top) - MARGIN);
  const end = Math.min(innerHeight, Math.ceil(top + Math.max(root.scrollHeight, root.clientHeight)) + MARGIN);
  return { ...whole, y: start, height: end - start };
}
