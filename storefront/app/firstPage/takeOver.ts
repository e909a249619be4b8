import type { Storefront } from '../createStorefront';

declare global {
  // eslint-disable-next-line no-var -- only `var` declares a property of the global object
  var velocPressed: { button?: HTMLElement; stop(): void } | undefined;
}

/**
 * Before React takes over a page that the server has written: sets the clock by it, gives its elements their own styles,
 * which the page's policy admits from a script alone, and has the last button that was pressed before pressed again once
 * the first screen is here. From there on React hears every press itself.
 */
export function prepareTakeOver(root: HTMLElement, { clock, popups, first }: Storefront): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (first && visit)
    clock.observe({ serverTime: first.serverTime, body: null }, visit.requestStart, visit.responseStart);
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? '';
    element.removeAttribute('data-style');
  }
  const pressed = globalThis.velocPressed;
  pressed?.stop();
  const stop = popups.subscribe(() => {
    if (popups.get().loading) return;
    stop();
    delete document.documentElement.dataset.player;
    pressed?.button?.click();
  });
}
