import { useLayoutEffect, useRef, type RefObject } from 'react';

const GLIDE = { duration: 320, easing: 'cubic-bezier(0.2, 0, 0, 1)' } as const;

/**
 * Lets an element go to the place that it has once `isResting`, from the one it had until then: what stood above it was
 * higher. It stays where it is for who wants less motion, since nothing moved before.
 */
export function useGlide<Of extends HTMLElement>(isResting: boolean): RefObject<Of | null> {
  const element = useRef<Of>(null);
  const before = useRef<number | null>(null);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    if (isResting) {
      if (before.current !== null) {
        current.animate([{ translate: `0 ${before.current - current.offsetTop}px` }, { translate: '0 0' }], GLIDE);
      }
      before.current = null;
      return;
    }
    const measure = () => {
      before.current = current.offsetTop;
    };
    measure();
    // It plays for seconds: a font that comes or a phone that is turned moves it meanwhile.
    const resizes = new ResizeObserver(measure);
    for (const neighbour of current.parentElement?.children ?? []) resizes.observe(neighbour);
    return () => resizes.disconnect();
  }, [isResting]);
  return element;
}
