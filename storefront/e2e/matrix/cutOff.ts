import type { Page } from '@playwright/test';

/** Texts of the page as it stands that their own box cuts off, sideways or at the foot. */
export function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Rounding, and the shadow of a letter's accent. */
    const TOLERANCE = 2;
    const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const shown = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
      (element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        !element.closest('[inert], [aria-hidden="true"]') &&
        element.clientWidth > 1 &&
        element.innerText.trim() !== '',
    );
    return shown
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element);
        return (
          (cuts(overflowX) && element.scrollWidth > element.clientWidth + TOLERANCE) ||
          (cuts(overflowY) && element.scrollHeight > element.clientHeight + TOLERANCE)
        );
      })
      .map(({ className, innerText }) => `${className}: ${innerText.slice(0, 60)}`);
  });
}

/** Controls that cannot be pressed in their middle, since something lies over them or they lie outside the page. */
export function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scope =
      document.querySelector('[role="dialog"][data-state="open"], [role="dialog"]:not([hidden])') ?? document;
    const isOpen = scope instanceof Element ? scope.checkVisibility() : true;
    const controls = [
      ...(isOpen ? scope : document).querySelectorAll<HTMLElement>(
        'button, a[href], label:has(input), select, textarea',
      ),
    ].filter(
      (control) =>
        control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        !control.closest('[inert], [aria-hidden="true"]') &&
        control.getBoundingClientRect().width > 1,
    );
    return controls.flatMap((control) => {
      control.scrollIntoView({ block: 'center', inline: 'center' });
      const { left, top, width, height } = control.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      const isFree = hit !== null && (control.contains(hit) || hit.contains(control));
      return isFree ? [] : [`${control.textContent?.trim().slice(0, 40)} under ${hit?.className ?? 'nothing'}`];
    });
  });
}
