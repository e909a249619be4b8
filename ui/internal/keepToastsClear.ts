import { panelHead } from '../theme/frame.css';

const variable = panelHead.slice('var('.length, -1);

/** Px between a toast and what it keeps clear of. */
const GAP = 12;

/**
 * Ref of what follows the head and the tools of a panel: toasts stand above the panel where it leaves them the room, and
 * below its tools where it does not.
 */
export function keepToastsClear(content: HTMLElement | null) {
  const panel = content?.closest<HTMLElement>('[role="dialog"]');
  if (!content || !panel) return undefined;
  const lists = [...document.querySelectorAll<HTMLElement>('[data-toasts]')];
  const observer = new ResizeObserver(() => {
    // Both tops move alike while the panel slides in; its place in the layout does not.
    const head = content.getBoundingClientRect().top - panel.getBoundingClientRect().top + panel.scrollTop;
    for (const { offsetHeight, style } of lists) {
      const isRoomAbove = panel.offsetTop >= offsetHeight + 2 * GAP;
      if (isRoomAbove) style.removeProperty(variable);
      else style.setProperty(variable, `${panel.offsetTop + head + GAP}px`);
    }
  });
  for (const part of [content, panel, ...lists]) observer.observe(part);
  return () => {
    observer.disconnect();
    for (const { style } of lists) style.removeProperty(variable);
  };
}
