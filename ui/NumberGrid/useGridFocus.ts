import { useLayoutEffect, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';

const TAB_STOP = '[tabindex="0"]';

/** The cell that a key leads to, or the same one where the grid ends. */
function nextIndex(key: string, index: number, columns: number, count: number) {
  const moves: Record<string, number> = {
    ArrowRight: index + 1,
    ArrowLeft: index - 1,
    ArrowDown: index + columns,
    ArrowUp: index - columns,
    Home: index - (index % columns),
    End: Math.min(count - 1, index - (index % columns) + columns - 1),
    PageUp: index % columns,
    PageDown: count - 1 - ((count - 1 - index) % columns),
  };
  const next = moves[key];
  return next === undefined ? null : next < 0 || next >= count ? index : next;
}

/**
 * One tab stop for a grid of buttons, arrow keys in two dimensions, Home and End within a row. The tab stop is moved in
 * the document itself, so that walking through the grid renders nothing.
 */
export function useGridFocus(grid: RefObject<HTMLElement | null>) {
  const cells = () => [...(grid.current?.querySelectorAll<HTMLButtonElement>('button') ?? [])];
  const stopAt = (cell: HTMLButtonElement) => {
    const before = grid.current?.querySelector<HTMLElement>(TAB_STOP);
    if (before) before.tabIndex = -1;
    cell.tabIndex = 0;
  };

  useLayoutEffect(() => {
    if (!grid.current || grid.current.querySelector(TAB_STOP)) return;
    const first = grid.current.querySelector<HTMLButtonElement>('button[aria-pressed="true"], button');
    if (first) first.tabIndex = 0;
  });

  return {
    onFocus(event: FocusEvent) {
      if (event.target instanceof HTMLButtonElement) stopAt(event.target);
    },
    onKeyDown(event: KeyboardEvent) {
      if (!grid.current || event.ctrlKey || event.altKey || event.metaKey) return;
      const all = cells();
      const index = all.findIndex((cell) => cell === event.target);
      if (index < 0) return;
      // The number of columns is the browser's to say: it follows the width.
      const columns = getComputedStyle(grid.current).gridTemplateColumns.split(' ').length;
      const next = nextIndex(event.key, index, columns, all.length);
      if (next === null) return;
      event.preventDefault();
      all[next]?.focus();
    },
  };
}
