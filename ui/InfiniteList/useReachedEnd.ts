import { useEffect, useEffectEvent, useRef } from 'react';

/** How far before the end of the list the next page is asked for. */
const AHEAD = '600px';

/** A ref for an element after the list; `onReached` runs whenever that element comes near the window. */
export function useReachedEnd(onReached: () => void, isWaiting: boolean) {
  const mark = useRef<HTMLDivElement>(null);
  const reached = useEffectEvent(onReached);

  useEffect(() => {
    if (!mark.current || !isWaiting) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) reached();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [isWaiting]);

  return mark;
}
