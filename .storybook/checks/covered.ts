/**
 * Words that stand on other words. Runs in the browser. What a popup or a toast covers is meant to be covered, so where one is
 * open only its own words count; so does only what boxes that scroll or cut leave to be seen. What is fixed or sticks to an
 * edge lies over a page that can be scrolled from under it, and is held against its own words only.
 */
export function wordsOnWords(): string[] {
  const TOUCHING_PX = 3;
  const isNear = (one: number, other: number) => Math.abs(one - other) < 1;
  const root = document.querySelector('[role="dialog"], [data-toasts]:not(:empty)') ?? document.body;
  const seen: {
    text: string;
    element: Element;
    layer: Element | null;
    left: number;
    right: number;
    top: number;
    bottom: number;
  }[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    const words = text.nodeValue?.trim() ?? '';
    if (!element || !words || element.closest('svg, body > [class^="sb-"], #storybook-docs, script, style')) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const edges = { left: 0, right: innerWidth, top: -Infinity, bottom: Infinity };
    let layer: Element | null = null;
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, clipPath, position } = getComputedStyle(box);
      if (position === 'fixed' || position === 'sticky') layer ??= box;
      if (clipPath !== 'none') edges.right = -Infinity;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      if (overflowX !== 'visible')
        Object.assign(edges, { left: Math.max(edges.left, left), right: Math.min(edges.right, right) });
      if (overflowY !== 'visible')
        Object.assign(edges, { top: Math.max(edges.top, top), bottom: Math.min(edges.bottom, bottom) });
    }
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const rect of range.getClientRects()) {
      const left = Math.max(rect.left, edges.left);
      const right = Math.min(rect.right, edges.right);
      // A line is taller than its letters.
      const air = rect.height * 0.15;
      const top = Math.max(rect.top + air, edges.top);
      const bottom = Math.min(rect.bottom - air, edges.bottom);
      if (right > left && bottom > top)
        seen.push({ text: words.slice(0, 30), element, layer, left, right, top, bottom });
    }
  }
  return seen.flatMap((one, index) =>
    seen.slice(index + 1).flatMap((other) => {
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      // A figure that turns from one colour to another is there twice.
      const isOne = one.text === other.text && isNear(one.left, other.left) && isNear(one.top, other.top);
      const isCovering = one.element !== other.element && one.layer === other.layer && !isOne;
      return isCovering && width > TOUCHING_PX && height > TOUCHING_PX
        ? [`"${one.text}" and "${other.text}" stand on each other by ${width.toFixed(0)} × ${height.toFixed(0)} px`]
        : [];
    }),
  );
}

/** Controls that stick out of the window at the side, where nothing scrolls to them. Runs in the browser. */
export function controlsCutOff(): string[] {
  const ROUNDING_PX = 1.5;
  const isMoved = (element: Element): boolean => {
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
      if (/auto|scroll/.test(getComputedStyle(box).overflowX)) return true;
    return false;
  };
  return [...document.querySelectorAll('button, a[href]')].flatMap((control) => {
    // Of a sign alone it is the sign: the air around it is part of the target.
    const sign = control.textContent.trim() ? null : control.querySelector('svg');
    const { left, right, width } = (sign ?? control).getBoundingClientRect();
    const isShown = control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && width > 0;
    const past = Math.max(-left, right - innerWidth);
    if (!isShown || past <= ROUNDING_PX || control.closest('[inert]') || isMoved(control)) return [];
    const name = control.getAttribute('aria-label') ?? control.textContent.trim().slice(0, 40);
    return [`"${name}" sticks out of the window by ${past.toFixed(0)} px`];
  });
}
