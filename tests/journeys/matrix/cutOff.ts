import type { Page } from '@playwright/test';

/** Texts of the page as it stands that a box around them cuts off. What can be scrolled to is not cut off. */
export function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Rounding. */
    const TOLERANCE = 2;
    const isVisible = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('[inert], [aria-hidden="true"]');

    const isCut = (rect: DOMRect, from: Element) => {
      let [watchesX, watchesY] = [true, true];
      for (let box: Element | null = from; box && box !== document.body; box = box.parentElement) {
        // Said to screen readers only.
        if (box.clientWidth === 1) return false;
        const { overflowX, overflowY, display } = getComputedStyle(box);
        if (display === 'inline') continue;
        const edge = box.getBoundingClientRect();
        const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        const beyondX = rect.right > edge.right + TOLERANCE || rect.left < edge.left - TOLERANCE;
        const beyondY = rect.bottom > edge.bottom + TOLERANCE || rect.top < edge.top - TOLERANCE;
        if ((watchesX && cuts(overflowX) && beyondX) || (watchesY && cuts(overflowY) && beyondY)) return true;
        watchesX &&= overflowX === 'visible' || cuts(overflowX);
        watchesY &&= overflowY === 'visible' || cuts(overflowY);
      }
      return false;
    };

    /** Ends in dots on purpose, in a control that says the whole of it. */
    const isSaidWhole = (element: Element, words: string) =>
      getComputedStyle(element).textOverflow === 'ellipsis' &&
      (element.closest('[aria-label]')?.ariaLabel?.includes(words) ?? false);

    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { parentElement, textContent } = text;
      // The dot between two facts goes where a line breaks between them.
      if (!parentElement || !textContent?.trim() || textContent.trim() === '·' || !isVisible(parentElement)) continue;
      if (isSaidWhole(parentElement, textContent.trim())) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      if ([...range.getClientRects()].some((rect) => isCut(rect, parentElement))) found.push(textContent.trim());
    }
    return found;
  });
}

/**
 * Controls that cannot be pressed in their middle wherever one scrolls to, since something lies over them or they lie
 * outside the page.
 */
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
      const over = (['center', 'start', 'end'] as const).map((block) => {
        control.scrollIntoView({ block, inline: 'center' });
        const { left, top, width, height } = control.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        // A toast is meant to cover, and goes.
        const isFree = hit !== null && (control.contains(hit) || hit.contains(control) || hit.closest('[data-toasts]'));
        return isFree ? null : (hit?.className ?? 'nothing');
      });
      const isFree = over.includes(null);
      return isFree ? [] : [`${control.textContent?.trim().slice(0, 40)} under ${over[0]}`];
    });
  });
}
