/**
 * What a reader who doubled the size of all text cannot see whole: what sticks out of the page, and what is cut off.
 * Runs in the browser, with the text already large. Text that may be scrolled to, and text that ends in "…", is not
 * lost.
 */
export function lostInLargeText(): string[] {
  const ROUNDING_PX = 1.5;
  const root = document.documentElement;
  const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
  const nameOf = (text: Node) => `"${(text.nodeValue ?? '').trim().slice(0, 40)}"`;
  const isRead = (node: Element) =>
    node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !node.closest('svg, [inert], body > [class^="sb-"], #storybook-docs');

  /** The edges that an element's ancestors leave to see of it; null for what is hidden on purpose, but for ears. */
  function seenWithin(element: Element) {
    const edges = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
    // Where a box scrolls, whatever cuts it off outside can be scrolled past; the page itself scrolls down only.
    let [cutsX, cutsY] = [true, true];
    for (let node: Element | null = element; node && node !== root; node = node.parentElement) {
      const style = getComputedStyle(node);
      const box = node.getBoundingClientRect();
      if (style.clipPath !== 'none') return null;
      if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return null;
      cutsX &&= !scrolls(style.overflowX);
      cutsY &&= !scrolls(style.overflowY);
      if (cutsX && clips(style.overflowX))
        Object.assign(edges, { left: Math.max(edges.left, box.left), right: Math.min(edges.right, box.right) });
      if (cutsY && clips(style.overflowY))
        Object.assign(edges, { top: Math.max(edges.top, box.top), bottom: Math.min(edges.bottom, box.bottom) });
      // What is fixed goes by the window alone.
      if (style.position === 'fixed') break;
    }
    if (cutsX) Object.assign(edges, { left: Math.max(edges.left, 0), right: Math.min(edges.right, innerWidth) });
    return edges;
  }

  // Storybook's own margin is no part of the page, and would grow with the text.
  if (document.body.matches('.sb-main-padded')) document.body.style.padding = '16px';
  // A story may frame its component at a width of its own; no frame is wider than the phone.
  for (const frame of document.querySelectorAll<HTMLElement>('#storybook-root [style*="width"]'))
    frame.style.maxWidth = '100%';

  const lost: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!parent || !text.nodeValue?.trim() || !isRead(parent)) continue;
    const edges = seenWithin(parent);
    if (!edges) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const { left, right, top, bottom, width } of range.getClientRects()) {
      const past = [edges.left - left, right - edges.right, edges.top - top, bottom - edges.bottom];
      const most = Math.max(...past);
      if (width > 0 && most > ROUNDING_PX) {
        const side = ['left', 'right', 'top', 'bottom'][past.indexOf(most)];
        lost.push(`${nameOf(text)} is cut off at the ${side} by ${most.toFixed(0)} px`);
      }
    }
  }
  const wider = root.scrollWidth - root.clientWidth;
  if (wider > ROUNDING_PX) lost.push(`the page is ${wider} px wider than the window`);
  return [...new Set(lost)];
}
