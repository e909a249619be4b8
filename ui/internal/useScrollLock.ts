import { useEffect } from 'react';

let locks = 0;

/**
 * Keeps the page from scrolling while `isLocked` anywhere. A scroll bar that goes leaves its room, so nothing jumps.
 */
export function useScrollLock(isLocked: boolean) {
  useEffect(() => {
    if (!isLocked) return undefined;
    const { style, clientWidth } = document.documentElement;
    if (locks === 0) {
      if (clientWidth < window.innerWidth) style.scrollbarGutter = 'stable';
      style.overflow = 'hidden';
    }
    locks += 1;
    return () => {
      locks -= 1;
      if (locks > 0) return;
      style.removeProperty('overflow');
      style.removeProperty('scrollbar-gutter');
    };
  }, [isLocked]);
}
