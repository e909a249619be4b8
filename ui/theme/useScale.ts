import { useSyncExternalStore } from 'react';

/** How large a page is drawn. */
export type Scale = 'regular' | 'large' | 'dense';

function watch(notify: () => void) {
  const observer = new MutationObserver(notify);
  observer.observe(document.documentElement, { attributeFilter: ['data-scale'] });
  return () => observer.disconnect();
}

function read(): Scale {
  const { scale } = document.documentElement.dataset;
  return scale === 'large' || scale === 'dense' ? scale : 'regular';
}

/**
 * The scale that `data-scale` on the root element names, and a render when it changes; a server takes the regular one.
 * Sizes follow the scale by themselves: this is for the few things that take another shape at it.
 */
export function useScale(): Scale {
  return useSyncExternalStore(watch, read, () => 'regular');
}
