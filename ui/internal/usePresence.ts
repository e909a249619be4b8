import { useLayoutEffect, useState, type RefObject } from 'react';

/** Whether a thing that opens and closes is to be seen: it stays until the animation of its `element` has run out. */
export function usePresence(open: boolean, element: RefObject<HTMLElement | null>): boolean {
  const [isPresent, setPresent] = useState(open);
  if (open && !isPresent) setPresent(true);
  const isLeaving = !open && isPresent;

  useLayoutEffect(() => {
    if (!isLeaving) return undefined;
    let isWanted = true;
    const leave = () => {
      if (isWanted) setPresent(false);
    };
    const moves = element.current?.getAnimations() ?? [];
    if (moves.length === 0) leave();
    else void Promise.allSettled(moves.map(({ finished }) => finished)).then(leave);
    return () => {
      isWanted = false;
    };
  }, [isLeaving, element]);

  return isPresent;
}
