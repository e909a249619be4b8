import { useEffect, useEffectEvent, useRef } from 'react';

/** How far before the end of the list the next page is asked for. */
const AHEAD = '600px';

/**
 * A ref for an element after the list; `onReached` runs when that element comes near the window.
 * `waitingAt` is the number of rows, looked at afresh whenever it changes; null looks no more.
 */
export function useReachedEnd(onReached: () => void, waitingAt: number | null) {
  const mark = useRef<HTMLDivElement>(null);
  const reached = useEffectEvent(onReached);

  useEffect(() => {
    if (!mark.current || waitingAt === null) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) reached();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [waitingAt]);

  return mark;
}
