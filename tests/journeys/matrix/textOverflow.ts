import type { Page } from '@playwright/test';

/**
 * Words, amounts and numbers that a line break has torn in two; a name too long for any line of its place is no fault.
 */
export function splitWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { parentElement, textContent } = text;
      if (!parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (isScreenReaderOnly(parentElement)) continue;
      // A line may end after a dash, a stroke or the wide space between numbers; where a space may not be broken nothing may.
      for (const { 0: word, index } of (textContent ?? '').matchAll(/[^ \u2002\n\t/–—-]{2,}/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const parts = [...range.getClientRects()];
        const lines = new Set(parts.map(({ top }) => Math.round(top)));
        const isTooLong = !/\d/.test(word) && parts.reduce((sum, { width }) => sum + width, 0) > lineOf(parentElement);
        if (lines.size > 1 && !isTooLong) found.push(word);
      }
    }
    return found;

    function lineOf(from: Element): number {
      let box = from;
      while (box.parentElement && getComputedStyle(box).display === 'inline') box = box.parentElement;
      const { paddingLeft, paddingRight } = getComputedStyle(box);
      return box.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    }

    function isScreenReaderOnly(from: Element): boolean {
      let box: Element | null = from;
      while (box && box.clientWidth !== 1) box = box.parentElement;
      return box !== null;
    }
  });
}

/** Texts that run over the edge of the button, the link with a shape, the ball or the badge that carries them. */
export function overflowingTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Rounding, and marks over capitals. */
    const TOLERANCE = 2;
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { parentElement, textContent } = text;
      // The dot between two facts goes where a line breaks between them.
      if (!parentElement || !textContent?.trim() || textContent.trim() === '·') continue;
      if (!parentElement.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const carrier = shapeAround(parentElement);
      if (!carrier) continue;
      const shape = carrier.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(text);
      const spills = [...range.getClientRects()].some(
        ({ left, right }) => left < shape.left - TOLERANCE || right > shape.right + TOLERANCE,
      );
      if (spills) found.push(textContent.trim());
    }
    return found;

    /** The nearest box that is drawn: filled or edged. */
    function shapeAround(from: Element): Element | null {
      for (let box: Element | null = from; box && box !== document.body; box = box.parentElement) {
        // Said to screen readers only.
        if (box.clientWidth === 1) return null;
        const { backgroundColor, backgroundImage, borderTopWidth, display, overflowX } = getComputedStyle(box);
        // What a scrolling box hides can be scrolled to, and what others hide is cut off.
        if (overflowX !== 'visible') return null;
        if (display === 'inline' || display === 'contents') continue;
        if (backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none' || borderTopWidth !== '0px')
          return box;
      }
      return null;
    }
  });
}
